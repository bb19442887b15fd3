// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
public import PropertyListSyntax
public import SourceText
public import WidgetValues

/// A color set of an asset catalog: the variants of one color, by `Contents.json`.
public struct ColorSet: Sendable {
  /// The suffix of folders that are color sets.
  public static let folderSuffix = ".colorset"

  /// The identifier of what is found in color sets.
  package static let faultID = "invalid-color-set"

  /// The color, which depends on the appearance if the set says so; nil if the set has none for an iPhone.
  public let color: Color?

  /// The diagnostics of what is malformed.
  public private(set) var diagnostics: [Diagnostic]

  /// Reads the `Contents.json` of a color set.
  ///
  /// Of variants for several gamuts the one for Display P3 is taken, as on every iPhone since 2016, and of those for several devices the
  /// one for iPhones.
  ///
  /// - Parameter source: The file.
  /// - Throws: `PropertyListError` if it is not JSON.
  public init(_ source: SourceFile) throws(PropertyListError) {
    let document = try PropertyListDocument(source, as: .json)
    var reader = ColorSetReader(file: source.name)
    diagnostics = Diagnostic.anomalies(of: document)
    color = reader.color(of: document.root)
    diagnostics += reader.diagnostics
    if color == nil, diagnostics.isEmpty, !Self.isOfTemplate(source.name) {
      diagnostics.append(
        Diagnostic(
          id: Self.faultID, severity: .warning,
          message: "the color set has no color for an iPhone; choose one in Xcode",
          at: .init(file: source.name)))
    }
  }
}

extension ColorSet {
  /// Whether a file is of a color set that Xcode's template for widgets makes, and leaves without a color.
  private static func isOfTemplate(_ file: String) -> Bool {
    ["AccentColor", "WidgetBackground"].contains { name in
      file.hasSuffix("\(name)\(folderSuffix)/Contents.json")
    }
  }
}

/// Reads the variants of a color.
private struct ColorSetReader {
  /// A variant, and when it is shown.
  private struct Variant {
    var color: Color
    var isDark: Bool?
    var isIncreased: Bool
    var rank: Int
  }

  let file: String
  var diagnostics: [Diagnostic] = []

  init(file: String) {
    self.file = file
  }

  private mutating func report(_ message: ImageAssetMessage, at range: SourceRange) {
    diagnostics.append(
      Diagnostic(
        id: ColorSet.faultID, severity: .warning, message: "\(message.sentence)",
        at: .init(file: file, range: range)))
  }

  mutating func color(of root: PropertyListValue) -> Color? {
    guard root.kind == .dictionary else {
      report(.wrongMember("the contents of a color set", expected: "an object"), at: root.range)
      return nil
    }
    guard let colors = root["colors"] else { return nil }
    guard colors.kind == .array else {
      report(.wrongMember("colors", expected: "an array"), at: colors.range)
      return nil
    }
    var variants: [Variant] = []
    for value in colors.elements {
      guard value.kind == .dictionary else {
        report(.wrongMember("colors", expected: "an array of objects"), at: value.range)
        continue
      }
      if let variant = variant(value) { variants.append(variant) }
    }
    func best(_ isDark: Bool, _ isIncreased: Bool) -> Color? {
      variants.filter {
        ($0.isDark == nil || $0.isDark == isDark) && (!$0.isIncreased || isIncreased)
      }
      .max { first, second in
        let ranks = [first, second].map {
          [$0.isDark == isDark ? 1 : 0, $0.isIncreased == isIncreased ? 1 : 0, $0.rank]
        }
        return ranks[0].lexicographicallyPrecedes(ranks[1])
      }?
      .color
    }
    guard let any = best(false, false) ?? best(true, false) ?? variants.first?.color else {
      return nil
    }
    guard variants.count > 1 else { return any }
    return Color(
      light: best(false, false) ?? any, dark: best(true, false) ?? any,
      lightIncreased: best(false, true), darkIncreased: best(true, true))
  }

  /// A variant for iPhones; nil of others, and of one that has no color.
  private mutating func variant(_ value: PropertyListValue) -> Variant? {
    let idioms = ["iphone": 2, "universal": 1]
    guard let rank = idioms[value["idiom"]?.string ?? "universal"], let color = value["color"]
    else {
      return nil
    }
    guard color.kind == .dictionary else {
      report(.wrongMember("color", expected: "an object"), at: color.range)
      return nil
    }
    guard let found = self.color(color) else { return nil }
    let isWide = value["display-gamut"]?.string == "display-P3"
    var variant = Variant(
      color: found, isDark: nil, isIncreased: false, rank: 2 * rank + (isWide ? 1 : 0))
    if let appearances = value["appearances"] {
      for appearance in appearances.elements {
        switch (appearance["appearance"]?.string, appearance["value"]?.string) {
        case ("luminosity", "dark"): variant.isDark = true
        case ("luminosity", "light"): variant.isDark = false
        case ("contrast", "high"): variant.isIncreased = true
        default: return nil
        }
      }
    }
    return variant
  }

  private mutating func color(_ value: PropertyListValue) -> Color? {
    if let reference = value["reference"] {
      let name = reference.string ?? ""
      // UIKit's names end with the word.
      let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
      guard let system = SystemColor(rawValue: short) else {
        report(
          .unknownMemberValue(
            reference.spelling, of: "reference",
            known: SystemColor.allCases.map { $0.rawValue + "Color" }),
          at: reference.range)
        return nil
      }
      return Color(system: system)
    }
    guard let components = value["components"], components.kind == .dictionary else {
      report(.wrongMember("components", expected: "an object"), at: value.range)
      return nil
    }
    let alpha = part("alpha", of: components) ?? 1
    let space = value["color-space"]?.string ?? "srgb"
    switch space {
    case "gray-gamma-22", "extended-gray":
      return part("white", of: components).map { Color(white: $0, opacity: alpha) }
    case "srgb", "extended-srgb", "display-p3", "extended-linear-srgb":
      guard let red = part("red", of: components), let green = part("green", of: components),
        let blue = part("blue", of: components)
      else { return nil }
      let space: Color.RGBColorSpace =
        space == "display-p3" ? .displayP3 : space == "extended-linear-srgb" ? .sRGBLinear : .sRGB
      return Color(space, red: red, green: green, blue: blue, opacity: alpha)
    default:
      report(
        .unknownMemberValue(
          space, of: "color-space",
          known: [
            "srgb", "display-p3", "gray-gamma-22", "extended-srgb", "extended-linear-srgb",
            "extended-gray",
          ]), at: value.range)
      return nil
    }
  }

  /// A part as Xcode writes it: `0.5`, or from 0 to 255 as `128` or `0x80`; nil, which is reported, for anything else.
  private mutating func part(_ name: String, of components: PropertyListValue) -> Double? {
    guard let value = components[name] else {
      if name != "alpha" {
        report(.wrongMember(name, expected: "a number"), at: components.range)
      }
      return nil
    }
    let text = value.string ?? value.spelling
    let number: Double? =
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else if text.contains(".") {
        Double(text)
      } else {
        // A whole number counts from 0 to 255, but for 0 and 1 of the opacity.
        Int(text).map { name == "alpha" && $0 <= 1 ? Double($0) : Double($0) / 255 }
      }
    guard let number, number.isFinite else {
      report(.wrongMember(name, expected: "a number"), at: value.range)
      return nil
    }
    return number
  }
}
