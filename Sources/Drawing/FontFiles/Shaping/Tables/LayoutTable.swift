// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A table `GSUB` or `GPOS`: which lookups a feature of a script has, and where they are.
struct LayoutTable: Sendable {
  /// A list of tables that are asked one after the other.
  struct Lookup: Sendable {
    /// The kind, 1 to 9, without the detour by which tables can be far away.
    var kind: Int
    /// The flags, and above them the number of the set of marks that are seen.
    var flags: Int
    /// Where the tables begin.
    var places: [Int]
  }

  /// The features of a script in a language.
  struct Features: Sendable {
    /// Whether the font has the script itself, and not only what is for all scripts.
    var isFound: Bool
    /// The name of the script under which they were found.
    var script: FeatureTag
    /// The feature that the script cannot do without.
    var required: Int?
    /// The places of the features in the list of the font, by their names.
    var numbers: [FeatureTag: Int]
  }

  /// How many lookups and tables there may be; real fonts have some hundreds.
  private static let maximumCount = 1 << 14

  let bytes: FontBytes
  let lookups: [Lookup]

  /// Reads the list of lookups.
  init(bytes: FontBytes, extensionKind: Int) throws(FontFileError) {
    self.bytes = bytes
    let list = try bytes.uint16(8)
    var lookups: [Lookup] = []
    // The lists of a damaged file may lie upon each other, each as long as the file.
    var room = Self.maximumCount
    let count = list == 0 ? 0 : try bytes.uint16(list)
    for index in 0..<min(count, room) {
      let lookup = Self.lookup(
        at: list + (try bytes.uint16(list + 2 + index * 2)), of: bytes,
        extensionKind: extensionKind, &room)
      // What is broken keeps its number and does nothing.
      lookups.append(lookup ?? Lookup(kind: 0, flags: 0, places: []))
    }
    self.lookups = lookups
  }

  private static func lookup(
    at start: Int, of bytes: FontBytes, extensionKind: Int, _ room: inout Int
  ) -> Lookup? {
    do throws(FontFileError) {
      var lookup = Lookup(
        kind: try bytes.uint16(start), flags: try bytes.uint16(start + 2), places: [])
      let count = try bytes.uint16(start + 4)
      room -= count + 1
      guard room >= 0 else { return nil }
      if lookup.flags & 0x10 != 0 {
        lookup.flags |= try bytes.uint16(start + 6 + count * 2) << 16
      }
      let isFarAway = lookup.kind == extensionKind
      for index in 0..<count {
        var place = start + (try bytes.uint16(start + 6 + index * 2))
        if isFarAway {
          let kind = try bytes.uint16(place + 2)
          guard kind != extensionKind, index == 0 || kind == lookup.kind else { continue }
          lookup.kind = kind
          place += try bytes.uint32(place + 4)
        }
        lookup.places.append(place)
      }
      return lookup
    } catch {
      return nil
    }
  }

  /// The features of a script, by the first of its names that the font has, or those for all scripts.
  func features(
    of scripts: [FeatureTag], language: FeatureTag?
  ) throws(FontFileError) -> Features? {
    let list = try bytes.uint16(4)
    guard list > 0 else { return nil }
    var places: [FeatureTag: Int] = [:]
    for index in 0..<(try bytes.uint16(list)) {
      let record = list + 2 + index * 6
      places[FeatureTag(value: UInt32(try bytes.uint32(record)))] =
        list + (try bytes.uint16(record + 4))
    }
    let others: [FeatureTag] = ["DFLT", "dflt", "latn"]
    guard let tag = (scripts + others).first(where: { places[$0] != nil }), let script = places[tag]
    else { return nil }
    guard let system = try languageSystem(of: script, language) else { return nil }
    var features = Features(
      isFound: scripts.contains(tag), script: tag, required: nil, numbers: [:])
    let required = try bytes.uint16(system + 2)
    if required != 0xFFFF { features.required = required }
    let (names, count) = (try bytes.uint16(6), try bytes.uint16(system + 4))
    let all = try bytes.uint16(names)
    for index in 0..<count {
      let number = try bytes.uint16(system + 6 + index * 2)
      guard number < all else { continue }
      let tag = FeatureTag(value: UInt32(try bytes.uint32(names + 2 + number * 6)))
      if features.numbers[tag] == nil { features.numbers[tag] = number }
    }
    return features
  }

  private func languageSystem(
    of script: Int, _ language: FeatureTag?
  ) throws(FontFileError) -> Int? {
    if let language {
      for index in 0..<(try bytes.uint16(script + 2)) {
        let record = script + 4 + index * 6
        guard try bytes.uint32(record) == Int(language.value) else { continue }
        return try bytes.place(at: record + 4, from: script)
      }
    }
    return try bytes.place(at: script, from: script)
  }

  /// The numbers of a feature's lookups.
  func lookups(ofFeature number: Int) throws(FontFileError) -> [Int] {
    let list = try bytes.uint16(6)
    guard number < (try bytes.uint16(list)) else { return [] }
    let feature = list + (try bytes.uint16(list + 2 + number * 6 + 4))
    var numbers: [Int] = []
    for index in 0..<(try bytes.uint16(feature + 2)) {
      let number = try bytes.uint16(feature + 4 + index * 2)
      if number < lookups.count { numbers.append(number) }
    }
    return numbers
  }
}
