#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Builds the examples, and checks what the plugins of this package say there: nothing of a good definition, where and what
# of a broken one, and that they leave a target without definitions alone. Then the same of a program that uses the library,
# and the tests of packages that run a day of their own widget, and compile classes that a build generates. Then what is said of a migration with mistakes and of a built app. The five widget extensions
# are built by the tests of WidgetPrograms.
#
# In CI the plugins run the executables of this build: to build them from source for the host, as for everybody else, compiles
# every module a second time, which takes longer than all the rest. The job for macOS does that.
#
# Usage: Examples/check.sh

set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
# All are built in this package's build folder, so that its modules are built once.
scratch=$root/.build
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "error: $1" >&2
  sed 's/^/  /' "$work/log" >&2
  exit 1
}

# Runs a command of SwiftPM in a package, with its output in a file; says how it ended in 'status'.
swiftpm() {
  local command=$1 package=$2
  shift 2
  echo "swift $command${*:+ $*}"
  status=0
  swift "$command" --package-path "$package" --scratch-path "$scratch" "$@" \
    >"$work/log" 2>&1 || status=$?
}

# Copies the example to a folder, where it depends on this package by its full path.
copy() {
  mkdir "$1"
  cp -R Examples/WidgetPackage/Sources "$1/"
  # With the versions that the example was built with, where they were noted.
  if [ -f Examples/WidgetPackage/Package.resolved ]; then cp Examples/WidgetPackage/Package.resolved "$1/"; fi
  ROOT=$root awk '{
    at = index($0, "path: \"../..")
    print at ? substr($0, 1, at + 6) ENVIRON["ROOT"] substr($0, at + 12) : $0
  }' Examples/WidgetPackage/Package.swift >"$1/Package.swift"
}

# Makes a bundle of this build's executables, which the plugins run then.
use_built_tools() {
  local bundle=$root/Plugins/.build/tools.artifactbundle products triple artifacts= name
  swift build >"$work/log" 2>&1 || fail 'the executables do not build'
  products=$(swift build --show-bin-path)
  triple=$(swift -print-target-info | awk -F'"' '$2 == "unversionedTriple" { print $4; exit }')
  rm -rf "$bundle"
  mkdir -p "$bundle"
  for name in quickaction ValidateIntentsTool; do
    ln -s "$products/$name" "$bundle/$name"
    artifacts+="${artifacts:+, }\"$name\": { \"type\": \"executable\", \"version\": \"0.0.0\",
      \"variants\": [{ \"path\": \"$name\", \"supportedTriples\": [\"$triple\"] }] }"
  done
  printf '{ "schemaVersion": "1.0", "artifacts": { %s } }\n' "$artifacts" >"$bundle/info.json"
  export QUICKACTION_TOOL_BUNDLE=.build/tools.artifactbundle
}

finding='OrderWidget\.intentdefinition:[0-9]+:[0-9]+: (error|warning|note): '
running='Validating the intent definitions of OrderWidget'

# With the versions that this package was built with, where they were noted, so that its build folder keeps them.
for package in WidgetPackage WidgetDay GeneratedIntents; do
  if [ -f Package.resolved ]; then cp Package.resolved "Examples/$package/"; fi
done

# The names of the products that the plugins take from source are looked up in any case.
swift package --package-path Plugins --scratch-path "$scratch/plugins-described" describe >"$work/log" 2>&1 ||
  fail 'the package of the plugins cannot be read'
if [ -n "${QUICKACTION_BUILT_ONCE:-}" ]; then use_built_tools; fi

echo '-- a good definition'
swiftpm build Examples/WidgetPackage
[ "$status" = 0 ] || fail 'the example does not build'
grep -q "$running" "$work/log" || fail 'the build did not run the plugin'
! grep -Eq "$finding" "$work/log" || fail 'the plugin found something in a good definition'
swiftpm package Examples/WidgetPackage validate-intents --fail-on note
[ "$status" = 0 ] || fail 'validate-intents found something in a good definition'

echo '-- a broken definition'
copy "$work/broken"
definition=$work/broken/Sources/OrderWidget/Resources/OrderWidget.intentdefinition
# The type that the parameter names is no longer one that is declared.
awk '{ if (was) sub(/>Shop</, ">Store<"); was = /INIntentParameterObjectType</; print }' \
  "$definition" >"$work/definition"
mv "$work/definition" "$definition"
error='Resources/OrderWidget\.intentdefinition:[0-9]+:[0-9]+: error: .*Store.* \[dangling-object-type\]$'
swiftpm build "$work/broken"
[ "$status" != 0 ] || fail 'a broken definition did not fail the build'
grep -Eq "^/.*/$error" "$work/log" || fail 'the build did not show the error'
swiftpm package "$work/broken" validate-intents --target OrderWidget --format xcode
[ "$status" != 0 ] || fail 'validate-intents did not fail for a broken definition'
grep -Eq "^/.*/$error" "$work/log" || fail 'validate-intents did not show the error'


echo '-- a program with the library'
swiftpm run Examples/WidgetPackage Complaints Examples/WidgetPackage/Sources
[ "$status" = 0 ] || fail 'the program that uses the library does not run'
grep -qx 'nothing to complain about' "$work/log" || fail 'the program complains about a good definition'
swiftpm run Examples/WidgetPackage Complaints "$work/broken/Sources"
grep -Eq '^error .*/OrderWidget\.intentdefinition:[0-9]+ .*Store.* \[dangling-object-type\]$' "$work/log" ||
  fail 'the program does not say what is broken'

echo '-- pictures of a view'
swiftpm run Examples/WidgetPackage Pictures svg
[ "$status" = 0 ] || fail 'the program that draws a view does not run'
grep -q '^<svg .*' "$work/log" && grep -q 'Hello, widget</text>' "$work/log" || fail 'the program draws no SVG'
swiftpm run Examples/WidgetPackage Pictures page
grep -q '^<!DOCTYPE html>' "$work/log" || fail 'the program writes no page'
swiftpm run Examples/WidgetPackage Pictures
grep -q 'Hello, widget' "$work/log" || fail 'the program draws nothing in a terminal'

echo '-- a fix'
copy "$work/fixed"
definition=$work/fixed/Sources/OrderWidget/Resources/OrderWidget.intentdefinition
# The last tag that was given is 2; Xcode would give it again.
awk '{ if (was) sub(/>2</, ">1<"); was = /INIntentLastParameterTag</; print }' \
  "$definition" >"$work/definition"
mv "$work/definition" "$definition"
swiftpm package "$work/fixed" --allow-writing-to-package-directory validate-intents --fix
[ "$status" = 0 ] || fail 'validate-intents --fix failed'
cmp -s "$definition" Examples/WidgetPackage/Sources/OrderWidget/Resources/OrderWidget.intentdefinition ||
  fail 'validate-intents --fix did not repair the definition'

echo '-- no definition'
copy "$work/none"
rm "$work"/none/Sources/OrderWidget/Resources/*.intentdefinition
swiftpm build "$work/none"
[ "$status" = 0 ] || fail 'a target without definitions does not build'
! grep -q "$running" "$work/log" || fail 'the plugin ran where there is no definition'

echo '-- a day of a widget'
swiftpm test Examples/WidgetDay
[ "$status" = 0 ] || fail 'the tests of the widget fail'
grep -q 'Test run with 2 tests .* passed' "$work/log" || fail 'the tests of the widget did not run'

echo '-- classes that a build generates'
rm -rf "$scratch"/plugins/outputs/generatedintents
swiftpm test Examples/GeneratedIntents
[ "$status" = 0 ] || fail 'the package with generated classes does not build, or its tests fail'
grep -q 'Generating the intent classes of DepartureIntents' "$work/log" || fail 'the plugin generated nothing'
grep -q 'Test run with 3 tests .* passed' "$work/log" || fail 'the tests of the handler did not run'
# After a build of another package in the same folder SwiftPM links the tools once more, and what they made is made again.
swiftpm test Examples/GeneratedIntents
swiftpm test Examples/GeneratedIntents
! grep -q 'Generating the intent classes' "$work/log" || fail 'classes are generated although nothing has changed'

echo '-- a migration with mistakes, and a built app'
if command -v python3 >/dev/null && command -v git >/dev/null; then
  swift build --product quickaction >"$work/log" 2>&1 || fail 'quickaction does not build'
  Examples/Migration/check.py "$(swift build --show-bin-path)/quickaction" >"$work/log" 2>&1 ||
    fail 'the checks of a migration and of a built app say something else; Examples/Migration/check.py --record writes it'
else
  echo 'left out: needs python3 and git'
fi

echo 'the examples do what they should'
