"""The public messages of a game: what each shows while it is current, and what is left of it later."""

from collections.abc import Container, Iterable, Iterator

from msgspec.structs import replace

from bot.game import events as e
from bot.game.questions import HearContests, Memorise, TakeTurn, UsePower
from bot.game.state import ContestMode
from bot.slots import ASK, CARDS, CONTEST, is_a, slot_of

from .banter import banter
from .chapters import Chapter, chapters
from .context import ScreenContext
from .deal import memorise
from .ending import ending
from .icons import with_icon
from .notes import reminders
from .screen import Button, Emblem, Screen, Style
from .sets import pictured_names
from .story import lines, room_beside
from .suspense import suspense

ICONS = {"swap": "back", "peek": "seen", "announce": "mask"}
"""The signs of what may be done in a turn."""
EDITS = 2
"""How often an announcement may be edited at the most while answers come in."""


def public_screens(context: ScreenContext, posted: Container[str] | None = None) -> dict[str, Screen]:
    """What the messages of the present and the last turn should show, by slot, the oldest first.

    One whose time was over before anything happened has no text.
    """
    last = context.view.table.turn - 1
    found = chapters(context.view, max(last - 1, 0), posted)
    return {one.slot: screen_of(context, found, index) for index, one in enumerate(found) if one.turn >= last}


def earlier_screens(
    context: ScreenContext, slots: Container[str], posted: Container[str]
) -> dict[str, Screen]:
    """What some of the messages that were posted should show, of any turn, by slot, the oldest first."""
    found = chapters(context.view, 0, posted)
    wanted = [index for index, one in enumerate(found) if one.slot in slots]
    return {found[index].slot: screen_of(context, found, index) for index in wanted}


def screen_of(context: ScreenContext, found: list[Chapter], index: int) -> Screen:
    """One message: live if it is the newest, else its part of the story."""
    chapter = found[index]
    if index + 1 < len(found):
        return past(context, chapter, found[index + 1].opened.event)
    question = context.view.table.question
    if isinstance(question, Memorise):
        return memorise(context)
    if isinstance(question, TakeTurn):
        return turn(context, question, chapter)
    if isinstance(question, HearContests):
        return contest(context, question, chapter)
    if isinstance(question, UsePower):
        return ask(context, question, chapter)
    if context.view.table.outcome is None:
        return suspense(context)
    return ending(context, chapter)


def past(context: ScreenContext, chapter: Chapter, then: e.Event) -> Screen:
    """A message whose time is over: its line of the story, or nothing where nothing happened."""
    if is_a(chapter.slot, CARDS):
        since = [item for item in chapter.past if not isinstance(item.event, e.CardsTurnedDown)]
        told = lines(context, since, then=then)
        return Screen((context.words("memorise-done"), "\n".join(filter(None, (in_play(context), told)))))
    told = lines(context, chapter.past, then=then, named=named_above(chapter))
    return Screen((told,) if told else ())


def named_above(chapter: Chapter) -> int:
    """The turn whose number a message above bears already, where a power's question went below it."""
    return chapter.turn if is_a(chapter.slot, ASK) else 0


def in_play(context: ScreenContext) -> str:
    """The characters in play, and how many cards lie in the centre."""
    words, setup = context.words, context.view.table.setup
    characters = pictured_names(setup.characters, words)
    return words("in-play", characters=characters, centre=context.layout.centre)


def turn(context: ScreenContext, question: TakeTurn, chapter: Chapter) -> Screen:
    """Whose turn it is and what may be done; an automaton just plays."""
    words, by = context.words, question.by
    told = [*banter(context)]
    if question.early:
        told.append(words("turn-early"))
    if question.forced and not question.early:
        told.append(words("turn-forced", player=context.roster.name(by)))
    if context.roster.is_played_for(by):
        header = words("turn-automaton", player=context.roster.name(by), turn=context.view.table.turn)
        return live(context, chapter, chapter.slot, (header, *told))
    header = words(
        context.timed("turn-header"),
        mention=context.roster.mention(by),
        turn=context.view.table.turn,
        deadline=context.clock(),
    )
    header = with_icon("turn", header)
    verbs = ("swap",) if question.early or question.forced else ("swap", "peek", "announce")
    buttons = tuple(
        Button(context.id(verb), words(f"button-{verb}"), Style.PRIMARY, ICONS[verb]) for verb in verbs
    )
    screen = live(context, chapter, chapter.slot, (header, *told), buttons)
    return replace(screen, mentions=context.roster.mentioned(by))


def live(
    context: ScreenContext,
    chapter: Chapter,
    asks: str,
    question: Iterable[str],
    buttons: tuple[Button, ...] = (),
) -> Screen:
    """What happened since the message was opened, what is asked, and how the table stands.

    The number of a turn is said once: whose turn it is is asked with it.
    """
    asked = "\n".join((*question, fortunes(context)))
    table = context.view.table
    named = table.turn if isinstance(table.question, TakeTurn) else named_above(chapter)
    told = lines(context, chapter.past, room_beside((asked,)), named=named)
    texts = (told, asked) if told else (asked,)
    return Screen(texts=texts, buttons=(*buttons, *reminders(context)), asks=asks)


def fortunes(context: ScreenContext) -> str:
    """Everyone's gold in the order of the seats, and what lies in the courthouse."""
    words, table = context.words, context.view.table
    seats = (
        words(
            "gold-seat-turn" if seat == table.on_turn else "gold-seat",
            player=context.roster.name(seat),
            amount=gold,
        )
        for seat, gold in enumerate(table.gold)
    )
    return words("gold-line", seats=" · ".join(seats), court=table.court)


def contest(context: ScreenContext, question: HearContests, chapter: Chapter) -> Screen:
    """An announcement, and who dares to claim the same."""
    words, table = context.words, context.view.table
    announcement = table.announcement
    assert announcement is not None
    character, number = announcement.character, question.opened
    header = words(
        f"contest-header{context.hand_suffix(announcement.card)}",
        player=context.name_when(announcement.by, e.Announced),
        character=character,
    )
    power = words("contest-power", character=character, power=words(f"power-{character}"))
    power = with_icon(character, power)
    label = words("button-contest", character=character)
    claim = Button(context.id("contest", number=number), label, Style.PRIMARY, character)
    passing = Button(context.id("pass", number=number), words("button-pass"))
    passing_on = Button(context.id("passon", number=number), words("button-pass-until-turn"))
    since = tuple(item for item in chapter.past if not isinstance(item.event, e.Announced))
    screen = live(
        context,
        replace(chapter, past=since),
        slot_of(CONTEST, number),
        (header, power, *banter(context), *heard_and_awaited(context, question, character)),
        (claim, passing, passing_on),
    )
    clockwise = table.setup.contest is ContestMode.CLOCKWISE
    screen = beside_emblem(screen, "\n".join((header, power)), Emblem(character, words.character(character)))
    return replace(screen, patient=True, edits=None if clockwise else EDITS)


def beside_emblem(screen: Screen, said: str, emblem: Emblem) -> Screen:
    """A message whose last text begins with something that an emblem stands beside."""
    *told, asked = screen.texts
    rest = asked.removeprefix(said).lstrip("\n")
    return replace(screen, texts=(*told, said, rest), emblem=replace(emblem, beside=len(told)))


def heard_and_awaited(context: ScreenContext, question: HearContests, character: str) -> Iterator[str]:
    """What has been heard in its place and who is asked next; or that all are asked, and from half-time on
    who is still awaited."""
    words, table = context.words, context.view.table
    if question.asked is None:
        yield words(context.timed("contest-together"), deadline=context.clock())
        if context.half_time_over and context.deadline is not None:
            yield words("contest-awaited", players=context.names(table.awaited()))
        return
    assert table.announcement is not None
    contested = {claim.seat: claim.card for claim in table.announcement.contests}
    for seat in question.answered:
        yield heard(context, seat, contested.get(seat))
    asked = context.roster.name(question.asked)
    key = context.timed("contest-clockwise")
    yield words(key, player=asked, character=character, deadline=context.clock())


def heard(context: ScreenContext, seat: int, card: int | None) -> str:
    """What was answered from a seat in its place: a pass, or the same claim with a card."""
    key = "contest-heard-pass" if card is None else f"contest-heard{context.hand_suffix(card)}"
    return context.words(key, player=context.name_when(seat, e.AnswerHeard))


def ask(context: ScreenContext, question: UsePower, chapter: Chapter) -> Screen:
    """What has happened, and a power's question, with a button that opens the private prompt."""
    words, by = context.words, question.choice.by
    asks = slot_of(ASK, context.view.table.number)
    if context.roster.is_played_for(by):
        return live(context, chapter, asks, (asked(context, question),))
    label = words("button-choose", player=context.roster.label(by))
    choose = Button(context.id("choose"), label, Style.PRIMARY)
    clock = () if context.deadline is None else (words("ask-clock", deadline=context.clock()),)
    screen = live(context, chapter, asks, (asked(context, question), *clock), (choose,))
    return replace(screen, mentions=context.roster.mentioned(by))


def asked(context: ScreenContext, question: UsePower) -> str:
    """Whom a power asks for what; who answers to somebody else's power is told whose it is."""
    words, choice, character = context.words, question.choice, question.character
    player = context.roster.mention(choice.by)
    values = {} if choice.asked_by is None else {"other": context.roster.name(choice.asked_by)}
    return words(f"ask-{choice.prompt_name}", player=player, character=character, **values)
