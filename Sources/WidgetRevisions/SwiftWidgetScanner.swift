// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentDiff
import SourceText
import WidgetValues

/// Finds in Swift source which widgets are declared, without a compiler.
///
/// It knows `IntentConfiguration`, `AppIntentConfiguration` and `StaticConfiguration` with a kind that is a literal, or a
/// constant of the same file; the families that `supportedFamilies` lists as literals; and the type around them. What it
/// does not understand is left out.
struct SwiftWidgetScanner {
  /// What a file may be called with that declares widgets.
  static let marks = ["IntentConfiguration(", "StaticConfiguration("]

  private let source: SourceFile
  private let path: String
  private let bytes: [UInt8]

  init(_ source: SourceFile, path: String) {
    self.source = source
    self.path = path
    bytes = Self.withoutComments(source.bytes)
  }

  /// The widgets of the file, in its order.
  func widgets() -> [WidgetFacts] {
    var found: [(start: Int, facts: WidgetFacts)] = []
    let calls = ["AppIntentConfiguration", "IntentConfiguration", "StaticConfiguration"]
    var position = 0
    while let (start, name) = next(of: calls, from: position) {
      position = start + name.utf8.count
      guard let arguments = parenthesized(from: position) else { continue }
      guard let kind = literal(ofLabel: "kind", in: arguments) else { continue }
      let intent = name == "StaticConfiguration" ? nil : type(ofLabel: "intent", in: arguments)
      let end = nextConfiguration(after: arguments.upperBound) ?? bytes.count
      found.append(
        (
          start,
          WidgetFacts(
            path: path, file: source.name, kind: kind,
            families: families(in: arguments.upperBound..<end), intent: intent,
            name: typeName(before: start))
        ))
    }
    return found.map(\.facts)
  }

  /// The bytes with comments blanked, so that offsets stay.
  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var index = 0
    var isInString = false
    func at(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
    while index < bytes.count {
      let byte = bytes[index]
      if isInString {
        if byte == UInt8(ascii: "\\") {
          index += 2
          continue
        }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") { isInString = false }
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if byte == UInt8(ascii: "/"), at(index + 1) == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
          result[index] = UInt8(ascii: " ")
          index += 1
        }
      } else if byte == UInt8(ascii: "/"), at(index + 1) == UInt8(ascii: "*") {
        var depth = 0
        repeat {
          if bytes[index] == UInt8(ascii: "/"), at(index + 1) == UInt8(ascii: "*") {
            depth += 1
            result[index] = UInt8(ascii: " ")
            index += 1
          } else if bytes[index] == UInt8(ascii: "*"), at(index + 1) == UInt8(ascii: "/") {
            depth -= 1
            result[index] = UInt8(ascii: " ")
            index += 1
          }
          if index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
            result[index] = UInt8(ascii: " ")
          }
          index += 1
        } while depth > 0 && index < bytes.count
        continue
      }
      index += 1
    }
    return result
  }
}

extension SwiftWidgetScanner {
  /// The next of some words that stands by itself and is called, and where.
  private func next(of names: [String], from position: Int) -> (Int, String)? {
    var index = position
    while index < bytes.count {
      guard isStartOfWord(index) else {
        index += 1
        continue
      }
      for name in names where hasWord(name, at: index) { return (index, name) }
      index += 1
    }
    return nil
  }

  private func nextConfiguration(after position: Int) -> Int? {
    next(
      of: ["AppIntentConfiguration", "IntentConfiguration", "StaticConfiguration", "struct"],
      from: position)?.0
  }

  private func isStartOfWord(_ index: Int) -> Bool {
    Self.isWord(bytes[index]) && (index == 0 || !Self.isWord(bytes[index - 1]))
  }

  private func hasWord(_ word: String, at index: Int) -> Bool {
    let end = index + word.utf8.count
    return end <= bytes.count && bytes[index..<end].elementsEqual(word.utf8)
      && (end == bytes.count || !Self.isWord(bytes[end]))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func skippingBlanks(_ index: Int) -> Int {
    bytes[min(index, bytes.count)...].firstIndex { $0 > UInt8(ascii: " ") } ?? bytes.count
  }

  /// What is between the parentheses that begin at a position.
  private func parenthesized(from position: Int) -> Range<Int>? {
    let start = skippingBlanks(position)
    guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
    return enclosed(from: start, UInt8(ascii: "("), UInt8(ascii: ")"))
  }

  private func enclosed(from start: Int, _ opening: UInt8, _ closing: UInt8) -> Range<Int>? {
    var depth = 0
    var isInString = false
    for index in start..<bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\""), bytes[max(index - 1, 0)] != UInt8(ascii: "\\") {
        isInString.toggle()
      }
      guard !isInString else { continue }
      if byte == opening { depth += 1 }
      if byte == closing {
        depth -= 1
        if depth == 0 { return (start + 1)..<index }
      }
    }
    return nil
  }

  /// Where the value of a label begins.
  private func value(ofLabel label: String, in range: Range<Int>) -> Int? {
    var depth = 0
    for index in range {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      guard depth == 0, isStartOfWord(index), hasWord(label, at: index) else { continue }
      let colon = skippingBlanks(index + label.utf8.count)
      if colon < range.upperBound, bytes[colon] == UInt8(ascii: ":") {
        return skippingBlanks(colon + 1)
      }
    }
    return nil
  }

  /// A text that a label has: a literal, or a constant of the file that is one.
  private func literal(ofLabel label: String, in range: Range<Int>) -> Located<String>? {
    guard let start = value(ofLabel: label, in: range) else { return nil }
    if let literal = literal(at: start) { return literal }
    let name = word(at: start)
    let parts = name.split(separator: ".")
    guard let last = parts.last.map(String.init), !last.isEmpty else { return nil }
    // The declaration that is nearest before the use, else the first one.
    var declarations: [(Int, Located<String>)] = []
    var position = 0
    while let (index, _) = next(of: ["let", "var"], from: position) {
      position = index + 3
      let nameStart = skippingBlanks(position)
      guard nameStart < bytes.count, word(at: nameStart) == last else { continue }
      guard
        let equals = bytes[nameStart...].firstIndex(where: {
          $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "\n")
        }), bytes[equals] == UInt8(ascii: "="),
        let literal = literal(at: skippingBlanks(equals + 1))
      else { continue }
      declarations.append((index, literal))
    }
    return (declarations.last { $0.0 < start } ?? declarations.first)?.1
  }

  private func literal(at start: Int) -> Located<String>? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return nil }
    guard
      let end = bytes[(start + 1)...].firstIndex(where: {
        $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\\")
      }), bytes[end] == UInt8(ascii: "\"")
    else { return nil }
    return Located(
      String(decoding: bytes[(start + 1)..<end], as: UTF8.self), at: SourceRange(start, end + 1))
  }

  /// The names at a position, with the dots between them.
  private func word(at start: Int) -> String {
    let end = bytes[start...].firstIndex { !Self.isWord($0) && $0 != UInt8(ascii: ".") }
    return String(decoding: bytes[start..<(end ?? bytes.count)], as: UTF8.self)
  }

  /// A type that a label names: `ShowIntent.self`.
  private func type(ofLabel label: String, in range: Range<Int>) -> Located<String>? {
    guard let start = value(ofLabel: label, in: range) else { return nil }
    let name = word(at: start)
    guard name.hasSuffix(".self") else { return nil }
    return Located(
      String(name.dropLast(5)), at: SourceRange(start, start + name.utf8.count - 5))
  }

  /// The families that are listed after a configuration; nil if they are not literals.
  private func families(in range: Range<Int>) -> [Located<String>]? {
    guard let (start, name) = next(of: ["supportedFamilies"], from: range.lowerBound),
      start < range.upperBound, let list = parenthesized(from: start + name.utf8.count)
    else { return nil }
    var families: [Located<String>] = []
    for index in list where bytes[index] == UInt8(ascii: ".") {
      let name = word(at: index + 1)
      guard WidgetFamily(rawValue: name) != nil else { continue }
      families.append(Located(name, at: SourceRange(index, index + 1 + name.utf8.count)))
    }
    return families.isEmpty ? nil : families
  }

  /// The type that a configuration is in.
  private func typeName(before position: Int) -> String? {
    var name: String?
    var index = 0
    while let (start, word) = next(of: ["struct", "class", "extension"], from: index),
      start < position
    {
      index = start + word.utf8.count
      let nameStart = skippingBlanks(index)
      if nameStart < bytes.count { name = self.word(at: nameStart) }
    }
    return name
  }
}
