#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Turn a summary of 'quickaction audit --format json' into a page that needs nothing else.

    page.py summary.json >results.html
"""

import html as markup
import json
import sys

STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; color: #1d1d1f; }
table { border-collapse: collapse; margin: 0 0 2em; }
td, th { padding: .2em .8em; text-align: right; border-bottom: 1px solid #d2d2d7; font-variant-numeric: tabular-nums; }
td:first-child, th:first-child { text-align: left; }
.bar { display: flex; height: 1.4em; border-radius: .4em; overflow: hidden; margin: 1em 0; }
.whole { background: #34c759; } .incomplete { background: #ffcc00; } .lost { background: #ff3b30; }
.unreadable { background: #8e8e93; }
code { background: #f5f5f7; padding: 0 .3em; border-radius: .3em; overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) { body { background: #1d1d1f; color: #f5f5f7; } code { background: #333; } }
"""


def table(head, rows):
    def cells(row, tag):
        return "".join(f"<{tag}>{markup.escape(str(cell))}</{tag}>" for cell in row)

    body = "".join(f"<tr>{cells(row, 'td')}</tr>\n" for row in rows)
    return f"<table>\n<tr>{cells(head, 'th')}</tr>\n{body}</table>\n"


def html(text):
    """The page of a summary."""
    summary = json.loads(text)
    verdicts = ["whole", "incomplete", "lost", "unreadable"]
    total = max(1, summary["choices"])
    bar = "".join(
        f'<div class="{name}" style="width:{summary[name] / total:.4%}" title="{name}"></div>' for name in verdicts)
    parts = [
        "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Audit of saved choices</title>\n",
        f"<style>{STYLE}</style>\n<h1>{summary['choices']:,} saved choices</h1>\n",
        f"<p>{markup.escape(summary['intent'] or 'all intents')}, {markup.escape(summary['family'])}</p>\n",
        f'<div class="bar">{bar}</div>\n',
        table(["verdict", "choices", "share"], [
            (name, f"{summary[name]:,}", f"{summary[name] / total:.2%}") for name in verdicts]),
    ]
    if summary["causes"]:
        parts.append("<h2>What is lost</h2>\n")
        parts.append(table(["cause", "choices", "values", "most often"], [
            (cause["cause"], f"{cause['choices']:,}", f"{cause['values']:,}",
             ", ".join(f"{lost['text']} ({lost['count']:,})" for lost in cause["lost"][:5]))
            for cause in summary["causes"]]))
        parts.append("<h3>Examples</h3>\n<ul>\n" + "".join(
            f"<li>{markup.escape(cause['cause'])}: <code>{markup.escape(line['text'])}</code></li>\n"
            for cause in summary["causes"] for line in cause["examples"]) + "</ul>\n")
    if summary["destinations"]:
        parts.append("<h2>Destinations</h2>\n")
        width = max(len(entry["positions"]) for entry in summary["destinations"])
        entries = sorted(summary["destinations"], key=lambda entry: -entry["chosen"])
        parts.append(table(["destination", "chosen", *range(1, width + 1)], [
            (f"{entry['identifier']} {entry['title']}", f"{entry['chosen']:,}",
             *(f"{number:,}" for number in entry["positions"]), *[""] * (width - len(entry["positions"])))
            for entry in entries]))
    if summary["together"]:
        titles = {entry["identifier"]: entry["title"] for entry in summary["destinations"]}
        pairs = sorted(summary["together"], key=lambda pair: -pair["choices"])[:15]
        parts.append("<h2>Chosen together</h2>\n")
        parts.append(table(["pair", "choices"], [
            (" + ".join(titles[identifier] or identifier for identifier in pair["identifiers"]),
             f"{pair['choices']:,}") for pair in pairs]))
    return "".join(parts) + "</html>\n"


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        sys.stdout.write(html(file.read()))
