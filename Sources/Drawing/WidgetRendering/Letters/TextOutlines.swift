// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import WidgetViews

/// Turns texts into the outlines of their letters, each part exactly as wide as it was measured.
///
/// The fonts are not Apple's, so their letters are stretched a little, as `textLength` does in SVG.
struct TextOutlines {
  /// How far letters may be stretched: more would be another width than a font of the kind can have.
  private static let stretch = 0.5...2.0

  private let fonts: FontLibrary
  private let families: FontFamilies

  /// The characters that no font has, in the order in which they came.
  private(set) var missing: [Character] = []

  /// The families that letters were taken from, in the order in which they came.
  private(set) var usedFamilies: [String] = []

  /// The first family that stood in for ``FontFamilies/best``, because that is not among the fonts; nil if none did.
  private(set) var substitute: String?

  /// Creates outlines.
  ///
  /// - Parameters:
  ///   - fonts: The fonts.
  ///   - language: The language of the texts, which decides on the forms of ideographs.
  init(fonts: FontLibrary, language: String?) {
    self.fonts = fonts
    families = FontFamilies(language: language)
  }

  /// The outlines of a part of a line that begins on the baseline, in the list's points.
  mutating func path(of run: DisplayText.Run, at start: Point) -> VectorPath {
    let letters = letters(of: run)
    let natural = letters.last.map { $0.x + $0.advance + run.tracking } ?? 0
    let fit = natural > 0 && run.width > 0 ? run.width / natural : 1
    let scaleX = min(max(fit, Self.stretch.lowerBound), Self.stretch.upperBound)
    var steps: [VectorPath.Step] = []
    for letter in letters {
      letter.append(to: &steps, start: start, scaleX: scaleX)
    }
    return VectorPath(steps: steps, fill: .color(run.color))
  }

  /// The letters of a run, each at its place in a font that has it.
  private mutating func letters(of run: DisplayText.Run) -> [PlacedLetter] {
    var letters: [PlacedLetter] = []
    var x = 0.0
    var previous: (glyph: Int, font: FontFile, family: String)?
    for character in run.string {
      for scalar in character.unicodeScalars where !scalar.isInvisible {
        guard let (family, font, glyph) = find(scalar, like: run.font) else {
          if !missing.contains(character) { missing.append(character) }
          previous = nil
          x += run.font.size / 2
          continue
        }
        let scale = run.font.size / Double(font.unitsPerEm)
        if let previous, previous.family == family {
          x += Double(font.kerning(previous.glyph, glyph)) * scale
        }
        var advance = Double(font.advance(of: glyph)) * scale
        var inset = 0.0
        if run.font.isMonospacedDigit, ("0"..."9").contains(scalar) {
          let cell = Double(font.digitAdvance) * scale
          inset = (cell - advance) / 2
          advance = cell
        }
        letters.append(
          PlacedLetter(font: font, glyph: glyph, scale: scale, x: x, inset: inset, advance: advance)
        )
        x += advance
        previous = (glyph, font, family)
      }
      x += run.tracking
    }
    return letters
  }

  /// The first font in which there is a glyph for a character.
  private mutating func find(
    _ scalar: Unicode.Scalar, like font: ResolvedFont
  ) -> (family: String, font: FontFile, glyph: Int)? {
    var isBestMissing = false
    let usual = families.names(for: scalar)
    for family in (font.name.map { [$0] } ?? []) + usual {
      let query = FontLibrary.Query(
        family: family, weight: font.weight.rawValue, isItalic: font.isItalic)
      guard let font = fonts.font(query) else {
        if family == usual.first { isBestMissing = family == FontFamilies.best }
        continue
      }
      if let glyph = font.glyph(for: scalar) {
        if !usedFamilies.contains(family) { usedFamilies.append(family) }
        if isBestMissing { substitute = substitute ?? family }
        return (family, font, glyph)
      }
    }
    return nil
  }
}

/// A letter on a line.
private struct PlacedLetter {
  var font: FontFile
  var glyph: Int
  /// Points a unit.
  var scale: Double
  /// Where it begins, from the start of its part of the line, in points.
  var x: Double
  /// How far its glyph is from there, in points.
  var inset: Double
  /// How far the next letter is, in points.
  var advance: Double

  func append(to steps: inout [VectorPath.Step], start: Point, scaleX: Double) {
    // A glyph that is broken is not drawn; the font was chosen by its map of characters alone.
    guard let outline = try? font.outline(of: glyph) else { return }
    func point(_ place: GlyphOutline.Place) -> Point {
      Point(x: start.x + (x + inset + place.x * scale) * scaleX, y: start.y - place.y * scale)
    }
    for step in outline.steps {
      switch step {
      case .move(let place):
        if case .move? = steps.last {} else if !steps.isEmpty { steps.append(.close) }
        steps.append(.move(to: point(place)))
      case .line(let place): steps.append(.line(to: point(place)))
      case .curve(let first, let second, to: let place):
        steps.append(.curve(to: point(place), control1: point(first), control2: point(second)))
      }
    }
    if !outline.steps.isEmpty { steps.append(.close) }
  }
}

extension FontFile {
  /// The width of the widest digit, which all digits have where they shall be equally wide.
  fileprivate var digitAdvance: Int {
    ("0"..."9" as ClosedRange<Unicode.Scalar>).widest { glyph(for: $0).map(advance(of:)) ?? 0 }
  }
}

extension ClosedRange<Unicode.Scalar> {
  fileprivate func widest(_ width: (Unicode.Scalar) -> Int) -> Int {
    (lowerBound.value...upperBound.value).compactMap(Unicode.Scalar.init).map(width).max() ?? 0
  }
}

extension Unicode.Scalar {
  /// Whether it never has a glyph of its own: it joins, separates or chooses between forms.
  fileprivate var isInvisible: Bool {
    properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
  }
}
