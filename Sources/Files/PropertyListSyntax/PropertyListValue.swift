// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SourceText

/// A value of a property list, seen where it is.
///
/// A view: nothing is copied out of the file before one of the decoding properties is asked for.
public struct PropertyListValue: Sendable {
  /// The type of a value.
  public enum Kind: String, Hashable, Sendable {
    /// Keys with values.
    case dictionary
    /// Values in order.
    case array
    /// Text.
    case string
    /// A whole number.
    case integer
    /// A number with a fraction, or one that could have one.
    case real
    /// A moment in time.
    case date
    /// Bytes.
    case data
    /// True or false.
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
