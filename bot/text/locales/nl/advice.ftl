# Stille raad in iemands eerste spellen; alleen diegene ziet het.

command-name-advice = raad
command-advice = Of je eerste spellen raad krijgen die alleen jij ziet
advice-on = In je eerste drie spellen, en als je oefent, hebben je eigen vragen een regel raad. Niemand anders merkt het.
advice-off = Je krijgt geen raad meer.
button-advice-on = Geef me raad
button-advice-off = Geen raad, dank je

advice-line = -# Raad: { $advice } · </mascarade advice>
advice-early = De anderen zien welke kaarten je neemt, nooit wat je ermee doet.
advice-forced = Iedereen heeft je kaart gezien. Na deze beurt mogen ze weer twijfelen.
advice-sure = Je weet dat je { $character-the } bent.
advice-not-looked = Je hebt je kaart al { $turns } beurten niet bekeken.
advice-win = Gelooft men nu dat je { $character-the } bent, dan win je.
advice-gain = Op dit moment kan { $character-the } { gold } nemen.
advice-contest = Je weet dat je { $character-the } bent.
advice-no-contest = Je weet dat je iemand anders bent, en ten onrechte betwisten kost { gold }.
advice-doubt = Weet je zeker wie je bent? Ten onrechte betwisten kost { gold }.
advice-richest = { $player } is de rijkste, met { gold }.
advice-unseen-swap = Alleen jij weet straks of er geruild is.
