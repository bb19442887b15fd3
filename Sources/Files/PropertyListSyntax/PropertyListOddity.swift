// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
public import SourceText

/// A part of a property list that is read although no tool should have written it.
///
/// What Apple's reader takes is taken, so that no file is refused that works on the device. What it would refuse although
/// this reader knows what is meant, is read as well, and is an error.
public struct PropertyListOddity: Hashable, Sendable {
  /// The kind of an oddity.
  public enum Kind: Hashable, Sendable {
    /// Bytes that are not text, at a place where they do no harm.
    case defect(SourceFile.Defect.Kind)
    /// A string of the binary form that is not valid text.
    case invalidBinaryText
    /// An entry of the binary form whose key is not a string; it is omitted.
    case nonStringKey
    /// An encoding that is read, and that few tools read.
    case rareEncoding(String)
    /// UTF-16 without a byte order mark, of which Apple's reader drops the first character, here one of white space.
    case missingByteOrderMark
    /// The same where the character matters.
    case lostFirstCharacter
    /// Attributes that are not attributes, which are ignored.
    case malformedAttributes
    /// A document type declaration that ends at a `>` that was meant for something else.
    case malformedDocumentType
    /// The element `<key>` where a value must be, read as a string.
    case keyAsValue
    /// A key in a table whose quotation mark is never closed: it is dropped with all that follows.
    case unterminatedKey
    /// A file of no bytes, which is a table without entries.
    case noBytes
  }

  /// The kind of oddity that was found.
  public let kind: Kind

  /// The range in the file.
  public let range: SourceRange

  /// Whether Apple's reader refuses the file because of it.
  public var isRefused: Bool { kind == .lostFirstCharacter || kind == .noBytes }

  /// The severity of the finding: an error means that the device has less than the file, or nothing
  /// at all.
  public var severity: Severity {
    switch kind {
    case .lostFirstCharacter, .unterminatedKey: .error
    default: .warning
    }
  }

  /// The message on what was found and what to do.
  public var message: String {
    switch kind {
    case .defect(.invalidUTF8(let byte)):
      "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not valid UTF-8; iOS ignores it here, "
        + "other tools do not, so save the file as UTF-8"
    case .defect(.loneSurrogate):
      "half a UTF-16 character is read as '\u{FFFD}'; remove it"
    case .defect(.oddByte):
      "the file ends with half a UTF-16 unit, which is ignored; save it as UTF-8"
    case .invalidBinaryText:
      "a string of the binary property list is not valid text; save the file again"
    case .nonStringKey:
      "a dictionary of the binary property list has a key that is not a string, so its value is never found; save the file again"
    case .rareEncoding(let name):
      "the file is in \(name), which iOS reads but most tools do not; save it as UTF-8"
    case .missingByteOrderMark:
      "the file is UTF-16 without a byte order mark, and iOS drops its first character; save it as UTF-8"
    case .lostFirstCharacter:
      "the file is UTF-16 without a byte order mark, so that iOS drops its first character and cannot read the rest; "
        + "save it as UTF-8"
    case .malformedAttributes:
      "the attributes of this tag are malformed; iOS ignores them, so correct or remove them"
    case .malformedDocumentType:
      "this document type declaration is malformed; iOS ignores it up to the next '>', so correct it"
    case .keyAsValue:
      "a '<key>' in place of a value is read as a string; write '<string>'"
    case .unterminatedKey:
      "the string that begins here is never closed, so iOS drops it and everything after it; close it"
    case .noBytes:
      "the file is empty, so iOS does not have this table; add a text, or remove the file"
    }
  }
}

extension PropertyListOddity {
  /// The oddities of a file that are found before its content is read.
  static func about(_ source: SourceFile, as format: PropertyListDocument.Format) -> [Self] {
    let start = SourceRange(at: 0)
    var found: [Self] = []
    switch source.encoding {
    case .utf32: found.append(Self(kind: .rareEncoding("UTF-32"), range: start))
    case .singleByte(.latin1): found.append(Self(kind: .rareEncoding("ISO 8859-1"), range: start))
    case .singleByte(.windows1252):
      found.append(Self(kind: .rareEncoding("Windows-1252"), range: start))
    case .utf16(let isBigEndian, hasByteOrderMark: false):
      // In the order of the device's own bytes, and with the first character gone.
      let first = source.bytes.first ?? 0
      let isHarmless = !isBigEndian && (first == UInt8(ascii: " ") || 0x09...0x0D ~= first)
      found.append(
        Self(kind: isHarmless ? .missingByteOrderMark : .lostFirstCharacter, range: start))
    case .utf8, .utf16, .binary: break
    }
    if source.bytes.isEmpty, format == .openStep {
      found.append(Self(kind: .noBytes, range: start))
    }
    return found + source.defects.map { Self(kind: .defect($0.kind), range: $0.range) }
  }

  /// The finding.
  func diagnostic(in source: SourceFile) -> Diagnostic {
    let place = Diagnostic.Place(file: source.name, range: source.encoding == .binary ? nil : range)
    return Diagnostic(
      id: "unusual-property-list", severity: severity, message: "\(message)", at: place)
  }
}
