// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import WidgetViews

/// Writes a message: JSON in one line, without spaces.
package struct MessageWriter {
  /// The bytes of the message so far.
  package private(set) var bytes: [UInt8] = []

  /// The images of the session, which drawings name by their numbers.
  var images = ImageNumbers()

  private var needsComma = false

  /// Creates an empty message.
  package init() {}

  /// The line of a message that is an object, with its line break.
  package static func line(_ members: (inout MessageWriter) -> Void) -> [UInt8] {
    var writer = MessageWriter()
    writer.object(members)
    writer.bytes.append(UInt8(ascii: "\n"))
    return writer.bytes
  }

  /// Writes an object, whose members the function writes.
  mutating func object(_ members: (inout MessageWriter) -> Void) {
    nest(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
  }

  /// Writes a list, whose elements the function writes.
  mutating func array(_ elements: (inout MessageWriter) -> Void) {
    nest(UInt8(ascii: "["), UInt8(ascii: "]"), elements)
  }

  /// Writes a list, an element at a time.
  mutating func array<Element>(
    _ elements: some Sequence<Element>, _ write: (inout MessageWriter, Element) -> Void
  ) {
    array { writer in
      for element in elements { write(&writer, element) }
    }
  }

  /// Writes the name of a member, whose value is written next.
  package mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a string with its escapes.
  package mutating func string(_ text: String) {
    separate()
    bytes.append(contentsOf: JSONWriter.string(text).utf8)
  }

  /// Writes the name of a kind or a case, which has nothing to escape.
  mutating func name(_ name: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: name.utf8)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a number; one that JSON does not have is 0.
  mutating func number(_ value: Double) {
    separate()
    guard value.isFinite else { return bytes.append(UInt8(ascii: "0")) }
    if let whole = Int32(exactly: value), whole != 0 || value.sign == .plus {
      bytes.append(contentsOf: String(whole).utf8)
    } else {
      bytes.append(contentsOf: value.description.utf8)
    }
  }

  /// Writes an integer in decimal digits.
  mutating func integer(_ value: some BinaryInteger) {
    separate()
    bytes.append(contentsOf: String(value).utf8)
  }

  /// Writes a Boolean as `true` or `false`.
  package mutating func bool(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes nothing where a value is expected.
  mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a value of any kind.
  mutating func literal(_ literal: PropertyListLiteral) {
    switch literal {
    case .dictionary(let members):
      object { writer in
        for member in members {
          writer.key(member.key)
          writer.literal(member.value)
        }
      }
    case .array(let elements): array(elements) { $0.literal($1) }
    case .string(let text), .date(let text): string(text)
    case .integer(let spelling), .real(let spelling):
      if let number = Double(spelling), number.isFinite {
        if let integer = Int(spelling) { self.integer(integer) } else { self.number(number) }
      } else {
        string(spelling)
      }
    case .data(let bytes): WireBytes(bytes: bytes).put(on: &self)
    case .boolean(let flag): bool(flag)
    case .null: null()
    }
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func nest(
    _ start: UInt8, _ end: UInt8, _ content: (inout MessageWriter) -> Void
  ) {
    separate()
    bytes.append(start)
    needsComma = false
    content(&self)
    bytes.append(end)
    needsComma = true
  }
}

extension MessageWriter: Wire {
  @inline(__always)
  mutating func value<Value: WireValue>(_ value: inout Value) { value.put(on: &self) }

  @inline(__always)
  mutating func next<Value: WireValue>(_ value: Value) -> Value {
    value.put(on: &self)
    return value
  }

  mutating func choice<Choice: WireChoice>(_ choice: inout Choice) { choice.fields(on: &self) }

  mutating func choices<Choice: WireChoice>(_ choices: inout [Choice]) {
    array(choices) { writer, choice in
      var choice = choice
      choice.fields(on: &writer)
    }
  }

  mutating func kind(_ name: @autoclosure () -> String) { self.name(name()) }

  mutating func kind(_ name: String, of member: String) {
    key(member)
    self.name(name)
  }

  mutating func member<Value: WireValue>(_ name: String, _ value: inout Value) {
    key(name)
    value.put(on: &self)
  }

  mutating func member<Value: WireValue>(_ name: String, ifAny value: inout Value?) {
    if value != nil { member(name, &value) }
  }

  mutating func image(_ content: inout ImageAsset.Content?) {
    var number = content.map { images.number(of: $0) }
    value(&number)
  }
}
