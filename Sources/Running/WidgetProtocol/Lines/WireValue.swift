// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A value that messages have.
protocol WireValue {
  /// Reads a value.
  static func take(from reader: inout ValueReader) throws(MessageError) -> Self

  /// Writes the value.
  func put(on writer: inout MessageWriter)
}

/// A value that has fields, which are described once for reading and writing.
protocol WireFields: WireValue {
  /// A value to read into.
  static var blank: Self { get }

  /// Hands the fields to a wire, in the order of the message.
  ///
  /// Whatever is not a field as it is, is computed before it is handed over and set after it; when the message is written, the value
  /// is a copy.
  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure)
}

/// A value whose fields stand among those of the list or object around it.
protocol WireInline: WireFields {}

extension WireInline {
  @inline(__always)
  static func take(from reader: inout ValueReader) throws(MessageError) -> Self {
    var value = blank
    try value.fields(on: &reader)
    return value
  }

  @inline(__always)
  func put(on writer: inout MessageWriter) {
    var copy = self
    copy.fields(on: &writer)
  }
}

/// A value that is a list of its fields.
protocol WireList: WireFields {}

extension WireList {
  static func take(from reader: inout ValueReader) throws(MessageError) -> Self {
    var value = blank
    try reader.list { (reader) throws(MessageError) in try value.fields(on: &reader) }
    return value
  }

  func put(on writer: inout MessageWriter) {
    var copy = self
    writer.array { copy.fields(on: &$0) }
  }
}

/// A value that is an object whose members are its fields.
protocol WireObject: WireFields {}

extension WireObject {
  static func take(from reader: inout ValueReader) throws(MessageError) -> Self {
    var value = blank
    try reader.object { (reader) throws(MessageError) in try value.fields(on: &reader) }
    return value
  }

  func put(on writer: inout MessageWriter) {
    var copy = self
    writer.object { copy.fields(on: &$0) }
  }
}

/// A value of one of several kinds: the name of the kind, then the fields of the kind.
///
/// It is a list of its own, unless it is handed over by ``Wire/choice(_:)``.
protocol WireChoice: WireValue {
  /// The noun in the message about a name that is none of these kinds.
  static var noun: String { get }

  /// A value to read into, of the kind with a name; nil if there is no such kind.
  static func blank(named name: String) -> Self?

  /// Hands the name of the kind and its fields to a wire, in the order of the message.
  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure)
}

extension WireChoice {
  static func take(from reader: inout ValueReader) throws(MessageError) -> Self {
    try reader.list { (reader) throws(MessageError) in try chosen(from: &reader) }
  }

  /// Reads a name and the fields of its kind, from the list that is read.
  static func chosen(from reader: inout ValueReader) throws(MessageError) -> Self {
    let name = try String.take(from: &reader)
    guard var choice = blank(named: name) else { throw MessageError("'\(name)' is not \(noun)") }
    try choice.fields(on: &reader)
    return choice
  }

  func put(on writer: inout MessageWriter) {
    var copy = self
    writer.array { copy.fields(on: &$0) }
  }
}

/// A name of those that an enumeration has.
protocol WireName: WireValue, RawRepresentable<String> {}

extension WireName {
  static func take(from reader: inout ValueReader) throws(MessageError) -> Self {
    let text = try String.take(from: &reader)
    guard let name = Self(rawValue: text) else {
      throw MessageError("'\(text)' is not a \(Self.self)")
    }
    return name
  }

  func put(on writer: inout MessageWriter) { writer.name(rawValue) }
}
