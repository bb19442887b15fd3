// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
package import QuickActions
import SourceText
package import WidgetRendering

extension TerminalGrid.Tile {
  /// The tile of a shortcut.
  package init(shortcut: Shortcut) {
    let isMissing = shortcut.state == .missing
    let title = VisibleText.of(shortcut.title)
    self.init(title: isMissing ? title + " (missing)" : title, isMissing: isMissing)
  }
}

extension PropertyListLiteral {
  /// The value as people type it.
  var words: String {
    switch self {
    case .string(let text), .date(let text): text
    case .integer(let spelling), .real(let spelling): spelling
    case .boolean(let value): value ? "true" : "false"
    case .array(let values): values.map(\.words).joined(separator: ",")
    case .null: ""
    case .data, .dictionary: "…"
    }
  }
}
