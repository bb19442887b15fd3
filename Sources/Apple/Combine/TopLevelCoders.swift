// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A decoder of whole documents, such as `JSONDecoder`.
public protocol TopLevelDecoder {
  /// The type of the documents.
  associatedtype Input

  /// Returns the decoded value of a type; throws if the document cannot be decoded.
  func decode<Item: Decodable>(_ type: Item.Type, from document: Input) throws -> Item
}

/// An encoder of whole documents, such as `JSONEncoder`.
public protocol TopLevelEncoder {
  /// The type of the documents.
  associatedtype Output

  /// Returns the document of a value; throws if the value cannot be encoded.
  func encode<Item: Encodable>(_ value: Item) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
