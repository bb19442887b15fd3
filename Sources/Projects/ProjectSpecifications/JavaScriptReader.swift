// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Reads an object literal in JavaScript, TypeScript or JSON.
///
/// Nothing is run: a value that is no literal is left out, and its key is named.
struct JavaScriptReader {
  private let bytes: [UInt8]
  private var index: Int
  private var depth = 0

  /// The keys of the values that are computed, with those of the objects around them.
  private(set) var computed: [String] = []

  private static let maximumDepth = 32

  /// Reads the object that a module exports: the one behind `module.exports`, `export default` or `return`, in JSON the first.
  ///
  /// - Parameter bytes: The text of the module.
  /// - Returns: The object, and the keys of the values that are computed; nil if there is none.
  static func exported(by bytes: [UInt8]) -> (object: YAMLValue, computed: [String])? {
    let starts = ["return {", "return ({", "=> ({", "module.exports = {", "export default {"]
    for start in starts {
      // The function that is exported is behind those that it uses.
      guard let range = bytes.ranges(of: Array(start.utf8)).last else { continue }
      if let found = object(of: bytes, at: range.upperBound - 1) { return found }
    }
    let first = bytes.firstIndex { $0 > UInt8(ascii: " ") }
    return first.flatMap { bytes[$0] == UInt8(ascii: "{") ? object(of: bytes, at: $0) : nil }
  }

  private static func object(
    of bytes: [UInt8], at offset: Int
  ) -> (object: YAMLValue, computed: [String])? {
    var reader = JavaScriptReader(bytes: bytes, index: offset)
    return reader.value(at: []).map { ($0, reader.computed) }
  }

  /// The text behind a key anywhere in a script, such as `bundleIdentifier: "com.example"`; nil if none is written out.
  static func text(ofKey key: String, in bytes: [UInt8]) -> String? {
    for range in bytes.ranges(of: Array(key.utf8)) {
      var reader = JavaScriptReader(bytes: bytes, index: range.upperBound)
      // In JSON the key has a quotation mark behind it.
      if reader.current == UInt8(ascii: "\"") { reader.index += 1 }
      reader.skipSpace()
      guard reader.current == UInt8(ascii: ":") else { continue }
      reader.index += 1
      reader.skipSpace()
      if let text = reader.text() { return text }
    }
    return nil
  }

  private init(bytes: [UInt8], index: Int) {
    self.bytes = bytes
    self.index = index
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Goes over spaces and comments.
  private mutating func skipSpace() {
    while let byte = current {
      if byte <= UInt8(ascii: " ") {
        index += 1
      } else if bytes[index...].starts(with: "//".utf8) {
        while let byte = current, byte != UInt8(ascii: "\n") { index += 1 }
      } else if bytes[index...].starts(with: "/*".utf8) {
        let rest = bytes[(index + 2)...]
        index = rest.firstRange(of: Array("*/".utf8))?.upperBound ?? bytes.count
      } else {
        return
      }
    }
  }

  /// A value that is written out; nil for one that is computed, which is gone over.
  private mutating func value(at path: [String]) -> YAMLValue? {
    depth += 1
    defer { depth -= 1 }
    skipSpace()
    let start = index
    let value: YAMLValue? =
      switch current {
      case _ where depth > Self.maximumDepth: nil
      case UInt8(ascii: "{"): object(at: path)
      case UInt8(ascii: "["): array(at: path)
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        text().map { .scalar($0, isPlain: false) }
      default: word()
      }
    skipSpace()
    if let value, current == nil || ",]});".utf8.contains(current ?? 0) || depth == 1 {
      return value
    }
    index = start
    skipExpression()
    if !path.isEmpty { computed.append(path.joined(separator: ".")) }
    return nil
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word() -> YAMLValue? {
    let start = index
    while let byte = current, Self.isPartOfWord(byte) || ".-+".utf8.contains(byte) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    if word == "null" || word == "undefined" { return .null }
    return word == "true" || word == "false" || Double(word) != nil
      ? .scalar(word, isPlain: true) : nil
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// A text in quotation marks; nil for a template with values in it, or without an end.
  private mutating func text() -> String? {
    guard let quote = current, "\"'`".utf8.contains(quote) else { return nil }
    index += 1
    var text: [UInt8] = []
    while let byte = current {
      index += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if quote == UInt8(ascii: "`"), byte == UInt8(ascii: "$"), current == UInt8(ascii: "{") {
        return nil
      }
      guard byte == UInt8(ascii: "\\"), let next = current else {
        text.append(byte)
        continue
      }
      index += 1
      switch next {
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      default: text.append(next)
      }
    }
    return nil
  }

  private mutating func object(at path: [String]) -> YAMLValue? {
    index += 1
    var entries: [YAMLValue.Entry] = []
    while true {
      skipSpace()
      guard let byte = current else { return nil }
      if byte == UInt8(ascii: "}") {
        index += 1
        return .mapping(entries)
      }
      if byte == UInt8(ascii: ",") {
        index += 1
        continue
      }
      guard let key = key() else {
        // What is spread into the object, a method, or a key that is computed.
        let start = index
        skipExpression()
        guard index > start else { return nil }
        computed.append((path + ["…"]).joined(separator: "."))
        continue
      }
      if let value = value(at: path + [key]) { entries.append(.init(key: key, value: value)) }
    }
  }

  /// A key with its colon; nil, and nothing is read, for anything else.
  private mutating func key() -> String? {
    let start = index
    var key = text()
    if key == nil {
      index = start
      while let byte = current, Self.isPartOfWord(byte) { index += 1 }
      if index > start { key = String(decoding: bytes[start..<index], as: UTF8.self) }
    }
    skipSpace()
    guard let key, current == UInt8(ascii: ":") else {
      index = start
      return nil
    }
    index += 1
    return key
  }

  private mutating func array(at path: [String]) -> YAMLValue? {
    index += 1
    var elements: [YAMLValue] = []
    while true {
      skipSpace()
      guard let byte = current else { return nil }
      if byte == UInt8(ascii: "]") {
        index += 1
        return .sequence(elements)
      }
      if byte == UInt8(ascii: ",") {
        index += 1
        continue
      }
      let start = index
      if let value = value(at: path) { elements.append(value) }
      guard index > start else { return nil }
    }
  }

  /// Goes over an expression: to the comma or the closing bracket behind it.
  private mutating func skipExpression() {
    var open = 0
    while let byte = current {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open > 0 else { return }
        open -= 1
      case UInt8(ascii: ",") where open == 0: return
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        skipText(byte)
        continue
      case UInt8(ascii: "/"):
        let start = index
        skipSpace()
        if index > start { continue }
      default: break
      }
      index += 1
    }
  }

  private mutating func skipText(_ quote: UInt8) {
    index += 1
    while let byte = current, byte != quote {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
  }
}
