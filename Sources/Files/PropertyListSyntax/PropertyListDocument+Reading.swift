// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SourceText

extension PropertyListDocument {
  /// The deepest nesting of containers that is read.
  public static let maximumDepth = 512

  /// Reads a property list in whichever of the four spellings the file is in.
  ///
  /// - Parameter source: The file.
  /// - Throws: ``PropertyListError`` at the first place if the file is not a property list.
  public convenience init(_ source: SourceFile) throws(PropertyListError) {
    try self.init(source, as: Format.detect(in: source))
  }

  /// Reads a property list in a given spelling.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - format: The spelling to read it in.
  /// - Throws: ``PropertyListError`` at the first place if the file is not a property list in that spelling.
  public convenience init(_ source: SourceFile, as format: Format) throws(PropertyListError) {
    do throws(SyntaxFault) {
      let tape: Tape
      switch format {
      case .xml: tape = try XMLReader.read(source.bytes, encoding: source.encoding)
      case .openStep: tape = try OpenStepReader.read(source.bytes)
      case .json: tape = try JSONReader.read(source.bytes)
      case .binary: tape = try BinaryReader.read(source.bytes)
      }
      self.init(
        source: source, format: format, nodes: tape.nodes, trailingContent: tape.trailingContent,
        oddities: PropertyListOddity.about(source, as: format) + tape.oddities)
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
    let text = source.bytes.span
    // Comments can be before the brace: OpenStep text has them, and what is almost JSON.
    let start = text.openStepTrivia(from: 0).end
    guard start < text.count else { return .openStep }
    return switch text[start] {
    case UInt8(ascii: "<"): text.holdsHexadecimalData(behind: start) ? .openStep : .xml
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      JSONReader.looksLikeJSON(source.bytes) ? .json : .openStep
    default: .openStep
    }
  }
}

extension Span<UInt8> {
  /// Whether the `<` at `opening` begins OpenStep data, such as `<0fbd77>`, and not a tag.
  ///
  /// A tag never begins with a digit, and no element of a property list has a name of hexadecimal digits alone.
  fileprivate func holdsHexadecimalData(behind opening: Int) -> Bool {
    var index = opening + 1
    while index < count {
      switch self[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ">"): return true
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"),
        0x09...0x0D, UInt8(ascii: " "):
        index += 1
      default: return false
      }
    }
    return false
  }
}

/// The result of reading a file.
struct Tape {
  var nodes: [Node]
  var trailingContent: SourceRange?
  var oddities: [PropertyListOddity] = []
}
