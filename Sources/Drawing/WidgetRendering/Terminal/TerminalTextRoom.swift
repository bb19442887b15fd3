// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TerminalText

/// Finds room for lines that the terminal's letters make longer than they are on a phone.
///
/// Nothing that a phone shows whole is to look cut: a line takes what is free beside it, then a second row. Only what is
/// left over then is cut, and `›` ends it: a phone ends what it cuts itself with `…`.
struct TerminalTextRoom {
  /// Where each row's lines begin.
  let placed: [[TerminalTextLine]]

  /// The cells of images.
  let pictures: [CellRect]

  /// The lines around tiles.
  let frames: [CellRect]

  let displayWidth: DisplayWidth

  /// The sign of what the terminal cuts.
  private static let cutMark: Character = "›"

  /// An image of so few columns says nothing that a title would not say better.
  private static let tinyPicture = 2

  /// The line as it is written: itself, moved, in two rows, or cut.
  func parts(of line: TerminalTextLine) -> [TerminalTextLine] {
    guard (line.cells.top..<line.cells.bottom).contains(line.row) else { return [] }
    // A column at the right stays free if it can, as the tile's own padding would have it.
    let usual = min(line.cells.right - (line.cells.right - line.cells.left > 4 ? 1 : 0), next(line))
    if line.column + line.columns <= usual { return [line] }
    let room = room(of: line, in: line.row, overPictures: false)
    let padded = room.clamped(to: .min..<max(.min, usual))
    if let moved = line.moved(into: padded) ?? line.moved(into: room) { return [moved] }
    if let parts = inTwoRows(line) { return parts }
    let most = self.room(of: line, in: line.row, overPictures: true)
    return (line.moved(into: most) ?? cut(line, to: most)).map { [$0] } ?? []
  }

  /// Where the next line of the row begins.
  private func next(_ line: TerminalTextLine) -> Int {
    placed[line.row].filter { $0.left > line.left }.map(\.column).min() ?? .max
  }

  /// The columns that a line could take in a row, between what is beside it.
  private func room(
    of line: TerminalTextLine, in row: Int, overPictures: Bool
  ) -> Range<Int> {
    var (left, right) = (line.cells.left, line.cells.right)
    for frame in frames where frame.holds(row, line.column) {
      (left, right) = (max(left, frame.left + 1), min(right, frame.right - 1))
    }
    for other in placed[row] where other.left != line.left {
      if other.left > line.left {
        right = min(right, other.column)
      } else {
        // Another tile's line stays in its tile.
        left = max(left, min(other.column + other.columns + 1, other.cells.right))
      }
    }
    for picture in pictures
    where picture.top <= row && row < picture.bottom && picture.left <= line.column {
      let isTiny = picture.right - picture.left <= Self.tinyPicture
      if !(overPictures && isTiny) { left = max(left, picture.right + 1) }
    }
    left = min(left, line.column)
    return left..<max(left, right)
  }

  // MARK: Two rows

  /// The line in its row and the one below or above it, if that is free and all of it has room there.
  private func inTwoRows(_ line: TerminalTextLine) -> [TerminalTextLine]? {
    for first in [line.row, line.row - 1] {
      let rows = [first, first + 1]
      guard rows.allSatisfy({ isFree($0, for: line) }) else { continue }
      let rooms = rows.map { room(of: line, in: $0, overPictures: false) }
      let left = max(rooms[0].lowerBound, rooms[1].lowerBound)
      guard left < min(rooms[0].upperBound, rooms[1].upperBound) else { continue }
      for end in breaks(of: line) {
        var parts = [line, line]
        parts[0].letters = Array(line.letters[..<end].trimmed(where: \.isSpace))
        parts[1].letters = Array(line.letters[end...].trimmed(where: \.isSpace))
        parts[0].row = rows[0]
        parts[1].row = rows[1]
        let moved = parts.indices.compactMap { parts[$0].moved(into: left..<rooms[$0].upperBound) }
        guard moved.count == 2 else { continue }
        let column = moved.map(\.column).min() ?? left
        return moved.map { part in
          var part = part
          part.column = column
          return part
        }
      }
    }
    return nil
  }

  /// Whether nothing else is in a row of what surrounds a line.
  private func isFree(_ row: Int, for line: TerminalTextLine) -> Bool {
    guard (line.cells.top..<line.cells.bottom).contains(row), placed.indices.contains(row) else {
      return false
    }
    let isFramed = frames.contains { frame in
      frame.left <= line.column && line.column < frame.right
        && (row == frame.top || row == frame.bottom - 1)
    }
    return !isFramed && (row == line.row || !placed[row].contains { $0.cells == line.cells })
  }

  /// Where a line can be broken, the best place first: behind spaces, where kana and other characters meet, and between
  /// others of two columns, but not before those that no line of Japanese begins with.
  private func breaks(of line: TerminalTextLine) -> [Int] {
    var (spaces, seams, others): ([Int], [Int], [Int]) = ([], [], [])
    for index in line.letters.indices.dropFirst().reversed() {
      let (before, after) = (line.letters[index - 1], line.letters[index])
      if before.character == " " {
        if after.character != " " { spaces.append(index) }
      } else if before.columns == 2, after.columns == 2,
        !"ー、。，．・？！」』）ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々〜".contains(after.character)
      {
        if before.character.isKatakana != after.character.isKatakana {
          seams.append(index)
        } else {
          others.append(index)
        }
      }
    }
    return spaces + seams + others
  }

  // MARK: Cutting

  /// As much of a line as has room, with the sign that it continues; nil if not even that has.
  private func cut(_ line: TerminalTextLine, to room: Range<Int>) -> TerminalTextLine? {
    guard var end = line.letters.first else { return nil }
    end.character = Self.cutMark
    end.columns = displayWidth.columns(of: end.character)
    var columns = end.columns
    guard columns <= room.count else { return nil }
    var letters: [TerminalTextLine.Letter] = []
    for letter in line.letters {
      columns += letter.columns
      guard columns <= room.count else { break }
      end.color = letter.color
      end.isBold = letter.isBold
      letters.append(letter)
    }
    var line = line
    line.letters = letters + [end]
    return line.moved(into: room)
  }
}

extension TerminalTextLine {
  /// The line, as far to the left as it must be to fit into some columns; nil if it is longer.
  fileprivate func moved(into room: Range<Int>) -> TerminalTextLine? {
    guard columns <= room.count else { return nil }
    var line = self
    line.column = max(room.lowerBound, min(column, room.upperBound - columns))
    return line
  }
}

extension Character {
  fileprivate var isKatakana: Bool {
    unicodeScalars.first.map { (0x30A0...0x30FF).contains($0.value) } ?? false
  }
}

extension CellRect {
  /// Whether a cell is in it.
  fileprivate func holds(_ row: Int, _ column: Int) -> Bool {
    (top..<bottom).contains(row) && (left..<right).contains(column)
  }
}

extension TerminalTextLine.Letter {
  fileprivate var isSpace: Bool { character == " " }
}
