// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension LookupPass {
  /// Moves a glyph by a value.
  private mutating func move(
    _ index: Int, by value: Int, format: Int, parent: Int
  ) throws(FontFileError) {
    var place = value
    for bit in 0..<4 where format & 1 << bit != 0 {
      let amount = try table.bytes.int16(place) + difference(bit, value, format, parent)
      switch bit {
      case 0: glyphs[index].x += amount
      case 1: glyphs[index].y += amount
      case 2: glyphs[index].advance += amount
      // Lines are not written downwards.
      default: break
      }
      place += 2
    }
  }

  /// By how much a number of a value differs in a variable font.
  private func difference(
    _ bit: Int, _ value: Int, _ format: Int, _ parent: Int
  ) throws(FontFileError) -> Int {
    guard variations != nil, format & 0x10 << bit != 0 else { return 0 }
    let before = format & ((0x10 << bit) - 1)
    guard let device = try table.bytes.place(at: value + before.nonzeroBitCount * 2, from: parent)
    else { return 0 }
    return try difference(at: device)
  }

  private func difference(at device: Int) throws(FontFileError) -> Int {
    guard let variations, try table.bytes.uint16(device + 4) == 0x8000 else { return 0 }
    return Int(
      try variations.difference(
        of: table.bytes.uint16(device + 2), in: table.bytes.uint16(device)
      ).rounded())
  }

  private func size(_ format: Int) -> Int { (format & 0xFF).nonzeroBitCount * 2 }

  mutating func moveOne(_ place: Int) throws(FontFileError) -> Bool {
    let bytes = table.bytes
    let covered = try bytes.coverage(
      at: place + bytes.uint16(place + 2), glyphs[index].glyph)
    guard let covered else { return false }
    let format = try bytes.uint16(place + 4)
    if try bytes.uint16(place) == 1 {
      try move(index, by: place + 6, format: format, parent: place)
    } else {
      guard covered < (try bytes.uint16(place + 6)) else { return false }
      try move(index, by: place + 8 + covered * size(format), format: format, parent: place)
    }
    index += 1
    return true
  }

  mutating func movePair(_ place: Int) throws(FontFileError) -> Bool {
    let bytes = table.bytes
    let covered = try bytes.coverage(
      at: place + bytes.uint16(place + 2), glyphs[index].glyph)
    guard let covered, let next = try find(index, by: 1, .any, isContext: false) else {
      return false
    }
    let second = glyphs[next].glyph
    let (left, right) = (try bytes.uint16(place + 4), try bytes.uint16(place + 6))
    let length = size(left) + size(right)
    var value: Int?
    var parent = place
    if try bytes.uint16(place) == 1 {
      guard covered < (try bytes.uint16(place + 8)) else { return false }
      parent = place + (try bytes.uint16(place + 10 + covered * 2))
      var (low, high) = (0, try bytes.uint16(parent))
      while low < high {
        let middle = (low + high) / 2
        let record = parent + 2 + middle * (2 + length)
        let glyph = try bytes.uint16(record)
        if glyph == second {
          value = record + 2
          break
        }
        if glyph < second { low = middle + 1 } else { high = middle }
      }
    } else {
      let row = try bytes.glyphClass(
        at: place + bytes.uint16(place + 8), glyphs[index].glyph)
      let column = try bytes.glyphClass(at: place + bytes.uint16(place + 10), second)
      let columns = try bytes.uint16(place + 14)
      if row < (try bytes.uint16(place + 12)), column < columns {
        value = place + 16 + (row * columns + column) * length
      }
    }
    guard let value else { return false }
    try move(index, by: value, format: left, parent: parent)
    try move(next, by: value + size(left), format: right, parent: parent)
    index = right == 0 ? next : next + 1
    return true
  }

  /// A place to which glyphs are attached, in units.
  struct Anchor {
    var x: Int
    var y: Int
  }

  func anchor(at place: Int) throws(FontFileError) -> Anchor {
    let bytes = table.bytes
    var anchor = Anchor(x: try bytes.int16(place + 2), y: try bytes.int16(place + 4))
    if variations != nil, try bytes.uint16(place) == 3 {
      if let device = try bytes.place(at: place + 6, from: place) {
        anchor.x += try difference(at: device)
      }
      if let device = try bytes.place(at: place + 8, from: place) {
        anchor.y += try difference(at: device)
      }
    }
    return anchor
  }

  mutating func joinCursive(_ place: Int) throws(FontFileError) -> Bool {
    let bytes = table.bytes
    let coverage = place + (try bytes.uint16(place + 2))
    let count = try bytes.uint16(place + 4)
    func anchor(of glyph: Int, isExit: Bool) throws(FontFileError) -> Anchor? {
      guard let covered = try bytes.coverage(at: coverage, glyph), covered < count,
        let anchor = try bytes.place(
          at: place + 6 + covered * 4 + (isExit ? 2 : 0), from: place)
      else { return nil }
      return try self.anchor(at: anchor)
    }
    guard let entry = try anchor(of: glyphs[index].glyph, isExit: false),
      let previous = try find(index, by: -1, .any, isContext: false),
      let exit = try anchor(of: glyphs[previous].glyph, isExit: true)
    else { return false }
    if isRightToLeft {
      let distance = exit.x + glyphs[previous].x
      glyphs[previous].advance -= distance
      glyphs[previous].x -= distance
      glyphs[index].advance = entry.x + glyphs[index].x
    } else {
      glyphs[previous].advance = exit.x + glyphs[previous].x
      let distance = entry.x + glyphs[index].x
      glyphs[index].advance -= distance
      glyphs[index].x -= distance
    }
    var (child, parent, y) = (previous, index, entry.y - exit.y)
    if flags & 1 == 0 { (child, parent, y) = (parent, child, -y) }
    turnChain(at: child, newParent: parent)
    glyphs[child].attachment = parent - child
    glyphs[child].isCursive = true
    glyphs[child].y = y
    if glyphs[parent].attachment == -glyphs[child].attachment {
      glyphs[parent].attachment = 0
      glyphs[parent].y = 0
    }
    index += 1
    return true
  }

  /// Turns the direction of a chain, so that all that was joined goes with its new parent.
  private mutating func turnChain(at start: Int, newParent: Int) {
    var place = start
    var chain = glyphs[start].attachment
    guard chain != 0, glyphs[start].isCursive else { return }
    var y = glyphs[start].y
    glyphs[start].attachment = 0
    // Each step turns one link; a chain has no more links than there are glyphs.
    for _ in 0..<glyphs.count {
      let next = place + chain
      guard next != newParent, glyphs.indices.contains(next) else { return }
      let (nextChain, nextY) = (glyphs[next].attachment, glyphs[next].y)
      let goesOn = nextChain != 0 && glyphs[next].isCursive
      glyphs[next].y = -y
      glyphs[next].attachment = -chain
      glyphs[next].isCursive = true
      guard goesOn else { return }
      (place, chain, y) = (next, nextChain, nextY)
    }
  }
}
