// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension CellGrid {
  /// The rows as text, with the escape sequences for the styles of the cells, and without line breaks.
  ///
  /// Each line ends in the terminal's own colors, and without spaces that cannot be seen.
  ///
  /// - Parameter isStyled: Whether to write escape sequences at all.
  /// - Returns: A text for each row.
  package func lines(isStyled: Bool) -> [String] {
    (0..<size.rows).map { row in
      let cells = cells[index(row, 0)..<index(row + 1, 0)]
      let end = cells.lastIndex { !$0.isErased }.map { $0 + 1 } ?? cells.startIndex
      var line = ""
      var current = CellStyle.plain
      for cell in cells[..<end] where !cell.isContinuation {
        if isStyled, cell.style != current {
          line += cell.style == .plain ? "\u{1B}[0m" : "\u{1B}[0;\(cell.style.parameters)m"
          current = cell.style
        }
        line += text(of: cell)
      }
      return current == .plain ? line : line + "\u{1B}[0m"
    }
  }
}

extension CellStyle {
  /// The parameters of the SGR sequence that leads from the plain style to this one; empty for the plain one.
  fileprivate var parameters: String {
    let parts =
      SGRParameters.attributes.filter { attributes.contains($0.0) }.map { String($0.on) }
      + [
        foreground?.parameters(for: .foreground), background?.parameters(for: .background),
      ].compactMap(\.self)
    return parts.joined(separator: ";")
  }
}
