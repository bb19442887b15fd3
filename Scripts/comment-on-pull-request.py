#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Write files of Markdown as the one comment that the action has on a pull request.

    Scripts/comment-on-pull-request.py NUMBER FILE...

A later run replaces the comment of an earlier one. The variables GITHUB_API_URL, GITHUB_REPOSITORY and GITHUB_TOKEN say where, as
in an action. Files that are not there are passed over. Ends with 1 and a sentence if the host refuses.
"""

import json
import os
import pathlib
import sys
import urllib.error
import urllib.request

# What tells the action's comment from others; the page does not show it.
MARK = "<!-- quickaction -->"

# The most characters that a comment can have.
LIMIT = 65_536

# How many comments a page of the answer has, and how many pages are looked through.
PAGE_SIZE = 100
PAGE_LIMIT = 30


def request(path, body=None, method="GET"):
    """The answer of the host, as JSON."""
    request = urllib.request.Request(
        f"{os.environ['GITHUB_API_URL']}/repos/{os.environ['GITHUB_REPOSITORY']}/{path}",
        data=None if body is None else json.dumps(body).encode(), method=method,
        headers={
            "Accept": "application/vnd.github+json",
            "Authorization": f"Bearer {os.environ['GITHUB_TOKEN']}",
            "Content-Type": "application/json",
        })
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def earlier_comment(number):
    """The number of the comment that an earlier run wrote; None if there is none."""
    for page in range(1, PAGE_LIMIT + 1):
        comments = request(f"issues/{number}/comments?per_page={PAGE_SIZE}&page={page}")
        for comment in comments:
            # A person who answers may quote the mark, but does not begin with it.
            if (comment.get("body") or "").startswith(MARK):
                return comment["id"]
        if len(comments) < PAGE_SIZE:
            break
    return None


def main(number, files):
    parts = [path.read_text(encoding="utf-8").strip() for path in map(pathlib.Path, files) if path.is_file()]
    body = "\n\n".join([MARK, *parts]) + "\n"
    if len(body) > LIMIT:
        rest = "\n\nThe rest is in the summary of the run.\n"
        # At the end of a line, so that nothing begins that does not end.
        body = body[:LIMIT - len(rest)].rpartition("\n")[0] + rest
    try:
        known = earlier_comment(number)
        if known is None:
            request(f"issues/{number}/comments", {"body": body}, "POST")
        else:
            request(f"issues/comments/{known}", {"body": body}, "PATCH")
    except (urllib.error.URLError, TimeoutError, ValueError) as error:
        print(f"error: the pull request has no comment of quickaction, as the host refused it: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 3 or not sys.argv[1].isdigit():
        sys.exit(__doc__)
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
