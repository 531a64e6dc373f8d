"""The public messages of a game: what each shows while it is current, and what is left of it later."""

from collections.abc import Container

from bot.game import events as e
from bot.game.questions import HearContests, Memorise, TakeTurn, UsePower
from bot.game.state import ContestMode
from bot.slots import ASK, CARDS, END

from .chapters import Chapter, chapters
from .ending import ending
from .screen import Button, Screen, Style
from .stage import Stage
from .story import room_beside, sentence, tell


def nudge(stage: Stage) -> Screen:
    """Those awaited are called once."""
    awaited = [seat for seat in stage.view.table.awaited() if stage.cast.people[seat].user_id is not None]
    mentions = stage.words.listing(stage.cast.mention(seat) for seat in awaited)
    text = stage.words("nudge", mentions=mentions, count=len(awaited), deadline=stage.clock())
    return Screen((text,), mentions=stage.cast.mentioned(*awaited))


def public_screens(stage: Stage) -> dict[str, Screen]:
    """What the messages of the present and the last turn should show, by slot, the oldest first."""
    found = chapters(stage.view, max(stage.view.table.turn - 1, 0))
    return {chapter.slot: screen_of(stage, found, index) for index, chapter in enumerate(found)}


def earlier_screens(stage: Stage, slots: Container[str]) -> dict[str, Screen]:
    """What these messages of any turn should show, by slot, the oldest first."""
    found = chapters(stage.view, 0)
    left = [index for index, chapter in enumerate(found) if chapter.slot in slots]
    return {found[index].slot: screen_of(stage, found, index) for index in left}


def screen_of(stage: Stage, found: list[Chapter], index: int) -> Screen:
    """One message: live if it is the newest, else its part of the story."""
    chapter = found[index]
    if index + 1 < len(found):
        return past(stage, chapter, found[index + 1].events[0])
    question = stage.view.table.question
    if isinstance(question, Memorise):
        return memorise(stage, question)
    if isinstance(question, TakeTurn):
        return turn(stage, question, (*last_turn(found), *chapter.events))
    if isinstance(question, HearContests):
        return contest(stage, question, chapter.events[1:])
    if isinstance(question, UsePower):
        return ask(stage, question, found)
    return ending(stage, last_turn(found))


def last_turn(found: list[Chapter]) -> tuple[e.Event, ...]:
    """Everything that happened in the turn before the newest message."""
    turn = found[-1].turn if found[-1].kind == END else found[-1].turn - 1
    return tuple(event for chapter in found[:-1] if chapter.turn == turn for event in chapter.events)


def past(stage: Stage, chapter: Chapter, then: e.Event) -> Screen:
    """A message whose time is over: one paragraph without buttons."""
    if chapter.kind == CARDS:
        return Screen((stage.words("memorise-done"),))
    told = tell(stage, chapter.events, then=then)
    began = chapter.events[0]
    if not isinstance(began, e.TurnBegan):
        return Screen((told or sentence(stage, then),))
    words, player = stage.words, stage.cast.name(began.seat)
    if isinstance(then, e.Announced) and not told:
        claimed = words("turn-past-announced", turn=chapter.turn, player=player, character=then.character)
        return Screen((claimed,))
    header = words("turn-past", turn=chapter.turn, player=player)
    return Screen((f"{header} {told or sentence(stage, then)}",))


def memorise(stage: Stage, question: Memorise) -> Screen:
    """Every card face up, and who is not ready yet (RULES 2.5)."""
    words, table, layout = stage.words, stage.view.table, stage.layout
    up = dict(table.up)
    lines = [
        words(
            "memorise-seat",
            place=seat + 1,
            player=stage.cast.described(seat, table, words),
            cards=stage.cards_of(seat, tuple(up[place] for place in layout.own(seat))),
        )
        for seat in range(layout.players)
    ]
    centre = [words.character(up[place]) for place in layout.centre_places()]
    if centre:
        lines.append(words("memorise-centre", cards=words.listing(centre)))
    called = words.listing(stage.cast.mention(seat) for seat in table.awaited())
    waiting = words("memorise-waiting", players=called, deadline=stage.clock())
    return Screen(
        texts=(words("memorise-title"), words("memorise-body"), "\n".join(lines), waiting),
        buttons=(Button(stage.id("ready"), words("button-ready"), Style.PRIMARY),),
        mentions=stage.cast.mentioned(*table.awaited()),
        patient=True,
    )


def turn(stage: Stage, question: TakeTurn, before: tuple[e.Event, ...]) -> Screen:
    """What just happened, whose turn it is, and how the table stands."""
    words = stage.words
    buttons = [Button(stage.id("swap"), words("button-swap"), Style.PRIMARY)]
    if not (question.early or question.forced):
        buttons += [
            Button(stage.id("peek"), words("button-peek"), Style.PRIMARY),
            Button(stage.id("announce"), words("button-announce"), Style.PRIMARY),
        ]
    if stage.notes:
        buttons.append(Button(stage.id("notes"), words("button-notes")))
    texts = [words("turn-header", mention=stage.cast.mention(question.by))]
    if question.early:
        texts.append(words("turn-early"))
    elif question.forced:
        texts.append(words("turn-forced", player=stage.cast.name(question.by)))
    texts += [words("turn-clock", turn=stage.view.table.turn, deadline=stage.clock()), standing(stage)]
    told = tell(stage, before, room_beside(texts))
    return Screen(
        texts=(told, *texts) if told else tuple(texts),
        buttons=tuple(buttons),
        mentions=stage.cast.mentioned(question.by),
    )


def standing(stage: Stage) -> str:
    """The seats in order with their gold, the pots, and the characters in play."""
    words, table = stage.words, stage.view.table
    lines = [
        words(
            "seat-line-turn" if seat == table.on_turn else "seat-line",
            place=seat + 1,
            player=stage.cast.described(seat, table, words),
            amount=gold,
        )
        for seat, gold in enumerate(table.gold)
    ]
    lines.append(pots(stage))
    in_play = words.listing(words.character(name) for name in table.setup.in_play)
    lines.append(words("in-play", characters=in_play))
    return "\n".join(lines)


def fortunes(stage: Stage) -> str:
    """Everyone's gold in the order of the seats, and the pots, in few lines."""
    words = stage.words
    seats = (
        words("gold-seat", player=stage.cast.name(seat), amount=gold)
        for seat, gold in enumerate(stage.view.table.gold)
    )
    return "\n".join((" · ".join(seats), pots(stage)))


def pots(stage: Stage) -> str:
    """What lies on the court, in the bank and in the centre."""
    table = stage.view.table
    return stage.words("pots", court=table.court, bank=table.bank, centre=stage.layout.centre)


def contest(stage: Stage, question: HearContests, since: tuple[e.Event, ...]) -> Screen:
    """An announcement, what has happened since, and who may still claim to be the same."""
    words, table = stage.words, stage.view.table
    announcement = table.announcement
    assert announcement is not None
    character, player = announcement.character, stage.cast.name(announcement.by)
    header = f"contest-header{stage.hand_suffix(announcement.card)}"
    texts = [
        words(header, player=player, character=character),
        words("contest-power", character=character, power=words(f"power-{character}")),
    ]
    texts += [told, fortunes(stage)] if (told := tell(stage, since)) else [fortunes(stage)]
    if table.setup.contest is ContestMode.CLOCKWISE:
        assert question.asked is not None
        contested = {claim.seat: claim.card for claim in announcement.contests}
        texts += [heard(stage, seat, contested.get(seat)) for seat in question.answered]
        asked = stage.cast.name(question.asked)
        texts.append(words("contest-clockwise", player=asked, character=character, deadline=stage.clock()))
    else:
        texts.append(words("contest-together", character=character, deadline=stage.clock()))
        texts.append(words("contest-awaited", players=stage.names(table.awaited())))
    number = question.opened
    return Screen(
        texts=tuple(texts),
        buttons=(
            Button(
                stage.id("contest", number=number),
                words("button-contest", character=character),
                Style.PRIMARY,
            ),
            Button(stage.id("pass", number=number), words("button-pass")),
            Button(stage.id("passon", number=number), words("button-pass-until-turn")),
        ),
        patient=True,
        edits=None if table.setup.contest is ContestMode.CLOCKWISE else 2,
    )


def heard(stage: Stage, seat: int, card: int | None) -> str:
    """What a seat answered in its place: it passed, or claimed with a card to be the same."""
    key = "contest-heard-pass" if card is None else f"contest-heard{stage.hand_suffix(card)}"
    return stage.words(key, player=stage.cast.name(seat))


def ask(stage: Stage, question: UsePower, found: list[Chapter]) -> Screen:
    """What has happened in this turn, and a power's question, with a button that opens the private prompt."""
    words, character, by = stage.words, question.character, question.choice.by
    texts = (
        asked(stage, question),
        words("contest-power", character=character, power=words(f"power-{character}")),
        fortunes(stage),
        words("ask-clock", deadline=stage.clock()),
    )
    so_far = [event for chapter in found if chapter.turn == found[-1].turn for event in chapter.events]
    label = words("button-choose", player=stage.cast.label(by))
    return Screen(
        texts=(tell(stage, so_far, room_beside(texts)), *texts),
        buttons=(Button(stage.id("choose"), label, Style.PRIMARY),),
        mentions=stage.cast.mentioned(by) if found[-1].kind == ASK else (),
    )


def asked(stage: Stage, question: UsePower) -> str:
    """Whom a power asks for what; who answers to somebody else's power is told whose it is."""
    words, choice, character = stage.words, question.choice, question.character
    player = stage.cast.mention(choice.by)
    values = {} if choice.asked_by is None else {"other": stage.cast.name(choice.asked_by)}
    return words(f"ask-{choice.prompt_name}", player=player, character=character, **values)
