// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// Values that are made from their types, for a Live Activity of which no preview declares a state.
///
/// A type decodes itself from a decoder that has a value for whatever it asks: texts are the names of their properties, numbers are small,
/// dates lie around the moment, lists have two elements, and an enumeration has its first case.
struct SampleValues {
  /// The moment around which dates lie.
  let now: Date

  /// Returns a value of a type.
  ///
  /// - Throws: What the type's own decoding throws if it does not accept the values.
  func value<Value: Decodable>(of type: Value.Type) throws -> Value {
    try SampleDecoder(values: self, codingPath: []).value(of: type)
  }
}

/// A decoder that has a value for whatever is asked.
private struct SampleDecoder: Decoder {
  /// The depth from which optional values are nil and lists empty, so that a recursive type ends.
  static let depthLimit = 8

  let values: SampleValues
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  var isDeep: Bool { codingPath.count >= Self.depthLimit }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(SampleKeys<Key>(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { SampleList(decoder: self) }

  func singleValueContainer() -> any SingleValueDecodingContainer { SampleValue(decoder: self) }

  func nested(_ key: any CodingKey) -> SampleDecoder {
    SampleDecoder(values: values, codingPath: codingPath + [key])
  }

  /// The name of the property that is decoded, in words; "Text" if it has none.
  var text: String {
    guard let key = codingPath.last(where: { $0.intValue == nil })?.stringValue else {
      return "Text"
    }
    var words = ""
    for character in key {
      if character == "_" {
        words += " "
      } else if character.isUppercase, words.last?.isLowercase == true {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The moment of a property: in the past if its name says so, and else in half an hour.
  var date: Date {
    // Of two dates in a list, as of a range, the first is the earlier one.
    if let index = codingPath.last?.intValue { return values.now + Double(index * 30 - 10) * 60 }
    let name = codingPath.last?.stringValue.lowercased() ?? ""
    let isPast = ["start", "begin", "from", "created", "updated", "last"]
      .contains { name.contains($0) }
    return values.now + (isPast ? -600 : 1800)
  }

  func value<Value: Decodable>(of type: Value.Type) throws -> Value {
    let known: Any? =
      switch type {
      case is Date.Type: date
      case is UUID.Type: UUID(uuidString: "00000000-0000-4000-8000-000000000001")
      case is URL.Type: URL(string: "https://example.com")
      case is Data.Type: Data()
      case is Decimal.Type: Decimal(3)
      case is Date?.Type: isDeep ? nil : date
      default: (type as? any CaseIterable.Type)?.firstCase ?? SampleCase.first(of: type)
      }
    if let known = known as? Value { return known }
    return try Value(from: self)
  }
}

extension CaseIterable {
  fileprivate static var firstCase: Any? { allCases.first }
}

private enum SampleCase {
  /// The first case of an enumeration whose cases have no values; nil for other types.
  ///
  /// A type that is decoded from a raw value does not say which it accepts. The runtime's metadata say that a type is an enumeration, and
  /// the first of the cases without values has the bits 0 if no case has any. See docs/ABI/TypeMetadata.md of the compiler.
  static func first<Value>(of type: Value.Type) -> Value? {
    guard type is any RawRepresentable.Type || type is any CodingKey.Type,
      MemoryLayout<Value>.size <= 1
    else { return nil }
    let kind = unsafeBitCast(type as Any.Type, to: UnsafePointer<Int>.self).pointee
    guard kind == 0x201 else { return nil }
    return withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { bytes in
      bytes.baseAddress?.storeBytes(of: 0, as: UInt8.self)
      return bytes.baseAddress?.loadUnaligned(as: UInt8.self) == 0
        ? bytes.baseAddress?.assumingMemoryBound(to: Value.self).pointee : nil
    }
  }
}

private struct SampleKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ index: Int) { (stringValue, intValue) = ("\(index)", index) }
  init?(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
  init?(intValue: Int) { self.init(intValue) }
}

private struct SampleKeys<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: SampleDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  /// One key: that of an enumeration's first case, or of a dictionary with one element.
  var allKeys: [Key] {
    let key = SampleCase.first(of: Key.self) ?? Key(stringValue: "Key") ?? Key(intValue: 1)
    return decoder.isDeep ? [] : key.map { [$0] } ?? []
  }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { decoder.isDeep }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.nested(key).value(of: type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> { decoder.nested(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    decoder.nested(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey key: Key) -> any Decoder { decoder.nested(key) }
}

private struct SampleList: UnkeyedDecodingContainer {
  let decoder: SampleDecoder
  var currentIndex = 0
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { decoder.isDeep ? 0 : 2 }
  var isAtEnd: Bool { currentIndex >= (count ?? 0) }

  private mutating func next() -> SampleDecoder {
    defer { currentIndex += 1 }
    return decoder.nested(SampleKey(currentIndex))
  }

  mutating func decodeNil() -> Bool { false }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next().value(of: type)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedDecodingContainer<Nested> { next().container(keyedBy: type) }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    next().unkeyedContainer()
  }

  mutating func superDecoder() -> any Decoder { next() }
}

private struct SampleValue: SingleValueDecodingContainer {
  let decoder: SampleDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.isDeep }
  func decode(_ type: Bool.Type) -> Bool { true }
  func decode(_ type: String.Type) -> String { decoder.text }
  func decode(_ type: Double.Type) -> Double { 0.6 }
  func decode(_ type: Float.Type) -> Float { 0.6 }
  func decode(_ type: Int.Type) -> Int { 3 }
  func decode(_ type: Int8.Type) -> Int8 { 3 }
  func decode(_ type: Int16.Type) -> Int16 { 3 }
  func decode(_ type: Int32.Type) -> Int32 { 3 }
  func decode(_ type: Int64.Type) -> Int64 { 3 }
  func decode(_ type: UInt.Type) -> UInt { 3 }
  func decode(_ type: UInt8.Type) -> UInt8 { 3 }
  func decode(_ type: UInt16.Type) -> UInt16 { 3 }
  func decode(_ type: UInt32.Type) -> UInt32 { 3 }
  func decode(_ type: UInt64.Type) -> UInt64 { 3 }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try decoder.value(of: type)
  }
}
