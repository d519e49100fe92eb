"""Every word a person reads: one catalogue (.ftl), German and English, used by page, server and command alike."""

from sevenfold.texts.catalogue import LANGUAGES, keys, listed, say

__all__ = ["LANGUAGES", "keys", "listed", "say"]
