"""Loaded by Orca at its start, under this name. Writes what Orca says to the file SPOKEN, one line for each
time it speaks, in place of a voice. Messages of live regions begin with an asterisk. On SIGUSR1 it reads the
page from its content on, on SIGWINCH it says what has the focus, and on SIGUSR2 it writes a line of dashes once all
that the browser reported is said.
"""

import os
import re
import signal

import pyatspi
from gi.repository import GLib
from orca import liveregions, messages, orca_state, settings, speech
from orca.scripts.web import script_utilities

spoken = open(os.environ["SPOKEN"], "a", buffering=1, encoding="utf-8")
# Said or not, depending on how fast the page is.
loading = [
    messages.PAGE_LOADING_START,
    messages.PAGE_LOADING_END,
    messages.PAGE_LOADING_END_NAMED,
    messages.MODE_BROWSE,
    messages.MODE_FOCUS,
    messages.SELECTION_DELETED,
]
unsteady = re.compile("|".join(re.escape(text).replace("%s", ".*") for text in loading))

settings.enableKeyEcho = False
# A page is read when the test asks for it, because what is there as soon as it has loaded varies.
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False
settings.presentToolTips = False
# Browsers say of a heading that takes the focus that it can be clicked, sometimes late.
script_utilities.Utilities.isClickableElement = lambda utilities, accessible: False

parts = []
depth = 0
is_live = False


def write(texts):
    words = [text.strip() for text in texts if text.strip()]
    if words and not unsteady.fullmatch(words[0]):
        spoken.write(("* " if is_live else "") + " | ".join(words) + "\n")


def is_of_page():
    """Whether it is the title of the page, which is said when the focus is lost with the page before."""
    focus = orca_state.locusOfFocus
    return focus is not None and focus.getRole() in (pyatspi.ROLE_DOCUMENT_WEB, pyatspi.ROLE_FRAME)


original_speak = speech.speak


def speak(content, acss=None, interrupt=True):
    global depth
    depth += 1
    try:
        original_speak(content, acss, interrupt)
    finally:
        depth -= 1
        if depth == 0:
            if is_live or not is_of_page():
                write(parts)
            parts.clear()


def collect(text, acss, interrupt):
    parts.append(text)
    if depth == 0:
        write(parts)
        parts.clear()


original_pump = liveregions.LiveRegionManager.pumpMessages


def pump(manager):
    global is_live
    is_live = True
    try:
        return original_pump(manager)
    finally:
        is_live = False


def say_all(utterances, progress):
    last, texts = None, []
    for context, _ in utterances:
        if context.obj is not last:
            write(texts)
            last, texts = context.obj, []
        texts.append(context.utterance)
    write(texts)


liveregions.LiveRegionManager.pumpMessages = pump
speech.speak = speak
speech._speak = collect
speech.sayAll = say_all
speech.speakCharacter = lambda character, acss=None: write([character])


def is_focused(accessible):
    return accessible.getState().contains(pyatspi.STATE_FOCUSED)


def is_main(accessible):
    return "xml-roles:main" in accessible.getAttributes()


def say_focus():
    script = orca_state.activeScript
    document = script.utilities.documentFrame()
    focus = pyatspi.findDescendant(document, is_focused)
    if focus is not None:
        speech.speak(script.speechGenerator.generateSpeech(focus, priorObj=None))
    return True


def read_page():
    script = orca_state.activeScript
    document = script.utilities.documentFrame()
    main = pyatspi.findDescendant(document, is_main)
    script.sayAll(None, main or document, 0)
    return True


def mark():
    spoken.write("---\n")
    return True


GLib.unix_signal_add(GLib.PRIORITY_LOW, signal.SIGUSR1, read_page)
GLib.unix_signal_add(GLib.PRIORITY_LOW, signal.SIGUSR2, mark)
GLib.unix_signal_add(GLib.PRIORITY_LOW, signal.SIGWINCH, say_focus)
