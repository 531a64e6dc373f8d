"""The public messages of a game: what each shows while it is current, and what is left of it later."""

from collections.abc import Container

from bot.game import events as e
from bot.game.questions import HearContests, Memorise, TakeTurn, UsePower
from bot.game.state import ContestMode
from bot.slots import ASK, CARDS, END

from .chapters import Chapter, chapters
from .context import ScreenContext
from .ending import ending
from .screen import Button, Screen, Style
from .story import room_beside, sentence, tell


def nudge(context: ScreenContext) -> Screen:
    """Those awaited are called once."""
    awaited = [
        seat for seat in context.view.table.awaited() if context.roster.people[seat].user_id is not None
    ]
    mentions = context.words.listing(context.roster.mention(seat) for seat in awaited)
    text = context.words("nudge", mentions=mentions, count=len(awaited), deadline=context.clock())
    return Screen((text,), mentions=context.roster.mentioned(*awaited))


def public_screens(context: ScreenContext) -> dict[str, Screen]:
    """What the messages of the present and the last turn should show, by slot, the oldest first."""
    found = chapters(context.view, max(context.view.table.turn - 1, 0))
    return {chapter.slot: screen_of(context, found, index) for index, chapter in enumerate(found)}


def earlier_screens(context: ScreenContext, slots: Container[str]) -> dict[str, Screen]:
    """What these messages of any turn should show, by slot, the oldest first."""
    found = chapters(context.view, 0)
    left = [index for index, chapter in enumerate(found) if chapter.slot in slots]
    return {found[index].slot: screen_of(context, found, index) for index in left}


def screen_of(context: ScreenContext, found: list[Chapter], index: int) -> Screen:
    """One message: live if it is the newest, else its part of the story."""
    chapter = found[index]
    if index + 1 < len(found):
        return past(context, chapter, found[index + 1].events[0])
    question = context.view.table.question
    if isinstance(question, Memorise):
        return memorise(context, question)
    if isinstance(question, TakeTurn):
        return turn(context, question, (*last_turn(found), *chapter.events))
    if isinstance(question, HearContests):
        return contest(context, question, chapter.events[1:])
    if isinstance(question, UsePower):
        return ask(context, question, found)
    return ending(context, last_turn(found))


def last_turn(found: list[Chapter]) -> tuple[e.Event, ...]:
    """Everything that happened in the turn before the newest message."""
    turn = found[-1].turn if found[-1].kind == END else found[-1].turn - 1
    return tuple(event for chapter in found[:-1] if chapter.turn == turn for event in chapter.events)


def past(context: ScreenContext, chapter: Chapter, then: e.Event) -> Screen:
    """A message whose time is over: one paragraph without buttons."""
    if chapter.kind == CARDS:
        return Screen((context.words("memorise-done"),))
    told = tell(context, chapter.events, then=then)
    began = chapter.events[0]
    if not isinstance(began, e.TurnBegan):
        return Screen((told or sentence(context, then),))
    words, player = context.words, context.roster.name(began.seat)
    if isinstance(then, e.Announced) and not told:
        claimed = words("turn-past-announced", turn=chapter.turn, player=player, character=then.character)
        return Screen((claimed,))
    header = words("turn-past", turn=chapter.turn, player=player)
    return Screen((f"{header} {told or sentence(context, then)}",))


def memorise(context: ScreenContext, question: Memorise) -> Screen:
    """Every card face up, and who is not ready yet (RULES 2.5)."""
    words, table, layout = context.words, context.view.table, context.layout
    up = dict(table.up)
    lines = [
        words(
            "memorise-seat",
            place=seat + 1,
            player=context.roster.described(seat, table, words),
            cards=context.cards_of(seat, tuple(up[place] for place in layout.own(seat))),
        )
        for seat in range(layout.players)
    ]
    centre = [words.character(up[place]) for place in layout.centre_places()]
    if centre:
        lines.append(words("memorise-centre", cards=words.listing(centre)))
    called = words.listing(context.roster.mention(seat) for seat in table.awaited())
    waiting = words("memorise-waiting", players=called, deadline=context.clock())
    return Screen(
        texts=(words("memorise-title"), words("memorise-body"), "\n".join(lines), waiting),
        buttons=(Button(context.id("ready"), words("button-ready"), Style.PRIMARY),),
        mentions=context.roster.mentioned(*table.awaited()),
        patient=True,
    )


def turn(context: ScreenContext, question: TakeTurn, before: tuple[e.Event, ...]) -> Screen:
    """What just happened, whose turn it is, and how the table stands."""
    words = context.words
    buttons = [Button(context.id("swap"), words("button-swap"), Style.PRIMARY)]
    if not (question.early or question.forced):
        buttons += [
            Button(context.id("peek"), words("button-peek"), Style.PRIMARY),
            Button(context.id("announce"), words("button-announce"), Style.PRIMARY),
        ]
    if context.notes:
        buttons.append(Button(context.id("notes"), words("button-notes")))
    texts = [words("turn-header", mention=context.roster.mention(question.by))]
    if question.early:
        texts.append(words("turn-early"))
    elif question.forced:
        texts.append(words("turn-forced", player=context.roster.name(question.by)))
    texts += [words("turn-clock", turn=context.view.table.turn, deadline=context.clock()), standing(context)]
    told = tell(context, before, room_beside(texts))
    return Screen(
        texts=(told, *texts) if told else tuple(texts),
        buttons=tuple(buttons),
        mentions=context.roster.mentioned(question.by),
    )


def standing(context: ScreenContext) -> str:
    """The seats in order with their gold, the pots, and the characters in play."""
    words, table = context.words, context.view.table
    lines = [
        words(
            "seat-line-turn" if seat == table.on_turn else "seat-line",
            place=seat + 1,
            player=context.roster.described(seat, table, words),
            amount=gold,
        )
        for seat, gold in enumerate(table.gold)
    ]
    lines.append(pots(context))
    in_play = words.listing(words.character(name) for name in table.setup.in_play)
    lines.append(words("in-play", characters=in_play))
    return "\n".join(lines)


def fortunes(context: ScreenContext) -> str:
    """Everyone's gold in the order of the seats, and the pots, in few lines."""
    words = context.words
    seats = (
        words("gold-seat", player=context.roster.name(seat), amount=gold)
        for seat, gold in enumerate(context.view.table.gold)
    )
    return "\n".join((" · ".join(seats), pots(context)))


def pots(context: ScreenContext) -> str:
    """What lies on the court, in the bank and in the centre."""
    table = context.view.table
    return context.words("pots", court=table.court, bank=table.bank, centre=context.layout.centre)


def contest(context: ScreenContext, question: HearContests, since: tuple[e.Event, ...]) -> Screen:
    """An announcement, what has happened since, and who may still claim to be the same."""
    words, table = context.words, context.view.table
    announcement = table.announcement
    assert announcement is not None
    character, player = announcement.character, context.roster.name(announcement.by)
    header = f"contest-header{context.hand_suffix(announcement.card)}"
    texts = [
        words(header, player=player, character=character),
        words("contest-power", character=character, power=words(f"power-{character}")),
    ]
    texts += [told, fortunes(context)] if (told := tell(context, since)) else [fortunes(context)]
    if table.setup.contest is ContestMode.CLOCKWISE:
        assert question.asked is not None
        contested = {claim.seat: claim.card for claim in announcement.contests}
        texts += [heard(context, seat, contested.get(seat)) for seat in question.answered]
        asked = context.roster.name(question.asked)
        texts.append(words("contest-clockwise", player=asked, character=character, deadline=context.clock()))
    else:
        texts.append(words("contest-together", character=character, deadline=context.clock()))
        texts.append(words("contest-awaited", players=context.names(table.awaited())))
    number = question.opened
    return Screen(
        texts=tuple(texts),
        buttons=(
            Button(
                context.id("contest", number=number),
                words("button-contest", character=character),
                Style.PRIMARY,
            ),
            Button(context.id("pass", number=number), words("button-pass")),
            Button(context.id("passon", number=number), words("button-pass-until-turn")),
        ),
        patient=True,
        edits=None if table.setup.contest is ContestMode.CLOCKWISE else 2,
    )


def heard(context: ScreenContext, seat: int, card: int | None) -> str:
    """What a seat answered in its place: it passed, or claimed with a card to be the same."""
    key = "contest-heard-pass" if card is None else f"contest-heard{context.hand_suffix(card)}"
    return context.words(key, player=context.roster.name(seat))


def ask(context: ScreenContext, question: UsePower, found: list[Chapter]) -> Screen:
    """What has happened in this turn, and a power's question, with a button that opens the private prompt."""
    words, character, by = context.words, question.character, question.choice.by
    texts = (
        asked(context, question),
        words("contest-power", character=character, power=words(f"power-{character}")),
        fortunes(context),
        words("ask-clock", deadline=context.clock()),
    )
    so_far = [event for chapter in found if chapter.turn == found[-1].turn for event in chapter.events]
    label = words("button-choose", player=context.roster.label(by))
    return Screen(
        texts=(tell(context, so_far, room_beside(texts)), *texts),
        buttons=(Button(context.id("choose"), label, Style.PRIMARY),),
        mentions=context.roster.mentioned(by) if found[-1].kind == ASK else (),
    )


def asked(context: ScreenContext, question: UsePower) -> str:
    """Whom a power asks for what; who answers to somebody else's power is told whose it is."""
    words, choice, character = context.words, question.choice, question.character
    player = context.roster.mention(choice.by)
    values = {} if choice.asked_by is None else {"other": context.roster.name(choice.asked_by)}
    return words(f"ask-{choice.prompt_name}", player=player, character=character, **values)
