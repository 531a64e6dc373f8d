# Stille tips in iemands eerste spellen; alleen diegene ziet ze.

command-name-advice = tips
command-advice = Of je in je eerste spellen tips krijgt, die alleen jij ziet
advice-on = In je eerste drie spellen, en altijd als je oefent, staat er een tip bij wat ik je vraag. Niemand anders merkt het.
advice-off = Je krijgt geen tips meer.
button-advice-on = Geef me tips
button-advice-off = Geen tips, dank je

advice-line = -# Tip: { $advice } · </mascarade advice>
advice-early = De anderen zien welke kaarten je onder de tafel houdt, nooit wat je ermee doet.
advice-forced = Iedereen heeft je kaart gezien. Na deze beurt mogen ze weer twijfelen.
advice-sure = Je weet dat je { $character-the } bent.
advice-not-looked = Je hebt je kaart al { $turns } beurten niet bekeken.
advice-win = Geloven ze nu dat je { $character-the } bent, dan win je.
advice-gain = Op dit moment kan { $character-the } { gold } nemen.
advice-contest = Je weet dat je { $character-the } bent.
advice-no-contest = Je weet dat je iemand anders bent, en onterecht betwisten kost { gold }.
advice-doubt = Weet je zeker wie je bent? Onterecht betwisten kost { gold }.
advice-richest = { $player } is de rijkste, met { gold }.
advice-unseen-swap = Alleen jij weet straks of er geruild is.
