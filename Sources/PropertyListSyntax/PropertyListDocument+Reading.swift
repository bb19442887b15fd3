// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SourceText

extension PropertyListDocument {
  /// How many containers may stand in one another.
  public static let maximumDepth = 512

  /// Reads a property list in whichever of the four spellings the file is in.
  ///
  /// - Parameter source: The file.
  /// - Throws: ``PropertyListError`` at the first place where the file is no property list.
  public convenience init(_ source: SourceFile) throws(PropertyListError) {
    try self.init(source, as: Format.detect(in: source))
  }

  /// Reads a property list in a given spelling.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - format: The spelling to read it in.
  /// - Throws: ``PropertyListError`` at the first place where the file is no property list in that spelling.
  public convenience init(_ source: SourceFile, as format: Format) throws(PropertyListError) {
    do throws(SyntaxFault) {
      let tape: Tape
      switch format {
      case .xml: tape = try XMLReader.read(source.bytes)
      case .openStep: tape = try OpenStepReader.read(source.bytes)
      case .json: tape = try JSONReader.read(source.bytes)
      case .binary: tape = try BinaryReader.read(source.bytes)
      }
      self.init(
        source: source, format: format, nodes: tape.nodes, trailingContent: tape.trailingContent)
    } catch {
      throw PropertyListError(
        source: source, reason: error.reason, range: error.range, opening: error.opening)
    }
  }
}

extension PropertyListDocument.Format {
  /// The spelling that the first characters of a file speak for.
  ///
  /// JSON and the OpenStep form share the brace; what follows it decides: JSON has a quotation mark or the closing brace
  /// there, and a quoted OpenStep key is followed by an equals sign, so a colon decides for JSON.
  public static func detect(in source: SourceFile) -> Self {
    if source.encoding == .binary { return .binary }
    return switch source.bytes.first(where: { $0 > UInt8(ascii: " ") }) {
    case UInt8(ascii: "<"): hexadecimalDataFollows(in: source.bytes) ? .openStep : .xml
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      JSONReader.looksLikeJSON(source.bytes) ? .json : .openStep
    default: .openStep
    }
  }

  /// Whether the text is nothing but OpenStep data, `<0fbd77>`, which begins like a tag.
  private static func hexadecimalDataFollows(in bytes: [UInt8]) -> Bool {
    bytes.drop { $0 <= UInt8(ascii: " ") }.dropFirst()
      .first { $0 > UInt8(ascii: " ") }
      .map {
        Character(UnicodeScalar($0)).isHexDigit && $0 != UInt8(ascii: "d")
          && $0 != UInt8(ascii: "a")
      }
      ?? false
  }
}

/// What a reader makes of a file.
struct Tape {
  var nodes: [Node]
  var trailingContent: SourceRange?
}
