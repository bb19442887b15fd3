#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Installs the packages of a release into empty folders, without a network, and runs each on an example: the archive, the
# wheel with pip, npm's with npm, the plugin with SwiftPM, the image's files by chroot, and what the action downloads. Then
# packs once more, and compares the bytes.
#
#     Scripts/check-packages.sh [EXECUTABLE]
#
# EXECUTABLE is .build/debug/quickaction unless named. Without npm or pip's venv, their packages are left out, which is a
# failure with QUICKACTION_CI=1. The image is checked if the executable is static, and this is root.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
executable=${1:-.build/debug/quickaction}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
example=$root/Examples/AppStoreMail
packages=$work/packages
version=$(Scripts/release.sh --version)

fail() {
  echo "error: $1" >&2
  [ ! -f "$work/log" ] || sed 's/^/  /' "$work/log" >&2
  exit 1
}

# Says what is left out, and what it needs; a failure if nothing may be.
left_out() {
  echo "left out: $1"
  [ "${QUICKACTION_CI:-}" != 1 ] || fail 'QUICKACTION_CI is set, so nothing may be left out'
}

# Runs a quickaction on the example, and compares what it says with what the executable itself says.
says() {
  local name=$1
  shift
  local from
  from=$(date +%s%N)
  "$@" >"$work/log" 2>&1 || fail "$name: the example cannot be checked"
  cmp -s "$work/log" "$work/expected" || fail "$name: not what the executable says"
  echo "$name: $((($(date +%s%N) - from) / 1000000)) ms for the example"
}

cp -R "$example" "$work/example"
cd "$work/example"
"$root/$executable" validate >"$work/expected"
grep -q 'app-store-title-missing' "$work/expected" || fail 'the example has no finding'
cd "$root"

Scripts/release.sh --executable "$executable" --output "$packages" --fast >"$work/log" 2>&1 || fail 'nothing was packed'
cat "$work/log"
(cd "$packages" && sha256sum --check --quiet SHA256SUMS) || fail 'the checksums are wrong'

[ -s "$packages/quickaction-$version.vsix" ] || fail 'the extension for Visual Studio Code was not packed'

mkdir "$work/prefix"
tar -xJf "$packages"/quickaction-"$version"-*.tar.xz -C "$work/prefix" --strip-components 1
(cd "$work/example" && says 'archive' "$work/prefix/bin/quickaction" validate)
for file in share/man/man1/quickaction-validate.1 share/man/man1/quickaction-intentbuilderc-generate.1 share/bash-completion/completions/quickaction share/doc/quickaction/NOTICE; do
  [ -s "$work/prefix/$file" ] || fail "the archive has no $file"
done

if python3 -m venv "$work/venv" >/dev/null 2>&1; then
  "$work/venv/bin/pip" install --quiet --no-index --disable-pip-version-check --find-links "$packages" quickaction \
    >"$work/log" 2>&1 || fail 'pip cannot install the wheel'
  (cd "$work/example" && says 'wheel, pip' "$work/venv/bin/quickaction" validate)
else
  left_out 'the wheel needs python3 with venv'
fi

if command -v npm >/dev/null; then
  mkdir "$work/npm"
  (cd "$work/npm" && npm install --offline --no-audit --no-fund "$packages"/*.tgz) >"$work/log" 2>&1 ||
    fail 'npm cannot install the packages'
  (cd "$work/example" && says 'npm' "$work/npm/node_modules/.bin/quickaction" validate)
  status=0
  "$work/npm/node_modules/.bin/quickaction" validate --nonsense >/dev/null 2>&1 || status=$?
  [ "$status" = 2 ] || fail "npm: exit code $status in place of 2"
  rm -r "$work/npm/node_modules/@quickaction"
  ! "$work/npm/node_modules/.bin/quickaction" --version >"$work/log" 2>&1 || fail 'npm: runs without its executable'
  grep -q "is not installed" "$work/log" || fail 'npm: does not say that its executable is missing'
else
  left_out 'the packages of npm need npm'
fi

# A static executable finds all it needs in the image but /proc, which every container has.
if [ "$(id -u)" = 0 ] && unshare --mount --pid --fork true 2>/dev/null && ! ldd "$executable" >/dev/null 2>&1; then
  cp -R "$packages"/docker/*64 "$work/image"
  mkdir "$work/image/proc" && cp -R "$work/example" "$work/image/work"
  says 'image, chroot' unshare --mount --pid --fork bash -c 'mount -t proc proc "$0/proc" && exec python3 -c "
import os, sys
os.chroot(sys.argv[1])
os.chdir(\"/work\")
os.execv(\"/bin/quickaction\", [\"quickaction\", \"validate\"])" "$0"' "$work/image"
else
  echo 'the files of the image are checked with a static executable, as root'
fi

# Where a machine has no fonts, letters are drawn with those beside the executable.
if [ "$(id -u)" = 0 ] && unshare --mount true 2>/dev/null; then
  unshare --mount bash -c '
    for folder in /usr/share/fonts /usr/local/share/fonts; do mount -t tmpfs none $folder; done
    export HOME=/nonexistent && unset XDG_DATA_HOME && mkdir "$1/none"
    "$1/prefix/bin/quickaction" preview --locale en --format png --output "$1/letters.png" &&
      "$1/prefix/bin/quickaction" preview --locale en --format png --fonts "$1/none" --output "$1/boxes.png"' - "$work" \
    >"$work/log" 2>&1 || fail 'fonts: no picture'
  cmp -s "$work/letters.png" "$work/boxes.png" && fail 'fonts: a picture without those of the system has no letters'
  echo 'fonts: letters without those of a system'
else
  echo 'the fonts are tried by root alone'
fi

# A package that takes the plugin from the package that the release has.
mkdir -p "$work/Client/Sources/Widget/Resources"
tar -xJf "$packages/quickaction-plugins-$version.tar.xz" -C "$work"
cp "$example"/Coffee/*.intentdefinition "$work/Client/Sources/Widget/Resources/"
echo 'let shops = 1' >"$work/Client/Sources/Widget/Shops.swift"
cat >"$work/Client/Package.swift" <<EOF
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Client", dependencies: [.package(path: "../quickaction-plugins-$version")],
  targets: [
    .target(
      name: "Widget", exclude: ["Resources"],
      plugins: [.plugin(name: "ValidateIntents", package: "quickaction-plugins-$version")])
  ])
EOF
from=$(date +%s)
swift build --disable-index-store --package-path "$work/Client" >"$work/log" 2>&1 || fail 'a package with the plugin does not build'
grep -q 'Validating the intent definitions of Widget' "$work/log" || fail 'the plugin of the release does not run'
sed -i.old 's/>SelectShop</>Select Shop</' "$work"/Client/Sources/Widget/Resources/*.intentdefinition
rm "$work"/Client/Sources/Widget/Resources/*.old
if swift build --disable-index-store --package-path "$work/Client" >"$work/log" 2>&1; then fail 'the plugin lets a broken definition pass'; fi
grep -q 'CoffeeWidget.intentdefinition:[0-9]*:[0-9]*: error: ' "$work/log" || fail 'the plugin does not say what is broken'
echo "plugin, artifact bundle: $(($(date +%s) - from)) s for two builds"

Scripts/check-action.py "$packages" "$work/prefix/bin/quickaction"

Scripts/release.sh --executable "$executable" --output "$work/again" --fast >"$work/log" 2>&1 ||
  fail 'the same cannot be packed again'
cmp -s "$packages/SHA256SUMS" "$work/again/SHA256SUMS" || fail 'packing the same again gives other bytes'
echo 'packed again: the same bytes'
