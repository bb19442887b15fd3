// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

extension DisplayList {
  /// The texts that can be read, in the order in which they are drawn.
  package var texts: [String] {
    items.compactMap { item in
      guard case .text(let text) = item, !text.isRedacted, !text.string.isEmpty else { return nil }
      return text.string
    }
  }

  /// Whether any region opens a URL that a page may link to.
  var hasLinks: Bool {
    tapRegions.contains { LinkAddress($0.url) != nil }
  }

  /// Whether any text asks for digits of one width.
  var hasMonospacedDigits: Bool {
    items.contains { item in
      guard case .text(let text) = item else { return false }
      return text.lines.contains { $0.runs.contains { $0.font.isMonospacedDigit } }
    }
  }
}
