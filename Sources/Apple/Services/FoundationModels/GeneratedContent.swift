// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// A type that can be made of what a model generated.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
  /// Creates a value of what a model generated.
  init(_ content: GeneratedContent) throws
}

/// A type that can be given to a model as what it might have generated.
public protocol ConvertibleToGeneratedContent {
  /// The value as what a model might have generated.
  var generatedContent: GeneratedContent { get }
}

/// What a model generated, as values of JSON.
public struct GeneratedContent: Hashable, Sendable, CustomDebugStringConvertible {
  /// The kinds of values.
  public enum Kind: Hashable, Sendable {
    /// There is no value.
    case null
    /// The value is true or false.
    case bool(Bool)
    /// The value is a number.
    case number(Double)
    /// The value is a text.
    case string(String)
    /// The value is a list.
    case array([GeneratedContent])
    /// The value has parts with names, in an order.
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])
  }

  /// What the value is.
  public let kind: Kind

  /// Creates content of a kind.
  public init(kind: Kind) { self.kind = kind }

  /// Creates content with parts.
  public init(properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>) {
    let parts = properties.map { ($0.key, $0.value.generatedContent) }
    kind = .structure(
      properties: Dictionary(parts) { _, last in last }, orderedKeys: parts.map(\.0))
  }

  /// Creates content of a value.
  public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }

  /// Creates content of a text of JSON.
  ///
  /// - Throws: An error if the text is not JSON.
  public init(json: String) throws {
    let value = try JSONSerialization.jsonObject(
      with: Data(json.utf8), options: [.fragmentsAllowed])
    self.init(foundation: value)
  }

  private init(foundation value: Any) {
    switch value {
    case let text as String: kind = .string(text)
    case let list as [Any]: kind = .array(list.map { GeneratedContent(foundation: $0) })
    case let parts as [String: Any]:
      kind = .structure(
        properties: parts.mapValues { GeneratedContent(foundation: $0) },
        orderedKeys: parts.keys.sorted())
    // A Boolean is a number, too, on Linux: only the type of the number tells them apart.
    case let number as NSNumber:
      kind =
        String(cString: number.objCType) == "c"
        ? .bool(number.boolValue) : .number(number.doubleValue)
    default: kind = .null
    }
  }

  /// The content as JSON, with the parts in their order.
  public var jsonString: String {
    switch kind {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    case .string(let text): Self.quoted(text)
    case .array(let list): "[\(list.map(\.jsonString).joined(separator: ", "))]"
    case .structure(let properties, let keys):
      "{"
        + keys.compactMap { key in
          properties[key].map { "\(Self.quoted(key)): \($0.jsonString)" }
        }.joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  /// The content as JSON, for whoever looks for errors.
  public var debugDescription: String { jsonString }

  /// Whether all of it is there: always here.
  public var isComplete: Bool { true }

  /// Returns the content as a value of a type.
  ///
  /// - Throws: An error if it is of another kind.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self
  ) throws -> Value { try Value(self) }

  /// Returns a part of the content as a value of a type.
  ///
  /// - Throws: An error if there is no such part, or it is of another kind.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self, forProperty property: String
  ) throws -> Value {
    guard case .structure(let properties, _) = kind, let part = properties[property] else {
      throw Self.mismatch("there is no part '\(property)'")
    }
    return try Value(part)
  }

  /// Returns a part of the content as a value of a type; nil if there is no such part, or it is null.
  ///
  /// - Throws: An error if it is of another kind.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value?.Type = Value?.self, forProperty property: String
  ) throws -> Value? {
    guard case .structure(let properties, _) = kind, let part = properties[property],
      part.kind != .null
    else { return nil }
    return try Value(part)
  }

  static func mismatch(_ text: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: text))
  }
}

extension GeneratedContent: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  /// Creates the same content.
  public init(_ content: GeneratedContent) throws { self = content }
  /// The content itself, as it is.
  public var generatedContent: GeneratedContent { self }
}
