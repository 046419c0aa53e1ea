"""What came of the test of a channel, and what can be done about it."""

from collections.abc import Iterable

from bot.servers import ServerSettings
from cogs.components import Control, Verb
from cogs.layout import Button, Page, button, row
from cogs.preflight import Report, Step
from cogs.table_page import LOST, WON
from cogs.words import Words

AGAIN = "again"


def preflight_page(report: Report, settings: ServerSettings, words: Words) -> Page:
    """Return the page: a line for each step, where to put right what is missing, what works until then."""
    lines = [_line(report, step, words) for step in report.steps]
    lines.append(words.say("preflight-done", what=words.say("preflight-step-private")))  # this page is the proof
    parts = [f"### {words.say('preflight-title')}", "\n".join(lines), *_advice(report, words)]
    if report.left is not None:
        parts.append(words.say("preflight-left", thread=f"<#{report.left}>"))
    again = button(Control(Verb.PREFLIGHT, arg=AGAIN), words.tag("button-preflight-again"))
    return Page(parts=(*parts, row([*_ways(report, settings, words), again])), accent=WON if report.complete else LOST)


def _line(report: Report, step: Step, words: Words) -> str:
    what = words.say(f"preflight-step-{step}")
    if step in report.done:
        return words.say("preflight-done", what=what)
    if step not in report.refused:
        return words.say("preflight-untried", what=what)
    names = report.refused[step]
    if not names:
        return words.say("preflight-trouble", what=what)
    return words.say("preflight-refused", what=what, names=_named(names, words))


def _named(names: Iterable[str], words: Words) -> str:
    return ", ".join(f"**{words.say(f'permission-{name}')}**" for name in names)


def _advice(report: Report, words: Words) -> list[str]:
    """Return where to change what is missing, and how tables get along without it."""
    if report.complete:
        return [words.say("preflight-complete")]
    said = []
    if any(report.refused.values()):
        said.append(words.say("preflight-where"))
    if Step.POST not in report.done:
        said.append(words.say("preflight-only-threads" if _threads(report) else "preflight-no-tables"))
        return said
    if Step.PICTURE not in report.done:
        said.append(words.say("preflight-no-pictures"))
    if Step.READ in report.refused:
        said.append(words.say("preflight-no-reading"))
    if Step.THREAD in report.steps and not _threads(report):
        said.append(words.say("preflight-no-threads"))
    return said


def _ways(report: Report, settings: ServerSettings, words: Words) -> list[Button]:
    """Return buttons for settings with which tables get along."""
    posts, threads = Step.POST in report.done, _threads(report)
    if Step.THREAD not in report.steps or posts == threads:
        return []
    wanted = "never" if posts else "always"
    if settings.threads == wanted:
        return []
    return [button(Control(Verb.SETTING, arg=f"threads.{wanted}"), words.tag(f"button-threads-{wanted}"))]


def _threads(report: Report) -> bool:
    """Whether a table can stand in a thread."""
    return {Step.THREAD, Step.THREAD_POST} <= report.done
