// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import Foundation
import Testing

/// Inter as a variable font, of the package `fonts-inter-variable` 4.0~beta7 of Debian.
///
/// The numbers are those of its instances as fontTools 4.68 makes them (`instancer.instantiateVariableFont`).
struct InterVariableTests {
  /// Where the package, or `QUICKACTION_INTER_VARIABLE`, has the file.
  static let path =
    ProcessInfo.processInfo.environment["QUICKACTION_INTER_VARIABLE"]
    ?? "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"

  struct Glyph: Sendable {
    let character: Unicode.Scalar
    let advance: Int
    let bounds: [Double]
  }

  static let instances: [(weight: Int, glyphs: [Glyph], kerning: Int)] = [
    (
      100,
      [
        Glyph(character: "H", advance: 2072, bounds: [320, 0, 1752, 2048]),
        Glyph(character: "a", advance: 1524, bounds: [188, -32, 1244, 1560]),
        Glyph(character: "é", advance: 1624, bounds: [180, -32, 1444, 2192]),
        Glyph(character: "%", advance: 2176, bounds: [224, -28, 1952, 2076]),
      ], -192
    ),
    (
      250,
      [
        Glyph(character: "H", advance: 2078, bounds: [284, 0, 1794, 2048]),
        Glyph(character: "a", advance: 1556, bounds: [166, -34, 1308, 1558]),
        Glyph(character: "é", advance: 1632, bounds: [162, -32, 1470, 2200]),
        Glyph(character: "%", advance: 2232, bounds: [230, -28, 2002, 2076]),
      ], -192
    ),
    (
      600,
      [
        Glyph(character: "H", advance: 2095, bounds: [201.6, 0, 1893.6, 2048]),
        Glyph(character: "a", advance: 1618, bounds: [113.6, -31.2, 1439.2, 1556]),
        Glyph(character: "é", advance: 1669, bounds: [120, -30.4, 1548.8, 2195.2]),
        Glyph(character: "%", advance: 2376, bounds: [236, -56.8, 2143.2, 2104.8]),
      ], -234
    ),
    (
      900,
      [
        Glyph(character: "H", advance: 2112, bounds: [132, 0, 1980, 2048]),
        Glyph(character: "a", advance: 1664, bounds: [68, -24, 1540, 1556]),
        Glyph(character: "é", advance: 1712, bounds: [84, -28, 1628, 2176]),
        Glyph(character: "%", advance: 2508, bounds: [236, -100, 2280, 2148]),
      ], -296
    ),
  ]

  @Test(
    "Inter has the widths, outlines and kerning of its instances",
    .enabled(
      if: FileManager.default.fileExists(atPath: path),
      "install 'fonts-inter-variable', or set QUICKACTION_INTER_VARIABLE to its file"))
  func instances() throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.path)))
    let font = try FontFile(bytes: bytes)
    #expect(font.weights == 100...900)
    let (left, right) = try (#require(font.glyph(for: "A")), #require(font.glyph(for: "V")))
    for (weight, glyphs, kerning) in Self.instances {
      let instance = font.at(weight: weight)
      #expect(instance.face.weight == weight)
      // Differences of classes are rounded once here, and twice in an instance.
      #expect(abs(instance.kerning(left, right) - kerning) <= 1, "\(weight)")
      for expected in glyphs {
        let glyph = try #require(instance.glyph(for: expected.character))
        #expect(instance.advance(of: glyph) == expected.advance, "\(expected.character) \(weight)")
        let bounds = try bounds(of: instance.outline(of: glyph))
        for (found, wanted) in zip(bounds, expected.bounds) {
          #expect(abs(found - wanted) < 1, "\(expected.character) \(weight): \(bounds)")
        }
      }
    }
  }

  /// The left, lower, right and upper ends of an outline's points.
  private func bounds(of outline: GlyphOutline) -> [Double] {
    let places = outline.steps.flatMap { step -> [GlyphOutline.Place] in
      switch step {
      case .move(let place), .line(let place), .curve(_, _, let place): [place]
      }
    }
    let (x, y) = (places.map(\.x), places.map(\.y))
    return [x.min() ?? 0, y.min() ?? 0, x.max() ?? 0, y.max() ?? 0]
  }
}
