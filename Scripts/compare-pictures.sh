#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Draws the widgets of the current folder as they are and as they were, and says in Markdown what moved. The action runs it.
#
# Usage: Scripts/compare-pictures.sh --executable FILE --since REVISION --output FOLDER [ARGUMENT...]
#
# The arguments are those of 'quickaction snapshot'. The folder gets 'pictures.md' and, if a picture differs, 'differences.html'.
# Pictures of the state where the branch began are compared, so that what others changed meanwhile counts for nothing. Ends with 0
# whether or not pictures differ, with 1 if they cannot be drawn now, and with 2 if it is called wrongly.

set -euo pipefail

fail() {
  echo "error: $1" >&2
  exit 2
}

executable='' since='' output=''
while [[ $# -gt 0 ]]; do
  case $1 in
    --executable) executable=${2-} && shift 2 ;;
    --since) since=${2-} && shift 2 ;;
    --output) output=${2-} && shift 2 ;;
    *) break ;;
  esac
done
[[ -n $executable && -n $since && -n $output ]] ||
  fail "'--executable', '--since' and '--output' are needed"

revision=$(git rev-parse --verify --quiet "$since^{commit}") ||
  fail "'$since' is not a revision here; check out with history ('fetch-depth: 0')"
base=$(git merge-base "$revision" HEAD 2>/dev/null) || base=$revision
inside=$(git rev-parse --show-prefix)
short=$(git rev-parse --short "$base")

mkdir -p "$output"
output=$(cd "$output" && pwd)
rm -rf "$output/pictures.md" "$output/differences.html" "$output/before"
work=$(mktemp -d)
trap 'git worktree remove --force "$work/tree" >/dev/null 2>&1 || true; rm -rf "$work"' EXIT
git worktree add --quiet --detach "$work/tree" "$base"

# A text of the tool as a block of code, whatever is in it.
block() {
  printf '\n'
  sed 's/^/    /'
  printf '\n'
}

{
  printf '### Pictures of the widgets since %s\n\n' "$short"
  if ! (cd "$work/tree/$inside" && "$executable" snapshot record "$output/before" "$@") >"$work/log" 2>&1; then
    printf 'They cannot be drawn as they were, so nothing is compared:\n'
    tail -n 20 "$work/log" | block
    exit
  fi
  status=0
  "$executable" snapshot check "$output/before" "$@" --page "$output/differences.html" >"$work/log" 2>&1 || status=$?
  case $status in
    0) printf 'No picture has changed.\n' ;;
    1)
      # Where the page is does not help a reader.
      grep -v '^before, after and difference: ' "$work/log" >"$work/changes" || true
      block <"$work/changes"
      ;;
    *)
      printf 'They cannot be drawn as they are:\n'
      tail -n 20 "$work/log" | block
      exit 1
      ;;
  esac
} >"$output/pictures.md"
