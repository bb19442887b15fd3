// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import TerminalInterface

/// Draws a widget of tiles as a framed grid of titles.
package struct TerminalGrid: Sendable {
  /// A tile.
  package struct Tile: Hashable, Sendable {
    /// What stands on it, safe to show.
    package var title: String

    /// Whether it is drawn as a gap: what it led to is gone.
    package var isMissing: Bool

    /// Makes a tile.
    package init(title: String, isMissing: Bool) {
      self.title = title
      self.isMissing = isMissing
    }
  }

  /// The number of tiles in a row.
  private let columnCount: Int

  /// The columns of the terminal that a tile has inside its frame.
  private let tileWidth: Int

  private let style: TerminalStyle

  /// Makes a grid that fits into a terminal of the given width.
  ///
  /// - Parameters:
  ///   - columnCount: The number of tiles in a row.
  ///   - width: The columns of the terminal; a grid never gets wider than 64, and a tile never narrower than 4.
  ///   - style: Whether to use colour.
  package init(columnCount: Int, width: Int, style: TerminalStyle) {
    self.columnCount = max(1, columnCount)
    // Two columns of frame and two of margin around all tiles, a frame of two around each, one between two.
    let frames = 4 + self.columnCount * 2 + (self.columnCount - 1)
    tileWidth = max(4, (min(width, 64) - frames) / self.columnCount)
    self.style = style
  }

  /// The lines of the drawing, each with its line break.
  package func render(_ tiles: [Tile]) -> String {
    let inner = columnCount * (tileWidth + 2) + columnCount - 1 + 2
    var lines = ["╭" + String(repeating: "─", count: inner) + "╮"]
    for start in stride(from: 0, to: tiles.count, by: columnCount) {
      let row = Array(tiles[start..<min(start + columnCount, tiles.count)])
      lines += rows(of: row).map { "│ " + $0.padded(toColumns: inner - 2) + " │" }
    }
    if tiles.isEmpty { lines.append("│" + String(repeating: " ", count: inner) + "│") }
    lines.append("╰" + String(repeating: "─", count: inner) + "╯")
    return lines.map { painted($0) + "\n" }.joined()
  }

  /// The three lines of a row of tiles.
  private func rows(of tiles: [Tile]) -> [String] {
    [
      tiles.map { frame($0, "╭", "─", "╮") }.joined(separator: " "),
      tiles.map(content).joined(separator: " "),
      tiles.map { frame($0, "╰", "─", "╯") }.joined(separator: " "),
    ]
  }

  private func frame(_ tile: Tile, _ left: String, _ line: String, _ right: String) -> String {
    left + String(repeating: tile.isMissing ? "╌" : line, count: tileWidth) + right
  }

  private func content(_ tile: Tile) -> String {
    let mark = tile.isMissing ? "╎" : "│"
    let title = tile.title.truncated(toColumns: tileWidth - 2).padded(toColumns: tileWidth - 2)
    return mark + " " + title + " " + mark
  }

  /// The frame dimmed, so that the titles stand out.
  private func painted(_ line: String) -> String {
    guard style.isColored else { return line }
    var result = ""
    var frame = ""
    for character in line {
      if "╭─╮│╰╯╌╎".contains(character) {
        frame.append(character)
      } else {
        result += style(frame, .dim)
        frame = ""
        result.append(character)
      }
    }
    return result + style(frame, .dim)
  }
}
