// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SourceText

/// A value of a property list, seen where it is.
///
/// A view: nothing is copied out of the file before one of the decoding properties is asked for.
public struct PropertyListValue: Sendable {
  /// The type of a value.
  public enum Kind: String, Hashable, Sendable {
    /// A dictionary: keys with values.
    case dictionary
    /// An array: values in their order.
    case array
    /// A string of text.
    case string
    /// A number without a fraction.
    case integer
    /// A number with a fraction, or one that could have one.
    case real
    /// A date with a time.
    case date
    /// Data: bytes of any meaning.
    case data
    /// A Boolean: true or false.
    case boolean
    /// JSON's `null`, which no property list can hold.
    case null
  }

  @usableFromInline let document: PropertyListDocument
  @usableFromInline let index: Int

  @inlinable
  init(document: PropertyListDocument, index: Int) {
    self.document = document
    self.index = index
  }

  @inlinable var node: Node { document.nodes[index] }

  /// The type of the value.
  public var kind: Kind {
    switch node.kind {
    case .dictionary: .dictionary
    case .array: .array
    case .key, .string: .string
    case .integer: .integer
    case .real: .real
    case .date: .date
    case .data: .data
    case .true, .false: .boolean
    case .null: .null
    }
  }

  /// The file that the value is in.
  public var source: SourceFile { document.source }

  /// Whether the value is the same text in the same place as `other`.
  public func isSame(as other: PropertyListValue) -> Bool {
    document === other.document && index == other.index
  }
}
