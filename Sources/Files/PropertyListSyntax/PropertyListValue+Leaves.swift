// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SourceText

extension PropertyListValue {
  /// The text of a string or a dictionary key, decoded; nil for any other kind.
  public var string: String? {
    let node = node
    guard node.kind == .string || node.kind == .key else { return nil }
    return text(of: node)
  }

  /// Whether the value is true or false; nil for any other kind.
  public var boolean: Bool? {
    switch node.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The value of an integer that fits; nil for any other kind, and for one beyond 64 bits.
  public var integer: Int? {
    guard node.kind == .integer else { return nil }
    return document.format == .binary
      ? BinaryInteger.value(of: rawBytes) : IntegerSpelling.value(of: rawBytes)
  }

  /// The value of an integer or a real number; nil for any other kind.
  public var number: Double? {
    switch node.kind {
    case .integer: integer.map(Double.init) ?? IntegerSpelling.approximateValue(of: spelling)
    case .real:
      document.format == .binary
        ? BinaryReal.value(of: rawBytes) : RealSpelling.value(of: spelling)
    default: nil
    }
  }

  /// The bytes of a data value; nil for any other kind.
  ///
  /// What is not base64 in the XML form is ignored, as Apple's readers do.
  public var data: [UInt8]? {
    guard node.kind == .data else { return nil }
    return switch document.format {
    case .xml: Base64.decode(text(of: node).utf8)
    case .openStep: HexadecimalData.decode(rawBytes)
    case .json, .binary: Array(rawBytes)
    }
  }

  /// The content of a leaf exactly as the file spells it; empty for a container.
  ///
  /// The binary form has no spellings: there it is that of the XML form, the text of a string without entities.
  public var spelling: String {
    document.format == .binary ? binarySpelling : String(decoding: rawBytes, as: UTF8.self)
  }

  /// The bytes of a leaf's content, not decoded; none for a container, a Boolean and null.
  @inlinable var rawBytes: ArraySlice<UInt8> {
    let node = node
    switch node.kind {
    case .dictionary, .array, .true, .false, .null: return []
    default:
      return document.source.bytes[node.content]
    }
  }
}
