// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText

/// As much of a terminal as ``ScreenDiff`` needs, and as strict as one can be.
///
/// What terminals leave open it makes wrong on purpose: half a wide character that is left over shows ``leftover``.
struct TerminalEmulator {
  /// How the terminal measures characters.
  enum Measure {
    /// An emoji of several scalars as one, as terminals of today do.
    case clusters
    /// Every scalar by itself, as terminals did before emoji.
    case scalars
  }

  struct Cell: Equatable {
    var text = " "
    var style = CellStyle.plain
    /// Whether a wide character begins here, and whether one reaches into it.
    var isWide = false
    var isContinuation = false

    static func == (left: Cell, right: Cell) -> Bool {
      left.text.utf8.elementsEqual(right.text.utf8) && left.style == right.style
        && left.isWide == right.isWide && left.isContinuation == right.isContinuation
    }
  }

  /// What half a wide character shows that was left over, which no frame may rely on.
  static let leftover = "�!"

  private(set) var cells: [[Cell]]
  private(set) var row = 0
  private(set) var column = 0
  private(set) var isCursorVisible = true
  private(set) var isInFrame = false
  private(set) var style = CellStyle.plain
  /// What was not understood.
  private(set) var problems: [String] = []

  private let size: TerminalSize
  private let measure: Measure
  private let width = DisplayWidth()
  /// Whether the last column was written, so that the next character belongs to the next row.
  private var isPastEnd = false

  init(_ size: TerminalSize, measure: Measure = .clusters) {
    self.size = size
    self.measure = measure
    cells = Array(repeating: Array(repeating: Cell(), count: size.columns), count: size.rows)
  }

  /// Takes bytes that a program writes.
  mutating func write(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return problems.append("not UTF-8")
    }
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.first {
      switch scalar {
      case "\u{1B}": takeSequence(&scalars)
      case "\r":
        (column, isPastEnd) = (0, false)
        scalars.removeFirst()
      case "\n":
        if row == size.rows - 1 { problems.append("scrolled") }
        row = min(row + 1, size.rows - 1)
        scalars.removeFirst()
      default:
        let end = scalars.firstIndex { $0.value < 0x20 } ?? scalars.endIndex
        print(String(scalars[..<end]))
        scalars = scalars[end...]
      }
    }
  }

  // MARK: Text

  private mutating func print(_ text: String) {
    for character in text {
      let scalars = character.unicodeScalars
      if measure == .clusters, scalars.count > 1, width.columns(of: character) == 2,
        scalars.dropFirst().contains(where: {
          $0 == "\u{FE0F}" || $0 == "\u{200D}" || $0.value >= 0x1F1E6
        })
      {
        put(String(character), columns: 2)
        continue
      }
      for scalar in scalars {
        let columns = width.columns(of: scalar)
        if columns > 0 { put(String(Character(scalar)), columns: columns) } else { combine(scalar) }
      }
    }
  }

  private mutating func combine(_ scalar: Unicode.Scalar) {
    var target = isPastEnd ? column : column - 1
    if target > 0, cells[row][target].isContinuation { target -= 1 }
    guard target >= 0 else { return problems.append("nothing to combine with") }
    cells[row][target].text.unicodeScalars.append(scalar)
  }

  private mutating func put(_ text: String, columns: Int) {
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      problems.append("a control character")
    }
    if isPastEnd || column + columns > size.columns {
      // Our programs switch off going on in the next row.
      if measure == .clusters { problems.append("written behind the last column") }
      column = max(0, size.columns - columns)
    }
    guard columns <= size.columns else { return }
    for place in column..<(column + columns) { removeHalves(place) }
    cells[row][column] = Cell(text: text, style: style, isWide: columns == 2)
    if columns == 2 { cells[row][column + 1] = Cell(text: "", style: style, isContinuation: true) }
    column += columns
    isPastEnd = column == size.columns
    if isPastEnd { column -= 1 }
  }

  /// Spoils the other half of a wide character of which a half is about to go.
  private mutating func removeHalves(_ place: Int) {
    let spoilt = Cell(text: Self.leftover)
    if cells[row][place].isContinuation, place > 0 { cells[row][place - 1] = spoilt }
    if cells[row][place].isWide { cells[row][place + 1] = spoilt }
    cells[row][place] = Cell()
  }

  // MARK: Sequences

  private mutating func takeSequence(_ scalars: inout Substring.UnicodeScalarView) {
    scalars.removeFirst()
    guard scalars.first == "[",
      let end = scalars.dropFirst().firstIndex(where: { 0x40...0x7E ~= $0.value })
    else {
      problems.append("an unknown sequence")
      return
    }
    let body = String(scalars[..<end].dropFirst())
    let final = scalars[end]
    scalars = scalars[scalars.index(after: end)...]
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = numbers.first.flatMap { $0 }
    switch (final, body) {
    case ("h", "?2026"): isInFrame = true
    case ("l", "?2026"): isInFrame = false
    case ("h", "?25"): isCursorVisible = true
    case ("l", "?25"): isCursorVisible = false
    case ("H", _):
      move(row: (first ?? 1) - 1, column: (numbers.dropFirst().first.flatMap { $0 } ?? 1) - 1)
    case ("G", _): move(row: row, column: (first ?? 1) - 1)
    case ("C", _): move(row: row, column: column + (first ?? 1))
    case ("K", ""): erase(column..<size.columns)
    case ("X", _): erase(column..<(column + (first ?? 1)))
    case ("J", "2"):
      cells = Array(repeating: Array(repeating: Cell(), count: size.columns), count: size.rows)
    case ("m", _): setStyle(numbers.map { $0 ?? 0 })
    default: problems.append("an unknown sequence: \(body)\(final)")
    }
  }

  private mutating func move(row: Int, column: Int) {
    if !(0..<size.rows ~= row) || !(0..<size.columns ~= column) { problems.append("moved outside") }
    self.row = min(max(0, row), size.rows - 1)
    self.column = min(max(0, column), size.columns - 1)
    isPastEnd = false
  }

  private mutating func erase(_ columns: Range<Int>) {
    if style.background != nil
      || style.attributes != [] && !style.attributes.isSubset(of: [.bold, .dim, .italic])
    {
      problems.append("erased in a style")
    }
    if columns.upperBound > size.columns { problems.append("erased outside") }
    for place in columns.clamped(to: 0..<size.columns) { removeHalves(place) }
  }

  private mutating func setStyle(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: style = .plain
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 3: style.attributes.insert(.italic)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.reverse)
      case 9: style.attributes.insert(.strikethrough)
      case 22: style.attributes.subtract([.bold, .dim])
      case 23: style.attributes.remove(.italic)
      case 24: style.attributes.remove(.underline)
      case 27: style.attributes.remove(.reverse)
      case 29: style.attributes.remove(.strikethrough)
      case 30...37: style.foreground = .basic(UInt8(number - 30))
      case 90...97: style.foreground = .basic(UInt8(number - 82))
      case 40...47: style.background = .basic(UInt8(number - 40))
      case 100...107: style.background = .basic(UInt8(number - 92))
      case 38: style.foreground = color(&rest)
      case 48: style.background = color(&rest)
      case 39: style.foreground = nil
      case 49: style.background = nil
      default: problems.append("an unknown style: \(number)")
      }
    }
  }

  private mutating func color(_ rest: inout ArraySlice<Int>) -> TerminalColor? {
    func byte(_ number: Int?) -> UInt8 { UInt8(clamping: number ?? 0) }
    switch rest.popFirst() {
    case 5: return .palette(byte(rest.popFirst()))
    case 2:
      return .rgb(
        red: byte(rest.popFirst()), green: byte(rest.popFirst()), blue: byte(rest.popFirst()))
    default:
      problems.append("an unknown color")
      return nil
    }
  }

  // MARK: What is seen

  /// The cells of a grid as a terminal that shows it has them.
  static func cells(of grid: CellGrid) -> [[Cell]] {
    (0..<grid.size.rows).map { row in
      (0..<grid.size.columns).map { column in
        let position = CellPosition(row: row, column: column)
        let style = grid.style(at: position) ?? .plain
        guard let text = grid.text(at: position) else {
          return Cell(text: "", style: style, isContinuation: true)
        }
        let next = CellPosition(row: row, column: column + 1)
        let isWide = column + 1 < grid.size.columns && grid.text(at: next) == nil
        return Cell(text: text, style: style, isWide: isWide)
      }
    }
  }

  /// The rows as texts.
  var lines: [String] {
    cells.map { $0.map(\.text).joined() }
  }

  /// The cells as they look: on a space, weight, slant and the color of the character cannot be seen.
  var visibleCells: [[Cell]] {
    cells.map { $0.map(\.visible) }
  }
}

extension TerminalEmulator.Cell {
  var visible: Self {
    guard text == " " else { return self }
    var cell = self
    cell.style.attributes.subtract([.bold, .dim, .italic])
    if cell.style.attributes.isEmpty { cell.style.foreground = nil }
    return cell
  }
}
