"""All that is said to people, in the language asked for: for the terminal, the table and the lab alike."""

from quadriga.words.language import LANGUAGES, choose_language
from quadriga.words.words import Words

__all__ = ["LANGUAGES", "Words", "choose_language"]
