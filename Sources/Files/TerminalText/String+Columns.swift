// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The side of a text that does not fill its columns.
package enum TextSide: Hashable, Sendable {
  /// At the beginning of the line; the spaces come after the text.
  case leading
  /// At the end of the line; the spaces come before the text.
  case trailing
}

extension String {
  /// The text, cut so that it takes at most `limit` columns; a text that is cut ends with `…`.
  ///
  /// Grapheme clusters stay whole, so that the result may be a column short of the limit. Where not even the `…` fits,
  /// the result is empty.
  package func truncated(
    toColumns limit: Int, measuredBy width: DisplayWidth = DisplayWidth()
  ) -> String {
    guard width.columns(of: self) > limit else { return self }
    let room = limit - width.columns(of: "…" as Character)
    guard room >= 0 else { return "" }
    var result = ""
    var columns = 0
    for character in self {
      columns += width.columns(of: character)
      guard columns <= room else { break }
      result.append(character)
    }
    return result + "…"
  }

  /// The text, filled up with spaces to `count` columns; a text that takes as many or more stays as it is.
  package func padded(
    toColumns count: Int, on side: TextSide = .leading,
    measuredBy width: DisplayWidth = DisplayWidth()
  ) -> String {
    let spaces = String(repeating: " ", count: max(0, count - width.columns(of: self)))
    return switch side {
    case .leading: self + spaces
    case .trailing: spaces + self
    }
  }
}
