#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Begin a rule about intent definitions: its file, and its place in the list of all rules.
#
#     Scripts/new-rule.sh FAMILY NAME     for instance: Scripts/new-rule.sh Numbers DuplicateParameterTag
#
#     FAMILY   a folder of Sources/Linting/IntentRules
#     NAME     the pattern that the rule finds, as a type; the identifier is the same in kebab case
#
# Its examples fail as tests until the check is written. Then record its page:
#
#     RECORD_SNAPSHOTS=1 swift test --filter RulePageTests
#
# Exit codes: 0 the file was written, 2 wrong usage.
set -euo pipefail
cd "$(dirname "$0")/.."

stop() {
  echo "$1" >&2
  exit 2
}

[[ $# -eq 2 ]] || stop 'usage: Scripts/new-rule.sh FAMILY NAME'
family=$1
name=$2
folder=Sources/Linting/IntentRules/$family
file=$folder/$name.swift
[[ -d $folder ]] || stop "unknown family '$family'; expected one of: $(find Sources/Linting/IntentRules -mindepth 1 -maxdepth 1 -type d ! -name '*.docc' -exec basename {} \; | sort | tr '\n' ' ')"
[[ $name =~ ^[A-Z][A-Za-z]+$ ]] || stop "'$name' is not the name of a type, such as 'DuplicateParameterTag'"
[[ ! -e $file ]] || stop "'$file' exists"
id=$(sed -E 's/([a-z])([A-Z])/\1-\2/g; s/([A-Z])([A-Z][a-z])/\1-\2/g' <<<"$name" | tr '[:upper:]' '[:lower:]')
case=$(tr '[:upper:]' '[:lower:]' <<<"${family:0:1}")${family:1}

cat >"$file" <<SWIFT
// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// What the rule finds, in one line.
struct $name: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "$id", family: .$case, severity: .warning,
    summary: "What was found, as a sentence.",
    why: "What happens on the device, or to whom.",
    remedy: "What to do, as an imperative.")

  /// The first is reported at its marks, the others pass.
  static let examples: [RuleExample] = [
    .parameters(.parameter("account", tag: .marked(2))),
    .parameters(.parameter("account", tag: 2)),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for group in context.attributeGroups {
      for attribute in group.attributes where attribute.tag == 2 {
        findings.add(.found(attribute.propertyName), at: attribute.declaredTag?.range)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func found(_ name: String) -> Self {
    "'\(name)' is wrong; fix it"
  }
}
SWIFT
Scripts/generate-rules.py
echo "$file"
