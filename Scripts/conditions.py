# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Which lines of a Swift file are compiled on Apple's systems, as its '#if' directives say."""

import re

APPLE = {
    "os(macOS)", "canImport(Darwin)", "canImport(ObjectiveC)", "canImport(os)", "canImport(Foundation)",
}
LINUX = {
    "os(Linux)", "canImport(Glibc)", "canImport(Foundation)", "canImport(FoundationEssentials)",
    "canImport(FoundationNetworking)", "canImport(FoundationXML)",
}
# Neither of the two.
OTHER = {"os(Windows)", "os(WASI)", "os(Android)", "canImport(Musl)", "canImport(WinSDK)"}
TERM = re.compile(r"\w+\s*\([^()]*\)|\w+")
# A comment up to the end of its line, or a literal: raw, of several lines, of one line.
COMMENT_OR_LITERAL = re.compile(
    r'''//[^\n]*|(\#+)""".*?"""\1|(\#+)".*?"\2|"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"''', re.DOTALL)


def without_literals(text):
    """A text whose literals are empty, on the same lines: what they say is no code."""
    return COMMENT_OR_LITERAL.sub(
        lambda match: match[0] if match[0].startswith("//") else '""' + "\n" * match[0].count("\n"), text)


def holds(condition, system):
    """Whether a condition holds on a system; what depends on no system, such as 'DEBUG', is taken for true."""
    known = APPLE | LINUX | OTHER

    def value(match):
        term = re.sub(r"\s", "", match[0])
        return str(term in system or term not in known)

    words = TERM.sub(value, condition.split("//")[0])
    words = words.replace("&&", " and ").replace("||", " or ").replace("!", " not ").strip()
    # A comparison of versions is left; it is not evaluated.
    if not re.fullmatch(r"(True|False|and|or|not|[()\s])+", words):
        return True
    return bool(eval(words, {"__builtins__": {}}))


def compiled_lines(text, system):
    """Whether a system compiles each line."""
    found = []
    # For each '#if' around the line: whether this branch is compiled, and whether this or one before is.
    stack = []
    for line in text.split("\n"):
        directive = re.match(r"\s*#(if|elseif|else|endif)\b(.*)", line)
        if directive:
            word, condition = directive.groups()
            if word == "if":
                here = holds(condition, system)
                stack.append((here, here))
            elif word == "endif" and stack:
                stack.pop()
            elif stack:
                before = stack[-1][1]
                here = not before and (word == "else" or holds(condition, system))
                stack[-1] = (here, before or here)
        found.append(all(here for here, _ in stack))
    return found
