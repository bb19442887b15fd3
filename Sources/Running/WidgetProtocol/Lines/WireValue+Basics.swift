// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import WidgetViews

extension String: WireValue {
  static func take(from reader: inout ValueReader) throws(MessageError) -> String {
    try reader.next("a text") { $0.string }
  }

  func put(on writer: inout MessageWriter) { writer.string(self) }
}

extension Double: WireValue {
  static func take(from reader: inout ValueReader) throws(MessageError) -> Double {
    try reader.next("a number") { $0.number }
  }

  func put(on writer: inout MessageWriter) { writer.number(self) }
}

extension Int: WireValue {
  static func take(from reader: inout ValueReader) throws(MessageError) -> Int {
    try reader.next("a whole number") { $0.integer }
  }

  func put(on writer: inout MessageWriter) { writer.integer(self) }
}

extension Bool: WireValue {
  static func take(from reader: inout ValueReader) throws(MessageError) -> Bool {
    try reader.next("true or false") { $0.boolean }
  }

  func put(on writer: inout MessageWriter) { writer.bool(self) }
}

extension Optional: WireValue where Wrapped: WireValue {
  static func take(from reader: inout ValueReader) throws(MessageError) -> Wrapped? {
    try reader.ifAny()
  }

  func put(on writer: inout MessageWriter) {
    if let self { self.put(on: &writer) } else { writer.null() }
  }
}

extension Array: WireValue where Element: WireValue {
  static func take(from reader: inout ValueReader) throws(MessageError) -> [Element] {
    try reader.list { (reader) throws(MessageError) in
      var elements: [Element] = []
      try reader.each { (reader) throws(MessageError) in
        elements.append(try Element.take(from: &reader))
      }
      return elements
    }
  }

  func put(on writer: inout MessageWriter) { writer.array(self) { $1.put(on: &$0) } }
}

/// An object whose members are not known before; they are written in the order of their names.
extension Dictionary: WireValue where Key == String, Value: WireValue {
  static func take(from reader: inout ValueReader) throws(MessageError) -> [String: Value] {
    try reader.dictionary()
  }

  func put(on writer: inout MessageWriter) {
    writer.object { writer in
      for (name, value) in sorted(by: { $0.key < $1.key }) {
        writer.key(name)
        value.put(on: &writer)
      }
    }
  }
}

/// Bytes, which are a text in base64.
struct WireBytes: WireValue {
  var bytes: [UInt8]

  static func take(from reader: inout ValueReader) throws(MessageError) -> WireBytes {
    WireBytes(bytes: Base64.decode(try String.take(from: &reader).utf8))
  }

  func put(on writer: inout MessageWriter) { writer.string(Base64.encode(bytes)) }
}

/// A moment is the milliseconds since the beginning of 1970.
extension Instant: WireValue {
  static func take(from reader: inout ValueReader) throws(MessageError) -> Instant {
    Instant(millisecondsSince1970: Int64(try Int.take(from: &reader)))
  }

  func put(on writer: inout MessageWriter) { writer.integer(millisecondsSince1970) }
}

extension ParameterValue: WireValue {
  static func take(from reader: inout ValueReader) throws(MessageError) -> ParameterValue {
    try reader.message().parameterValue()
  }

  func put(on writer: inout MessageWriter) { writer.literal(literal) }
}

extension Size: WireList {
  static var blank: Size { Size(width: 0, height: 0) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.values(&width, &height)
  }
}

extension WidgetFamily: WireName {}
extension WidgetPresentation: WireName {}
extension WidgetRenderingMode: WireName {}
