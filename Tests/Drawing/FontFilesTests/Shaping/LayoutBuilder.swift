// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport

/// Makes a table `GSUB` or `GPOS` of one script for tests.
struct LayoutBuilder {
  struct Lookup {
    var kind: UInt16
    var flags: UInt16 = 0
    var table: [UInt8]
  }

  var script = "arab"
  var features: [(name: String, lookups: [UInt16])] = []
  var lookups: [Lookup] = []

  var bytes: [UInt8] {
    let count = UInt16(features.count)
    var scripts = FontBuilder.words([1]) + Array(script.utf8) + FontBuilder.words([8, 4, 0])
    scripts += FontBuilder.words([0, 0xFFFF, count] + (0..<count))
    var (records, tables) = (FontBuilder.words([count]), [UInt8]())
    for feature in features {
      records += Array(feature.name.utf8)
      records += FontBuilder.words([UInt16(2 + features.count * 6 + tables.count)])
      tables += FontBuilder.words([0, UInt16(feature.lookups.count)] + feature.lookups)
    }
    let list = records + tables
    var (places, content) = (FontBuilder.words([UInt16(lookups.count)]), [UInt8]())
    for lookup in lookups {
      places += FontBuilder.words([UInt16(2 + lookups.count * 2 + content.count)])
      content += FontBuilder.words([lookup.kind, lookup.flags, 1, 8]) + lookup.table
    }
    let header = [1, 0, 10, UInt16(10 + scripts.count), UInt16(10 + scripts.count + list.count)]
    return FontBuilder.words(header) + scripts + list + places + content
  }

  // MARK: Tables

  /// A list of glyphs.
  static func coverage(_ glyphs: [UInt16]) -> [UInt16] { [1, UInt16(glyphs.count)] + glyphs }

  /// Replaces glyphs, in ascending order, by others.
  static func single(_ glyphs: [(from: UInt16, to: UInt16)]) -> [UInt8] {
    let count = UInt16(glyphs.count)
    return FontBuilder.words(
      [2, 6 + count * 2, count] + glyphs.map(\.to) + coverage(glyphs.map(\.from)))
  }

  /// Replaces a glyph by several.
  static func multiple(_ glyph: UInt16, by glyphs: [UInt16]) -> [UInt8] {
    let count = UInt16(glyphs.count)
    return FontBuilder.words(
      [1, 8 + 2 + count * 2, 1, 8] + [count] + glyphs + coverage([glyph]))
  }

  /// Makes one glyph of several.
  static func ligature(_ glyphs: [UInt16], to ligature: UInt16) -> [UInt8] {
    let count = UInt16(glyphs.count)
    let set: [UInt16] = [1, 4, ligature, count] + glyphs.dropFirst()
    return FontBuilder.words(
      [1, 8 + UInt16(set.count) * 2, 1, 8] + set + coverage([glyphs[0]]))
  }

  /// Applies a lookup to a glyph that is between two others.
  static func chain(
    before: UInt16, _ glyph: UInt16, after: UInt16, lookup: UInt16
  ) -> [UInt8] {
    let start: UInt16 = 20
    return FontBuilder.words(
      [3, 1, start, 1, start + 6, 1, start + 12, 1, 0, lookup]
        + coverage([before]) + coverage([glyph]) + coverage([after]))
  }

  /// Attaches a mark to a glyph, each at a place of its own.
  static func attachment(
    _ mark: UInt16, at markPlace: (x: UInt16, y: UInt16), to base: UInt16,
    at basePlace: (x: UInt16, y: UInt16)
  ) -> [UInt8] {
    let header: [UInt16] = [1, 12, 18, 1, 24, 36]
    let marks: [UInt16] = [1, 0, 6] + [1, markPlace.x, markPlace.y]
    let bases: [UInt16] = [1, 4] + [1, basePlace.x, basePlace.y]
    return FontBuilder.words(header + coverage([mark]) + coverage([base]) + marks + bases)
  }

  /// A table `GDEF` in which glyphs, in ascending order, have classes: 1 for letters, 2 for ligatures and 3 for marks.
  static func definitions(_ classes: [(glyph: UInt16, kind: UInt16)]) -> [UInt8] {
    FontBuilder.words(
      [1, 0, 12, 0, 0, 0] + [2, UInt16(classes.count)]
        + classes.flatMap { [$0.glyph, $0.glyph, $0.kind] })
  }
}
