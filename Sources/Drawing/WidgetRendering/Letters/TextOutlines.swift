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

  /// What is drawn of a part of a line.
  struct Shapes {
    /// The outlines of the letters.
    var path: VectorPath
    /// The pictures of emoji.
    var images: [DisplayImage]
  }

  /// What is drawn of a part of a line that begins on the baseline, in the list's points.
  ///
  /// - Parameters:
  ///   - run: The part of the line.
  ///   - start: Where it begins, on the left.
  ///   - text: The whole text, whose first letter decides in which direction its lines are written.
  /// - Returns: Outlines and pictures, in the list's points.
  mutating func shapes(of run: DisplayText.Run, at start: Point, in text: String) -> Shapes {
    var letters: [PlacedLetter] = []
    var x = 0.0
    if run.string.mayBeShaped {
      let isRightToLeft = TextRun.isRightToLeft(text)
      for part in TextRun.runs(of: run.string, isRightToLeft: isRightToLeft) {
        append(part, like: run, to: &letters, &x)
      }
    } else {
      append(run.string, like: run, to: &letters, &x)
    }
    let natural = letters.last.map { $0.x + $0.advance + run.tracking } ?? 0
    let fit = natural > 0 && run.width > 0 ? run.width / natural : 1
    let scaleX = min(max(fit, Self.stretch.lowerBound), Self.stretch.upperBound)
    var steps: [VectorPath.Step] = []
    for letter in letters {
      letter.append(to: &steps, start: start, scaleX: scaleX)
    }
    return Shapes(
      path: VectorPath(steps: steps, fill: .color(run.color)),
      images: letters.compactMap { $0.image(start: start, scaleX: scaleX) })
  }

  /// Adds letters that stand side by side, each at its place in a font that has it.
  ///
  /// - Parameters:
  ///   - string: The letters, in the order in which they are drawn.
  ///   - run: The run that they are of.
  ///   - letters: Where they are added.
  ///   - x: Where they begin and then where they end, from the start of the run, in points.
  mutating func append(
    _ string: some Sequence<Character>, like run: DisplayText.Run,
    to letters: inout [PlacedLetter], _ x: inout Double
  ) {
    var previous: (glyph: Int, font: FontFile, family: String)?
    for character in string {
      for scalar in character.unicodeScalars where !scalar.isInvisible {
        guard let (family, font, glyph) = find(scalar, like: run.font) else {
          note(missing: character)
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
          PlacedLetter(
            font: font, glyph: glyph, scale: scale, x: x, inset: inset, advance: advance))
        x += advance
        previous = (glyph, font, family)
      }
      x += run.tracking
    }
  }

  /// The first font in which there is a glyph for a character.
  private mutating func find(
    _ scalar: Unicode.Scalar, like font: ResolvedFont
  ) -> (family: String, font: FontFile, glyph: Int)? {
    var isBestMissing = false
    let usual = families.names(for: scalar)
    for family in (font.name.map { [$0] } ?? []) + usual {
      guard let font = self.font(family, like: font) else {
        if family == usual.first { isBestMissing = family == FontFamilies.best }
        continue
      }
      if let glyph = font.glyph(for: scalar) {
        note(use: family)
        if isBestMissing { substitute = substitute ?? family }
        return (family, font, glyph)
      }
    }
    return nil
  }

  /// The font of a family that is nearest to another; nil if the family is not there.
  func font(_ family: String, like font: ResolvedFont) -> FontFile? {
    fonts.font(
      FontLibrary.Query(family: family, weight: font.weight.rawValue, isItalic: font.isItalic))
  }

  /// The families in which letters of a script are looked for.
  func names(for script: ShapingScript, like font: ResolvedFont) -> [String] {
    (font.name.map { [$0] } ?? []) + families.names(for: script)
  }

  /// Notes that letters were taken from a family.
  mutating func note(use family: String) {
    if !usedFamilies.contains(family) { usedFamilies.append(family) }
  }

  /// Notes that no font has a character.
  mutating func note(missing character: Character) {
    if !missing.contains(character) { missing.append(character) }
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
  var isInvisible: Bool {
    properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
  }
}
