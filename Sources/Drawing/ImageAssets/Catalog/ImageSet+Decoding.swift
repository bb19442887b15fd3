// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

extension ImageSet {
  /// The idioms that Xcode writes.
  private static let idioms = [
    "universal", "iphone", "ipad", "mac", "tv", "watch", "car", "vision", "watch-marketing",
    "ios-marketing",
  ]

  private mutating func report(_ message: ImageAssetMessage, at range: SourceRange) {
    diagnostics.append(message.diagnostic(at: .init(file: source.name, range: range)))
  }

  mutating func decode(_ root: PropertyListValue) {
    guard root.kind == .dictionary else {
      return report(
        .wrongMember("the contents of an image set", expected: "an object"), at: root.range)
    }
    if let properties = root["properties"] { decodeProperties(properties) }
    guard let images = root["images"] else { return }
    guard images.kind == .array else {
      return report(.wrongMember("images", expected: "an array"), at: images.range)
    }
    for value in images.elements {
      guard value.kind == .dictionary else {
        report(.wrongMember("images", expected: "an array of objects"), at: value.range)
        continue
      }
      if let image = image(value) { self.images.append(image) }
    }
  }

  private mutating func decodeProperties(_ value: PropertyListValue) {
    guard value.kind == .dictionary else {
      return report(.wrongMember("properties", expected: "an object"), at: value.range)
    }
    if let intent = value["template-rendering-intent"] {
      renderingIntent = choice(intent, "template-rendering-intent")
    }
    if let preserves = value["preserves-vector-representation"] {
      if let boolean = preserves.boolean {
        preservesVectors = boolean
      } else {
        report(
          .wrongMember("preserves-vector-representation", expected: "true or false"),
          at: preserves.range)
      }
    }
  }

  /// One of the cases of a type; nil, which is reported, for anything else.
  private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: PropertyListValue, _ name: String
  ) -> Choice? {
    guard let text = value.string else {
      report(.wrongMember(name, expected: "a string"), at: value.range)
      return nil
    }
    if let choice = Choice(rawValue: text) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    report(.unknownMemberValue(text, of: name, known: known), at: value.range)
    return nil
  }

  /// A file of the set; nil of a case for which there is no file.
  private mutating func image(_ value: PropertyListValue) -> Image? {
    guard let name = value["filename"] else { return nil }
    guard let fileName = name.string else {
      report(.wrongMember("filename", expected: "a string"), at: name.range)
      return nil
    }
    var image = Image(fileName: Located(fileName, at: name.range))
    if let idiom = value["idiom"] {
      image.idiom = idiom.string ?? ""
      if !Self.idioms.contains(image.idiom) {
        report(
          .unknownMemberValue(idiom.spelling, of: "idiom", known: Self.idioms), at: idiom.range)
      }
    }
    if let scale = value["scale"] {
      let scales = ["1x": 1, "2x": 2, "3x": 3]
      image.scale = scale.string.flatMap { scales[$0] }
      if image.scale == nil {
        report(
          .unknownMemberValue(scale.spelling, of: "scale", known: ["1x", "2x", "3x"]),
          at: scale.range)
      }
    }
    decodeAppearances(of: value, into: &image)
    let special = ["locale", "language-direction", "width-class", "height-class", "subtype"]
    image.isSpecial = image.isSpecial || special.contains { value[$0] != nil }
    return image
  }

  private mutating func decodeAppearances(of value: PropertyListValue, into image: inout Image) {
    guard let appearances = value["appearances"] else { return }
    guard appearances.kind == .array else {
      return report(.wrongMember("appearances", expected: "an array"), at: appearances.range)
    }
    for appearance in appearances.elements {
      // The other appearance there is asks for high contrast.
      if appearance["appearance"]?.string == "luminosity", let value = appearance["value"] {
        image.luminosity = choice(value, "luminosity")
        // Xcode knows tinted icons, too.
        if image.luminosity == nil { image.isSpecial = true }
      } else {
        image.isSpecial = true
      }
    }
  }
}
