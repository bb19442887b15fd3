// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import WidgetViews

/// Reads the values of a message one after the other: the elements of a list, and the members of an object.
struct ValueReader {
  private var elements: PropertyListValue.Elements
  private var object: PropertyListValue
  private var given: PropertyListValue?
  private let images: [Int: ImageAsset.Content]

  /// Creates a reader whose next value is the given one, and whose members are those of it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - images: The images that came with drawings, by their numbers.
  init(_ value: PropertyListValue, images: [Int: ImageAsset.Content] = [:]) {
    elements = value.elements
    object = value
    given = value
    self.images = images
  }

  /// Reads the elements of the next value, which is a list.
  @inline(__always)
  mutating func list<Result>(
    _ read: (inout ValueReader) throws(MessageError) -> Result
  ) throws(MessageError) -> Result {
    let value = try next()
    guard value.kind == .array else { throw Self.failure("a list", value) }
    // Swapped, and not copied, as a copy counts references.
    var rest = value.elements
    swap(&elements, &rest)
    let result = try read(&self)
    swap(&elements, &rest)
    return result
  }

  /// Reads the members of the next value.
  mutating func object<Result>(
    _ read: (inout ValueReader) throws(MessageError) -> Result
  ) throws(MessageError) -> Result {
    let value = try next()
    let around = object
    object = value
    let result = try read(&self)
    object = around
    return result
  }

  /// Reads what a list has, as long as it has something.
  @inline(__always)
  mutating func each(_ read: (inout ValueReader) throws(MessageError) -> Void) throws(MessageError)
  {
    while let element = elements.next() {
      given = element
      try read(&self)
    }
  }

  /// Reads the members of the next value, which is an object of names that are not known before.
  mutating func dictionary<Value: WireValue>() throws(MessageError) -> [String: Value] {
    let value = try next()
    guard value.kind == .dictionary else { throw Self.failure("an object", value) }
    var result: [String: Value] = [:]
    for entry in value.entries {
      given = entry.value
      result[entry.key] = try Value.take(from: &self)
    }
    return result
  }

  /// Reads the next value; nil if it is `null`, or the list has ended.
  @inline(__always)
  mutating func ifAny<Value: WireValue>() throws(MessageError) -> Value? {
    guard let value = nextIfAny(), value.kind != .null else { return nil }
    given = value
    return try Value.take(from: &self)
  }

  /// Reads the next value, which is a text, a number or the like.
  @inline(__always)
  mutating func next<Leaf>(
    _ expected: String, _ leaf: (PropertyListValue) -> Leaf?
  ) throws(MessageError) -> Leaf {
    let value = try next()
    guard let leaf = leaf(value) else { throw Self.failure(expected, value) }
    return leaf
  }

  /// Reads the next value if it is a number, and leaves it for the next reading if it is not.
  mutating func numberIfAny() throws(MessageError) -> Double? {
    let value = try next()
    let number = value.number
    if number == nil { given = value }
    return number
  }

  /// Reads the next value, whatever it is.
  mutating func message() throws(MessageError) -> MessageReader { MessageReader(try next()) }

  @inline(__always)
  private mutating func nextIfAny() -> PropertyListValue? {
    guard let value = given else { return elements.next() }
    given = nil
    return value
  }

  @inline(__always)
  private mutating func next() throws(MessageError) -> PropertyListValue {
    guard let value = nextIfAny() else { throw MessageError("expected another element") }
    return value
  }

  private static func failure(_ expected: String, _ found: PropertyListValue) -> MessageError {
    MessageError("expected \(expected), found '\(found.kind.rawValue)'")
  }
}

extension ValueReader: Wire {
  @inline(__always)
  mutating func value<Value: WireValue>(_ value: inout Value) throws(MessageError) {
    value = try Value.take(from: &self)
  }

  @inline(__always)
  mutating func next<Value: WireValue>(_ value: Value) throws(MessageError) -> Value {
    try Value.take(from: &self)
  }

  mutating func choice<Choice: WireChoice>(_ choice: inout Choice) throws(MessageError) {
    choice = try Choice.chosen(from: &self)
  }

  mutating func choices<Choice: WireChoice>(_ choices: inout [Choice]) throws(MessageError) {
    choices = try list { (reader) throws(MessageError) in
      var choices: [Choice] = []
      while let value = reader.nextIfAny(), value.kind != .null {
        reader.given = value
        choices.append(try Choice.chosen(from: &reader))
      }
      return choices
    }
  }

  @inline(__always)
  mutating func kind(_ name: @autoclosure () -> String) {}

  mutating func kind(_ name: String, of member: String) {}

  mutating func member<Value: WireValue>(
    _ name: String, _ value: inout Value
  ) throws(MessageError) {
    guard let member = object[name], member.kind != .null else {
      throw MessageError("expected the member '\(name)'")
    }
    given = member
    value = try Value.take(from: &self)
  }

  mutating func member<Value: WireValue>(
    _ name: String, ifAny value: inout Value?
  ) throws(MessageError) {
    guard let member = object[name], member.kind != .null else {
      value = nil
      return
    }
    given = member
    value = try Value.take(from: &self)
  }

  mutating func image(_ content: inout ImageAsset.Content?) throws(MessageError) {
    guard let number: Int = try ifAny() else {
      content = nil
      return
    }
    content = images[number]
    if content == nil { throw MessageError("the image \(number) did not come") }
  }
}
