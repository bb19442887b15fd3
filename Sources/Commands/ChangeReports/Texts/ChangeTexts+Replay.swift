// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentDiff
import SourceText
package import TerminalText

extension ChangeTexts {
  /// A row of a saved choice, before and after.
  package func sentence(for row: ChoiceReplay.Row) -> String {
    let (before, after) = (row.before ?? self(.replayEmpty), row.after ?? self(.replayEmpty))
    guard before == after else { return self(.replayChanged, row.title, before, after) }
    // What is lost can look the same as the default that takes its place.
    return row.isLost
      ? self(.replayRestart, row.title, before, after) : self(.replayKept, row.title, before)
  }

  /// The effect of a revision on a saved choice, as text.
  package func text(of replay: ChoiceReplay, file: String, style: TerminalStyle) -> String {
    let lines = replay.rows.map { row in
      "  \(row.isLost ? "✗" : "✓") \(VisibleText.of(sentence(for: row)))\n"
    }
    return "\n" + style(VisibleText.of(file), .bold) + "\n" + lines.joined()
  }
}
