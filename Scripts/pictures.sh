#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Makes the pictures of the readmes, Documentation/Pictures, from the program: the editor, the contact sheet and a widget,
# in English and Japanese.
#
#     Scripts/pictures.sh [EXECUTABLE]
#
# EXECUTABLE is .build/debug/quickaction unless named. Needs tmux, chromium, rsvg-convert, pngquant and Python 3, and the
# fonts DejaVu, Inter and Noto Sans CJK:
#
#     apt-get install tmux chromium librsvg2-bin pngquant fonts-dejavu-core fonts-inter fonts-noto-cjk
set -euo pipefail
cd "$(dirname "$0")/.."
executable=$(realpath "${1:-.build/debug/quickaction}")
pictures=$PWD/Documentation/Pictures
scripts=$PWD/Scripts
work=$(mktemp -d)
server=quickaction-pictures-$$
trap 'tmux -L "$server" kill-server 2>/dev/null || true; rm -rf "$work"' EXIT
mkdir -p "$pictures"

# An editor notes where it is; the copy keeps that out of the sample.
cp -R IntentDefinitions Localization "$work"
cd "$work"
catalog=IntentDefinitions/QuickActionWidget.actions.json

# Writes a picture with few colors, without the day it was made.
finish() {
  pngquant --strip --speed 1 --force --output "$pictures/$2" "$1"
  echo "$(($(stat -c %s "$pictures/$2") / 1024)) KiB  Documentation/Pictures/$2"
}

columns=100 rows=20
for language in en ja; do
  tmux -L "$server" -f /dev/null new-session -d -x $columns -y $rows \
    "env LANG=C.UTF-8 COLORTERM=truecolor TERM=tmux-256color '$executable' edit --locale $language --language $language $catalog"
  screen=
  for _ in {1..100}; do
    screen=$(tmux -L "$server" capture-pane -p -e -N)
    if grep -q '▀▀▀' <<<"$screen"; then break; fi
    sleep 0.1
  done
  grep -q '▀▀▀' <<<"$screen" || { echo 'the editor drew no widget' >&2; exit 1; }
  tmux -L "$server" kill-server
  "$scripts/terminal-picture.py" $columns $rows <<<"$screen" >editor.svg
  rsvg-convert --zoom 2 --output editor.png editor.svg
  finish editor.png "editor-$language.png"

  "$executable" preview --quiet --locale $language --language $language --format html --all --output sheet.html $catalog
  chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --lang=$language --window-size=1280,900 \
    --screenshot="$work/sheet.png" "file://$work/sheet.html" 2>/dev/null
  finish sheet.png "sheet-$language.png"

  "$executable" preview --quiet --locale $language --format svg --wallpaper day --output widget.svg $catalog
  rsvg-convert --zoom 2 --output widget.png widget.svg
  finish widget.png "widget-$language.png"
done
