// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import Synchronization

/// A font that is added to a widget: what its texts are measured with.
public final class WidgetFont: Sendable {
  /// The name by which `Font.custom(_:size:)` finds it, as in `Avenir-Heavy`; empty if the file has none.
  public let postScriptName: String

  /// The name of its family, as in `Avenir`; empty if the file has none.
  public let family: String

  /// The distance from the top of a line to its baseline, in em.
  let ascent: Double
  /// The distance from the baseline to the bottom of a line, in em.
  let descent: Double
  /// The height of a capital letter, in em.
  let capHeight: Double

  private let file: FontFile
  private let unitsPerEm: Double
  /// The weights of a variable font that were asked for.
  private let instances = Mutex<[Int: WidgetFont]>([:])

  /// Reads a font of TrueType or OpenType, of a collection the first; a variable one has all of its weights.
  ///
  /// - Throws: ``WidgetFontError`` if the bytes are no font, or lack what text is measured with.
  public convenience init(_ bytes: [UInt8]) throws(WidgetFontError) {
    let file: FontFile
    do {
      file = try FontFile(bytes: bytes)
    } catch {
      throw WidgetFontError(error)
    }
    self.init(file)
  }

  private init(_ file: FontFile) {
    self.file = file
    postScriptName = file.face.postScriptName
    family = file.face.family
    unitsPerEm = Double(file.unitsPerEm)
    ascent = Double(max(0, file.ascender)) / unitsPerEm
    descent = Double(max(0, -file.descender)) / unitsPerEm
    let capital = file.glyph(for: "H").flatMap { try? file.outline(of: $0) }
    let height = capital?.steps.compactMap(\.height).max() ?? 0
    // Most fonts' capitals are about three quarters as high as their lines reach.
    capHeight = height > 0 ? height / unitsPerEm : ascent * 0.74
  }

  /// The font at a weight; the font itself if it has one weight only.
  func at(weight: FontWeight) -> WidgetFont {
    guard let weights = file.weights else { return self }
    let weight = min(max(weight.rawValue, weights.lowerBound), weights.upperBound)
    guard weight != file.face.weight else { return self }
    return instances.withLock { instances in
      if let known = instances[weight] { return known }
      let font = WidgetFont(file.at(weight: weight))
      instances[weight] = font
      return font
    }
  }

  /// The advance of a scalar, in em; nil if the font does not have it.
  func advance(of scalar: Unicode.Scalar) -> Double? {
    file.glyph(for: scalar).map { Double(file.advance(of: $0)) / unitsPerEm }
  }
}

extension WidgetFont {
  /// The advances of characters that are shaped together, in em; nil if the font lacks one.
  func advances(of characters: [Character], _ script: ShapingScript) -> [Double]? {
    let hasAll = characters.allSatisfy { character in
      character.unicodeScalars.allSatisfy {
        file.glyph(for: $0) != nil || file.hasDecomposition(of: $0)
          || $0.properties.isDefaultIgnorableCodePoint
      }
    }
    guard hasAll else { return nil }
    return file.advances(of: characters, script).map { Double($0) / unitsPerEm }
  }
}

extension FontFile {
  /// The advances of characters that are shaped together, in units: each has those of the glyphs that stand for it first.
  func advances(of characters: [Character], _ script: ShapingScript) -> [Int] {
    var indexes: [Int] = []
    for (index, character) in characters.enumerated() {
      indexes += repeatElement(index, count: character.unicodeScalars.count)
    }
    let run = shaped(
      characters.flatMap { Array($0.unicodeScalars) }, script: script,
      isRightToLeft: script == .arabic || script == .hebrew)
    var advances = [Int](repeating: 0, count: characters.count)
    for glyph in run.glyphs where indexes.indices.contains(glyph.cluster) {
      advances[indexes[glyph.cluster]] += glyph.advance
    }
    return advances
  }
}

extension GlyphOutline.Step {
  /// How high it ends, in units.
  fileprivate var height: Double? {
    switch self {
    case .move(let place), .line(let place): place.y
    case .curve(_, _, let place): place.y
    }
  }
}

extension WidgetFont: Hashable {
  /// Whether both are of the same reading of a file.
  public static func == (left: WidgetFont, right: WidgetFont) -> Bool { left === right }

  /// Hashes which reading of a file it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An error that a file cannot be used as a font.
public enum WidgetFontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is not a TrueType or OpenType font.
  case notAFont
  /// The font lacks a table that is needed to measure text; its name.
  case missingTable(String)
  /// A table ends early, or has numbers that cannot be.
  case damaged

  init(_ error: FontFileError) {
    switch error {
    case .noFont, .noSuchFont: self = .notAFont
    case .missingTable(let name): self = .missingTable(name)
    case .truncated, .malformed, .tooComplex: self = .damaged
    }
  }

  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .notAFont:
      "this is not a TrueType or OpenType font; of a font for web pages add the TTF or OTF file"
    case .missingTable(let name): "the font has no table '\(name)', which text is measured with"
    case .damaged: "the font is damaged: a table ends early or has impossible numbers"
    }
  }
}
