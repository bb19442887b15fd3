// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import ImageAssets
import WidgetValues

/// How text of a document of HTML looks: what its elements, their attributes and CSS say.
struct HTMLStyle: Hashable {
  /// The kind of a font.
  enum Family: Hashable {
    case serif, system, monospaced
    case named(String)
  }

  var family = Family.serif
  /// The size of the font, in points.
  var size = 12.0
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var color = ResolvedColor(red: 0, green: 0, blue: 0)
  var background: ResolvedColor?
  var link: String?
  /// Above the line where it is positive, below where it is negative.
  var level = 0
  var alignment: NSTextAlignment?
  /// How deep in lists a paragraph is.
  var listDepth = 0
  /// Whether spaces and line breaks stay as they are.
  var isPreformatted = false

  /// Takes what an element is without a style sheet.
  mutating func take(element: String, _ attributes: [String: String]) {
    switch element {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "var", "dfn", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruckThrough = true
    case "code", "tt", "kbd", "samp", "pre":
      if family != .monospaced { size *= 13.0 / 16 }
      family = .monospaced
      isPreformatted = isPreformatted || element == "pre"
    case "small": size *= 5.0 / 6
    case "big": size *= 1.2
    case "sub", "sup":
      level += element == "sup" ? 1 : -1
      size *= 5.0 / 6
    case "mark": background = ResolvedColor(red: 1, green: 1, blue: 0)
    case "center": alignment = .center
    case "h1", "h2", "h3", "h4", "h5", "h6":
      isBold = true
      size *= Self.headings[element] ?? 1
    case "a":
      guard let address = attributes["href"]?.trimmingCharacters(in: .whitespacesAndNewlines),
        !address.isEmpty
      else { break }
      if !address.hasPrefix("#") { link = address }
      color = ResolvedColor(red: 0, green: 0, blue: 238.0 / 255)
      isUnderlined = true
    case "font":
      if let value = attributes["color"].flatMap(ResolvedColor.init(svg:)) { color = value }
      if let face = attributes["face"] { take(families: face) }
      if let value = attributes["size"].flatMap({ Int($0) }), (1...7).contains(value) {
        size = 12 / 16 * [10, 13, 16, 18, 24, 32, 48][value - 1]
      }
    default: break
    }
    if let value = attributes["align"] { take(alignment: value) }
    limitSize()
  }

  /// Keeps the size where elements inside of each other or CSS would make it any.
  private mutating func limitSize() { size = min(max(size, 1), 10_000) }

  private static let headings = [
    "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
  ]

  /// Takes declarations of CSS, such as `color: red; font-size: 14px`; those that are not known are passed over.
  mutating func take(declarations: some StringProtocol, inherited: HTMLStyle) {
    for declaration in declarations.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = parts[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      let value = parts[1].prefix { $0 != "!" }.trimmingCharacters(in: .whitespacesAndNewlines)
      take(value, of: name, inherited: inherited)
    }
    limitSize()
  }

  private mutating func take(_ value: String, of property: String, inherited: HTMLStyle) {
    let lowercased = value.lowercased()
    switch property {
    case "color": color = ResolvedColor(svg: lowercased) ?? color
    case "background-color", "background":
      background = ResolvedColor(svg: lowercased) ?? background
    case "font-weight":
      isBold = ["bold", "bolder"].contains(lowercased) || (Int(lowercased) ?? 0) >= 600
    case "font-style": isItalic = ["italic", "oblique"].contains(lowercased)
    case "text-decoration", "text-decoration-line":
      if lowercased == "none" { (isUnderlined, isStruckThrough) = (false, false) }
      isUnderlined = isUnderlined || lowercased.contains("underline")
      isStruckThrough = isStruckThrough || lowercased.contains("line-through")
    case "font-size": size = Self.length(lowercased, of: inherited.size) ?? size
    case "font-family": take(families: value)
    case "text-align": take(alignment: lowercased)
    case "white-space": isPreformatted = lowercased.hasPrefix("pre")
    default: break
    }
  }

  /// A size in points; a pixel is one, as on a device.
  private static func length(_ text: String, of inherited: Double) -> Double? {
    let digits = text.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits), number.isFinite, number > 0 else { return nil }
    switch text.dropFirst(digits.count) {
    case "px", "pt", "": return number
    case "em": return number * inherited
    case "rem": return number * 12
    case "%": return number / 100 * inherited
    default: return nil
    }
  }

  private mutating func take(alignment value: String) {
    alignment =
      switch value.lowercased() {
      case "center": .center
      case "right", "end": .right
      case "left", "start": .left
      case "justify": .justified
      default: alignment
      }
  }

  private mutating func take(families text: String) {
    guard let first = text.split(separator: ",").first else { return }
    let name = first.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\"'"))
    family =
      switch name.lowercased() {
      case "-apple-system", "system-ui", "ui-sans-serif", "blinkmacsystemfont", "helvetica",
        "helvetica neue", "arial", "sans-serif":
        .system
      case "serif", "ui-serif", "times", "times new roman", "georgia": .serif
      case "monospace", "ui-monospace", "courier", "courier new", "menlo": .monospaced
      default: .named(name)
      }
  }
}
