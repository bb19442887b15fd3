// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension LayoutTable {
  /// Whether a lookup has something for some glyphs.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs.
  ///   - lookup: The lookup.
  ///   - isAlone: Whether what asks for other glyphs around them does not count.
  /// - Returns: Whether one of its tables would replace them.
  func wouldReplace(_ glyphs: [Int], by lookup: Lookup, isAlone: Bool) -> Bool {
    lookup.places.contains {
      ((try? wouldReplace(glyphs, kind: lookup.kind, at: $0, isAlone: isAlone)) ?? false)
    }
  }

  private func wouldReplace(
    _ glyphs: [Int], kind: Int, at place: Int, isAlone: Bool
  ) throws(FontFileError) -> Bool {
    guard let first = glyphs.first else { return false }
    switch kind {
    case 1, 2, 3:
      guard glyphs.count == 1 else { return false }
      return try bytes.coverage(at: place + bytes.uint16(place + 2), first) != nil
    case 4:
      guard let covered = try bytes.coverage(at: place + bytes.uint16(place + 2), first)
      else { return false }
      let set = place + (try bytes.uint16(place + 6 + covered * 2))
      for number in 0..<(try bytes.uint16(set)) {
        let ligature = set + (try bytes.uint16(set + 2 + number * 2))
        if try bytes.uint16(ligature + 2) == glyphs.count,
          try are(glyphs.dropFirst(), at: ligature + 4, classes: nil)
        {
          return true
        }
      }
      return false
    case 5, 6: return try wouldApply(glyphs, isChain: kind == 6, at: place, isAlone)
    default: return false
    }
  }

  /// Whether numbers are those of glyphs, or of their classes.
  private func are(
    _ glyphs: ArraySlice<Int>, at place: Int, classes: Int?
  ) throws(FontFileError) -> Bool {
    for (number, glyph) in glyphs.enumerated() {
      let wanted = try bytes.uint16(place + number * 2)
      let value =
        try classes.map { (place) throws(FontFileError) in
          try bytes.glyphClass(at: place, glyph)
        } ?? glyph
      if value != wanted { return false }
    }
    return true
  }

  private func wouldApply(
    _ glyphs: [Int], isChain: Bool, at place: Int, _ isAlone: Bool
  ) throws(FontFileError) -> Bool {
    let format = try bytes.uint16(place)
    if format == 3 {
      let inputs: Int
      if isChain {
        let backtrack = try bytes.uint16(place + 2)
        inputs = place + 4 + backtrack * 2
        let count = try bytes.uint16(inputs)
        if isAlone, backtrack > 0 { return false }
        if isAlone, try bytes.uint16(inputs + 2 + count * 2) > 0 { return false }
      } else {
        inputs = place + 2
      }
      guard try bytes.uint16(inputs) == glyphs.count else { return false }
      let first = inputs + (isChain ? 2 : 4)
      for (number, glyph) in glyphs.enumerated() {
        let coverage = place + (try bytes.uint16(first + number * 2))
        if try bytes.coverage(at: coverage, glyph) == nil { return false }
      }
      return true
    }
    guard let covered = try bytes.coverage(at: place + bytes.uint16(place + 2), glyphs[0])
    else { return false }
    var (number, classes, sets): (Int, Int?, Int) = (covered, nil, place + 4)
    if format == 2 {
      let table = place + (try bytes.uint16(place + (isChain ? 6 : 4)))
      (number, classes) = (try bytes.glyphClass(at: table, glyphs[0]), table)
      sets = place + (isChain ? 10 : 6)
    }
    guard number < (try bytes.uint16(sets)),
      let set = try bytes.place(at: sets + 2 + number * 2, from: place)
    else { return false }
    for rule in 0..<(try bytes.uint16(set)) {
      var rule = set + (try bytes.uint16(set + 2 + rule * 2))
      if isChain {
        let backtrack = try bytes.uint16(rule)
        rule += 2 + backtrack * 2
        let ahead = rule + 2 + max(0, (try bytes.uint16(rule)) - 1) * 2
        if isAlone, backtrack > 0 { continue }
        if isAlone, try bytes.uint16(ahead) > 0 { continue }
      }
      if try bytes.uint16(rule) == glyphs.count,
        try are(glyphs.dropFirst(), at: rule + (isChain ? 2 : 4), classes: classes)
      {
        return true
      }
    }
    return false
  }
}
