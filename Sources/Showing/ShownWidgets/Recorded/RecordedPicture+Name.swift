// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetProtocol
import WidgetViews

extension RecordedPicture {
  /// The pixels of a side of a picture that a name may speak of.
  private static let lengths = 1.0...4096.0

  /// Takes the part of a timeline from the name of a golden picture; false if it is none.
  mutating func takePart(_ name: Substring) -> Bool {
    switch name {
    case "placeholder": part = .placeholder
    case "gallery": part = .snapshot
    default:
      guard name.count >= 2, let number = Int(name), number > 0 else { return false }
      (part, entry) = (.timeline, number)
    }
    return true
  }

  /// Takes the look from the name of a golden picture; false if it does not say what it should.
  mutating func takeLook(_ name: Substring, of subject: NamedSubject) -> Bool {
    var parts = name.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard let first = parts.popFirst(), subject.shapes.contains(String(first)) else {
      return false
    }
    shape = String(first)
    while let part = parts.popFirst() {
      guard !takeLookPart(String(part)) else { continue }
      // What is left is the locale, which may have hyphens.
      let name = ([part] + parts).joined(separator: "-")
      let isLocale =
        (2...3).contains(part.count) && name.allSatisfy { $0.isLetter || $0 == "-" }
      guard isLocale else { return false }
      locale = name
      return true
    }
    return true
  }

  /// Takes a part of the look; false if it is none.
  private mutating func takeLookPart(_ name: String) -> Bool {
    if let appearance = ColorScheme(rawValue: name) {
      self.appearance = appearance
    } else if let typeSize = DynamicTypeSize.named(name) {
      self.typeSize = typeSize
    } else if let style = RenderingStyle(rawValue: name) {
      self.style = style
    } else if let wallpaper = Wallpaper.named(name) {
      self.wallpaper = wallpaper
    } else if name == "bare" {
      isBare = true
    } else if name.last == "x", let scale = Int(name.dropLast().drop { $0 == "@" }), scale <= 4 {
      self.scale = scale
    } else if let device = WidgetDevice.known.first(where: { $0.identifier == name }) {
      self.device = device
    } else if let size = Self.size(name) {
      self.size = size
    } else {
      return false
    }
    return true
  }

  /// The size that a text such as `350x160` means; nil if it means none.
  static func size(_ text: String) -> Size? {
    let lengths = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
      .map { Double($0) }
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1],
      Self.lengths.contains(width), Self.lengths.contains(height)
    else { return nil }
    return Size(width: width, height: height)
  }

  /// Takes the look from words beside the name of the subject.
  mutating func takeWords(_ words: [String], of subject: NamedSubject) {
    let text = " " + words.joined(separator: " ") + " "
    func has(_ name: String) -> Bool {
      text.contains(" " + RecordedName.words(of: name).joined(separator: " ") + " ")
    }
    let shapes =
      subject.shapes.isEmpty ? WidgetFamily.allCases.map(\.rawValue) : subject.shapes
    // The longest first: 'systemExtraLargePortrait' has 'systemExtraLarge' in it.
    let byLength = shapes.sorted { ($0.count, $1) > ($1.count, $0) }
    shape =
      byLength.first(where: has)
      ?? byLength.first { name in
        let words = RecordedName.words(of: name).dropFirst()
        return !words.isEmpty && has(words.joined(separator: " "))
      }
    appearance = ColorScheme.allCases.first { has($0.rawValue) }
    style = RenderingStyle.allCases.first { has($0.rawValue) }
    // 'large' is a family's word; only what is no other word is a type size.
    typeSize = DynamicTypeSize.allCases.last { size in
      ![.small, .medium, .large].contains(size)
        && (has(size.rawValue) || (size.isAccessibilitySize && has(size.shortName)))
    }
  }
}
