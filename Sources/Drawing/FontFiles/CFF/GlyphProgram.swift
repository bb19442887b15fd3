// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Runs the program of a glyph, which draws its outline.
struct GlyphProgram {
  /// How many operators a glyph may run, how deep routines may call each other, and how many numbers can wait.
  private static let maximumOperators = 50_000
  private static let maximumDepth = 10
  private static let maximumNumbers = 513

  private let glyph: Int
  private let globalRoutines: CFFIndex
  private let routines: CFFIndex

  private(set) var outline = GlyphOutline()
  private var numbers: [Double] = []
  private var place = GlyphOutline.Place(x: 0, y: 0)
  private var hintCount = 0
  private var hasWidth = false
  private var hasEnded = false
  private var operatorCount = 0

  /// Creates the program of a glyph, which has drawn nothing yet.
  init(glyph: Int, globalRoutines: CFFIndex, routines: CFFIndex) {
    self.glyph = glyph
    self.globalRoutines = globalRoutines
    self.routines = routines
  }

  /// Runs a program, or a routine of one.
  mutating func run(_ bytes: FontBytes, depth: Int = 0) throws(FontFileError) {
    guard depth <= Self.maximumDepth else { throw .tooComplex(glyph: glyph) }
    var offset = 0
    while offset < bytes.count, !hasEnded {
      let first = try bytes.byte(offset)
      offset += 1
      if first < 32, first != 28 { try countOperator() }
      switch first {
      case 28:
        try push(Double(try bytes.int16(offset)))
        offset += 2
      case 32...246: try push(Double(first - 139))
      case 247...250:
        try push(Double((first - 247) * 256 + (try bytes.byte(offset)) + 108))
        offset += 1
      case 251...254:
        try push(Double(-(first - 251) * 256 - (try bytes.byte(offset)) - 108))
        offset += 1
      case 255:
        try push(Double(Int32(truncatingIfNeeded: try bytes.uint32(offset))) / 65536)
        offset += 4
      case 11: return
      case 10: try call(routines, depth)
      case 29: try call(globalRoutines, depth)
      case 19, 20:
        countHints()
        offset += (hintCount + 7) / 8
      case 12:
        try flex(try bytes.byte(offset))
        offset += 1
      default: try perform(first)
      }
    }
  }

  /// Counts an operator, be it a call: routines that call others many times would end, but in years.
  private mutating func countOperator() throws(FontFileError) {
    operatorCount += 1
    guard operatorCount <= Self.maximumOperators else { throw .tooComplex(glyph: glyph) }
  }

  private mutating func push(_ number: Double) throws(FontFileError) {
    guard numbers.count < Self.maximumNumbers else { throw .tooComplex(glyph: glyph) }
    numbers.append(number)
  }

  /// Calls the routine whose number is on top; the numbers count from below zero, by how many routines there are.
  private mutating func call(_ routines: CFFIndex, _ depth: Int) throws(FontFileError) {
    let bias = routines.count < 1240 ? 107 : routines.count < 33900 ? 1131 : 32768
    guard let number = numbers.popLast() else { throw .malformed(table: "CFF ") }
    try run(try routines[Int(number) + bias], depth: depth + 1)
  }

  private mutating func countHints() {
    takeWidth(ifMoreThan: numbers.count & ~1)
    hintCount += numbers.count / 2
    numbers.removeAll(keepingCapacity: true)
  }

  /// Drops the width of the glyph, which comes before the numbers of the first operator.
  private mutating func takeWidth(ifMoreThan count: Int) {
    if !hasWidth, numbers.count > count, !numbers.isEmpty { numbers.removeFirst() }
    hasWidth = true
  }

  // MARK: Operators

  private mutating func perform(_ name: Int) throws(FontFileError) {
    switch name {
    case 1, 3, 18, 23:
      countHints()
      return
    case 21:
      takeWidth(ifMoreThan: 2)
      move(try number(0), try number(1))
    case 22:
      takeWidth(ifMoreThan: 1)
      move(try number(0), 0)
    case 4:
      takeWidth(ifMoreThan: 1)
      move(0, try number(0))
    case 5: try lines(to: numbers.count)
    case 6: try straightLines(horizontal: true)
    case 7: try straightLines(horizontal: false)
    case 8: try curves(from: 0, to: numbers.count)
    case 24:
      let last = numbers.count - 2
      try curves(from: 0, to: last)
      line(try number(last), try number(last + 1))
    case 25:
      let last = numbers.count - 6
      try lines(to: last)
      try curves(from: last, to: numbers.count)
    case 26: try flatCurves(horizontal: false)
    case 27: try flatCurves(horizontal: true)
    case 30: try turningCurves(horizontal: false)
    case 31: try turningCurves(horizontal: true)
    case 14: hasEnded = true
    default: throw .malformed(table: "CFF ")
    }
    numbers.removeAll(keepingCapacity: true)
  }

  private func number(_ index: Int) throws(FontFileError) -> Double {
    guard numbers.indices.contains(index) else { throw .malformed(table: "CFF ") }
    return numbers[index]
  }

  private mutating func move(_ dx: Double, _ dy: Double) {
    place.x += dx
    place.y += dy
    outline.steps.append(.move(place))
  }

  private mutating func line(_ dx: Double, _ dy: Double) {
    place.x += dx
    place.y += dy
    outline.steps.append(.line(place))
  }

  /// Draws a curve, each point of which is given by its distance from the one before.
  private mutating func curve(
    _ dx1: Double, _ dy1: Double, _ dx2: Double, _ dy2: Double, _ dx3: Double, _ dy3: Double
  ) {
    let first = GlyphOutline.Place(x: place.x + dx1, y: place.y + dy1)
    let second = GlyphOutline.Place(x: first.x + dx2, y: first.y + dy2)
    place = GlyphOutline.Place(x: second.x + dx3, y: second.y + dy3)
    outline.steps.append(.curve(first, second, to: place))
  }

  private mutating func lines(to end: Int) throws(FontFileError) {
    for index in stride(from: 0, to: end - 1, by: 2) {
      line(try number(index), try number(index + 1))
    }
  }

  private mutating func straightLines(horizontal: Bool) throws(FontFileError) {
    var isHorizontal = horizontal
    for index in numbers.indices {
      let length = try number(index)
      if isHorizontal { line(length, 0) } else { line(0, length) }
      isHorizontal.toggle()
    }
  }

  private mutating func curves(from start: Int, to end: Int) throws(FontFileError) {
    for index in stride(from: start, to: end - 5, by: 6) {
      curve(
        try number(index), try number(index + 1), try number(index + 2), try number(index + 3),
        try number(index + 4), try number(index + 5))
    }
  }

  /// Curves that begin and end in the same direction, of four numbers each, the first of which may have a fifth.
  private mutating func flatCurves(horizontal: Bool) throws(FontFileError) {
    var index = numbers.count % 4 == 1 ? 1 : 0
    var across = index == 1 ? try number(0) : 0
    while index + 3 < numbers.count {
      let (first, dx, dy, last) = (
        try number(index), try number(index + 1), try number(index + 2), try number(index + 3)
      )
      if horizontal {
        curve(first, across, dx, dy, last, 0)
      } else {
        curve(across, first, dx, dy, 0, last)
      }
      across = 0
      index += 4
    }
  }

  /// Curves that begin in one direction and end in the other by turns, the last of which may have a fifth number.
  private mutating func turningCurves(horizontal: Bool) throws(FontFileError) {
    var isHorizontal = horizontal
    var index = 0
    while index + 3 < numbers.count {
      let (first, dx, dy, last) = (
        try number(index), try number(index + 1), try number(index + 2), try number(index + 3)
      )
      let extra = numbers.count - index == 5 ? try number(index + 4) : 0
      if isHorizontal {
        curve(first, 0, dx, dy, extra, last)
      } else {
        curve(0, first, dx, dy, last, extra)
      }
      isHorizontal.toggle()
      index += 4
    }
  }

  // MARK: Two curves that are nearly flat

  private mutating func flex(_ name: Int) throws(FontFileError) {
    switch name {
    case 35: try curves(from: 0, to: 12)
    case 34:
      let rise = try number(2)
      curve(try number(0), 0, try number(1), rise, try number(3), 0)
      curve(try number(4), 0, try number(5), -rise, try number(6), 0)
    case 36:
      let (first, second, third) = (try number(1), try number(3), try number(7))
      curve(try number(0), first, try number(2), second, try number(4), 0)
      curve(try number(5), 0, try number(6), third, try number(8), -(first + second + third))
    case 37:
      // The last number is that of the direction in which the curves go further.
      var (dx, dy) = (0.0, 0.0)
      for index in stride(from: 0, to: 10, by: 2) {
        dx += try number(index)
        dy += try number(index + 1)
      }
      let last = try number(10)
      try curves(from: 0, to: 6)
      let (endX, endY) = abs(dx) > abs(dy) ? (last, -dy) : (-dx, last)
      curve(
        try number(6), try number(7), try number(8), try number(9), endX, endY)
    default: throw .malformed(table: "CFF ")
    }
    numbers.removeAll(keepingCapacity: true)
  }
}
