// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension LookupPass {
  /// Whether glyphs follow each other from a place, only to be looked at.
  mutating func matches(
    _ tests: [Test], from start: Int, by step: Int
  ) throws(FontFileError) -> Bool {
    var place = start
    // What is behind the text that was read may be in any syllable.
    let syllable = step < 0 && growth == 0 && start == index ? inputSyllable : 0
    for test in tests {
      guard let next = try find(place, by: step, test, isContext: true, syllable: syllable)
      else { return false }
      place = next
    }
    return true
  }

  /// How the numbers of a rule are read.
  private enum Reading {
    case glyphs
    case classes(table: Int)
  }

  private func tests(
    at place: Int, count: Int, _ reading: Reading
  ) throws(FontFileError) -> [Test] {
    guard count <= Self.maximumContext else { throw .malformed(table: table.bytes.table) }
    var tests: [Test] = []
    for number in 0..<count {
      let value = try table.bytes.uint16(place + number * 2)
      switch reading {
      case .glyphs: tests.append(.glyph(value))
      case .classes(let classes): tests.append(.inClass(value, table: classes))
      }
    }
    return tests
  }

  private func coverages(
    at place: Int, count: Int, from base: Int
  ) throws(FontFileError) -> [Test] {
    guard count <= Self.maximumContext else { throw .malformed(table: table.bytes.table) }
    var tests: [Test] = []
    for number in 0..<count {
      tests.append(.covered(by: base + (try table.bytes.uint16(place + number * 2))))
    }
    return tests
  }

  mutating func applyContext(_ place: Int) throws(FontFileError) -> Bool {
    let bytes = table.bytes
    let format = try bytes.uint16(place)
    let glyph = glyphs[index].glyph
    if format == 3 {
      let (count, lookups) = (try bytes.uint16(place + 2), try bytes.uint16(place + 4))
      let input = try coverages(at: place + 6, count: count, from: place)
      guard let first = input.first, try passes(first, glyph),
        let found = try match(Array(input.dropFirst()))
      else { return false }
      return try applyLookups(at: place + 6 + count * 2, count: lookups, to: found.places)
    }
    guard let covered = try bytes.coverage(at: place + bytes.uint16(place + 2), glyph) else {
      return false
    }
    let reading: Reading
    let number: Int
    let sets: Int
    if format == 1 {
      (reading, number, sets) = (.glyphs, covered, place + 4)
    } else {
      let classes = place + (try bytes.uint16(place + 4))
      reading = .classes(table: classes)
      (number, sets) = (try bytes.glyphClass(at: classes, glyph), place + 6)
    }
    guard number < (try bytes.uint16(sets)),
      let set = try bytes.place(at: sets + 2 + number * 2, from: place)
    else { return false }
    for rule in 0..<(try bytes.uint16(set)) {
      let rule = set + (try bytes.uint16(set + 2 + rule * 2))
      let (count, lookups) = (try bytes.uint16(rule), try bytes.uint16(rule + 2))
      guard count > 0,
        let found = try match(try tests(at: rule + 4, count: count - 1, reading))
      else { continue }
      return try applyLookups(at: rule + 4 + (count - 1) * 2, count: lookups, to: found.places)
    }
    return false
  }

  mutating func applyChain(_ place: Int) throws(FontFileError) -> Bool {
    let bytes = table.bytes
    let format = try bytes.uint16(place)
    let glyph = glyphs[index].glyph
    if format == 3 {
      let backtrackCount = try bytes.uint16(place + 2)
      let inputs = place + 4 + backtrackCount * 2
      let count = try bytes.uint16(inputs)
      let lookaheads = inputs + 2 + count * 2
      let lookaheadCount = try bytes.uint16(lookaheads)
      let lookups = lookaheads + 2 + lookaheadCount * 2
      let input = try coverages(at: inputs + 2, count: count, from: place)
      guard let first = input.first, try passes(first, glyph) else { return false }
      return try applyChain(
        backtrack: coverages(at: place + 4, count: backtrackCount, from: place),
        input: Array(input.dropFirst()),
        lookahead: coverages(at: lookaheads + 2, count: lookaheadCount, from: place),
        lookups: lookups)
    }
    guard let covered = try bytes.coverage(at: place + bytes.uint16(place + 2), glyph) else {
      return false
    }
    var readings = (
      backtrack: Reading.glyphs, input: Reading.glyphs, lookahead: Reading.glyphs
    )
    var (number, sets) = (covered, place + 4)
    if format == 2 {
      let classes = place + (try bytes.uint16(place + 6))
      readings = (
        .classes(table: place + (try bytes.uint16(place + 4))), .classes(table: classes),
        .classes(table: place + (try bytes.uint16(place + 8)))
      )
      (number, sets) = (try bytes.glyphClass(at: classes, glyph), place + 10)
    }
    guard number < (try bytes.uint16(sets)),
      let set = try bytes.place(at: sets + 2 + number * 2, from: place)
    else { return false }
    for rule in 0..<(try bytes.uint16(set)) {
      let rule = set + (try bytes.uint16(set + 2 + rule * 2))
      let backtrackCount = try bytes.uint16(rule)
      let inputs = rule + 2 + backtrackCount * 2
      let count = try bytes.uint16(inputs)
      guard count > 0 else { continue }
      let lookaheads = inputs + 2 + (count - 1) * 2
      let lookaheadCount = try bytes.uint16(lookaheads)
      let isApplied = try applyChain(
        backtrack: tests(at: rule + 2, count: backtrackCount, readings.backtrack),
        input: tests(at: inputs + 2, count: count - 1, readings.input),
        lookahead: tests(at: lookaheads + 2, count: lookaheadCount, readings.lookahead),
        lookups: lookaheads + 2 + lookaheadCount * 2)
      if isApplied { return true }
    }
    return false
  }

  private mutating func applyChain(
    backtrack: [Test], input: [Test], lookahead: [Test], lookups: Int
  ) throws(FontFileError) -> Bool {
    guard let found = try match(input), let last = found.places.last,
      try matches(lookahead, from: last, by: 1), try matches(backtrack, from: index, by: -1)
    else { return false }
    return try applyLookups(
      at: lookups + 2, count: table.bytes.uint16(lookups), to: found.places)
  }

  /// Applies the lookups of a rule to the glyphs that it found.
  private mutating func applyLookups(
    at records: Int, count: Int, to found: [Int]
  ) throws(FontFileError) -> Bool {
    var places = found
    var end = (places.last ?? index) + 1
    for record in 0..<count {
      let number = try table.bytes.uint16(records + record * 4)
      let lookup = try table.bytes.uint16(records + record * 4 + 2)
      let length = glyphs.count
      guard number < places.count, places[number] < length else { continue }
      index = places[number]
      guard recurse(lookup) else { continue }
      var difference = glyphs.count - length
      guard difference != 0 else { continue }
      end = max(end + difference, places[number])
      var next = number + 1
      if difference > 0 {
        guard difference + places.count <= Self.maximumContext else { break }
        places.insert(contentsOf: repeatElement(0, count: difference), at: next)
      } else {
        difference = max(difference, next - places.count)
        places.removeSubrange(next..<(next - difference))
      }
      next += max(difference, 0)
      for place in (number + 1)..<max(next, number + 1) { places[place] = places[place - 1] + 1 }
      for place in next..<max(next, places.count) { places[place] += difference }
    }
    index = end
    return true
  }
}
