// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import IntentMigration
import SourceText

extension GivenDefinitions {
  /// The prefix of class names: that of the option, otherwise that of the definitions' project.
  ///
  /// - Parameters:
  ///   - option: The value of `--class-prefix`; nil if it is not given.
  ///   - say: The texts about it.
  ///   - messages: Where it is said what was taken from which project.
  /// - Returns: The prefix; empty if there is none.
  /// - Throws: `CommandFailure` if projects disagree.
  func classPrefix(
    givenBy option: String?, _ say: MigrationTexts, _ messages: Messages
  ) throws -> String {
    if let option { return option }
    var found: [ProjectClassPrefix] = []
    for path in paths {
      for prefix in ProjectClassPrefix.all(of: path, in: project)
      where !found.contains(where: { $0.value == prefix.value }) {
        found.append(prefix)
      }
    }
    guard let first = found.first else { return "" }
    if let other = found.dropFirst().first {
      throw CommandFailure(
        say(
          .differingPrefixes, first.project, first.value, other.project, other.value),
        exitCode: 2)
    }
    if !first.value.isEmpty {
      messages.note(VisibleText.of(say(.takenPrefix, first.value, first.project)))
    }
    return first.value
  }
}
