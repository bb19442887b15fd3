// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues

/// The steps of a path's `d` attribute.
struct SVGPathData {
  /// The steps, with absolute coordinates and no curves but cubic ones.
  private(set) var steps: [VectorPath.Step] = []

  /// Where the data stops making sense, and what is there; nil if all of it does.
  private(set) var fault: (offset: Int, found: String)?

  private var scanner: SVGScanner
  private var current = Point.zero
  private var start = Point.zero

  /// The last control point of the curve before, mirrored by the commands `S` and `T`.
  private var cubicControl: Point?
  private var quadraticControl: Point?

  /// Whether the part was closed, and what follows begins a new one.
  private var isClosed = false

  /// Whether a comma can be before the next number: not directly after a command.
  private var mayBeSeparated = false

  /// Reads the data up to its end, its first fault, or more steps than `limit`.
  init(_ text: String, limit: Int) {
    scanner = SVGScanner(text)
    scanner.skipSpace()
    var command: UInt8?
    var isBegun = false
    while !scanner.isAtEnd, steps.count <= limit {
      if let letter = scanner.next, letter.isSVGLetter,
        isBegun ? Self.isCommand(letter) : letter & ~0x20 == UInt8(ascii: "M")
      {
        scanner.advance()
        command = letter
        mayBeSeparated = false
        isBegun = true
      }
      // A letter that is not a command is where a number should stand.
      guard let letter = command, read(letter) else {
        fault = (scanner.offset, scanner.found)
        return
      }
      command = Self.command(after: letter)
      scanner.skipSpace()
    }
  }

  private static func isCommand(_ letter: UInt8) -> Bool {
    "MZLHVCSQTA".utf8.contains(letter & ~0x20)
  }

  /// The command that further numbers belong to; nil if none may follow.
  private static func command(after letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "M"): UInt8(ascii: "L")
    case UInt8(ascii: "m"): UInt8(ascii: "l")
    case UInt8(ascii: "Z"), UInt8(ascii: "z"): nil
    default: letter
    }
  }

  /// Reads the numbers of one command; false if they are not there.
  private mutating func read(_ letter: UInt8) -> Bool {
    let isRelative = letter & 0x20 != 0
    let mirrored = (cubic: cubicControl, quadratic: quadraticControl)
    cubicControl = nil
    quadraticControl = nil
    switch letter & ~0x20 {
    case UInt8(ascii: "M"):
      guard let point = point(isRelative) else { return false }
      steps.append(.move(to: point))
      (current, start, isClosed) = (point, point, false)
    case UInt8(ascii: "Z"):
      if !isClosed { steps.append(.close) }
      (current, isClosed) = (start, true)
    case UInt8(ascii: "L"):
      guard let point = point(isRelative) else { return false }
      line(to: point)
    case UInt8(ascii: "H"):
      guard let x = number() else { return false }
      line(to: Point(x: isRelative ? current.x + x : x, y: current.y))
    case UInt8(ascii: "V"):
      guard let y = number() else { return false }
      line(to: Point(x: current.x, y: isRelative ? current.y + y : y))
    case UInt8(ascii: "C"):
      guard let control1 = point(isRelative), let control2 = point(isRelative),
        let end = point(isRelative)
      else { return false }
      curve(to: end, control1, control2)
    case UInt8(ascii: "S"):
      guard let control2 = point(isRelative), let end = point(isRelative) else { return false }
      curve(to: end, mirrored.cubic.map(mirror) ?? current, control2)
    case UInt8(ascii: "Q"):
      guard let control = point(isRelative), let end = point(isRelative) else { return false }
      curve(to: end, control)
    case UInt8(ascii: "T"):
      guard let end = point(isRelative) else { return false }
      curve(to: end, mirrored.quadratic.map(mirror) ?? current)
    case UInt8(ascii: "A"): return arc(isRelative)
    default: return false
    }
    return true
  }

  private mutating func arc(_ isRelative: Bool) -> Bool {
    guard let radiusX = number(), let radiusY = number(), let rotation = number(),
      let isLarge = flag(), let isClockwise = flag(), let end = point(isRelative)
    else { return false }
    begin()
    let arc = SVGArc(
      start: current, end: end, radiusX: radiusX, radiusY: radiusY, rotation: rotation,
      isLarge: isLarge, isClockwise: isClockwise)
    // An arc to where it began is a dot.
    steps += current == end ? [.line(to: end)] : arc.steps
    current = end
    return true
  }

  // MARK: Steps

  /// Begins a part where the one before was closed and no command says where.
  private mutating func begin() {
    guard isClosed else { return }
    steps.append(.move(to: start))
    isClosed = false
  }

  private mutating func line(to point: Point) {
    begin()
    steps.append(.line(to: point))
    current = point
  }

  private mutating func curve(to end: Point, _ control1: Point, _ control2: Point) {
    begin()
    steps.append(.curve(to: end, control1: control1, control2: control2))
    (current, cubicControl) = (end, control2)
  }

  /// A quadratic curve: the cubic one with its control points two thirds of the way to the one of the quadratic.
  private mutating func curve(to end: Point, _ control: Point) {
    func towardsControl(_ point: Point) -> Point {
      Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    begin()
    steps.append(
      .curve(to: end, control1: towardsControl(current), control2: towardsControl(end)))
    (current, quadraticControl) = (end, control)
  }

  private func mirror(_ point: Point) -> Point {
    Point(x: 2 * current.x - point.x, y: 2 * current.y - point.y)
  }

  // MARK: Numbers

  private mutating func number() -> Double? {
    skipSeparator()
    return scanner.number()
  }

  private mutating func flag() -> Bool? {
    skipSeparator()
    return scanner.flag()
  }

  private mutating func point(_ isRelative: Bool) -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return isRelative ? Point(x: current.x + x, y: current.y + y) : Point(x: x, y: y)
  }

  private mutating func skipSeparator() {
    if mayBeSeparated { scanner.skipSeparator() } else { scanner.skipSpace() }
    mayBeSeparated = true
  }
}
