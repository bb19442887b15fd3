// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SourceText

/// A file that is not a property list, and where it stops being one.
public struct PropertyListError: Error, Sendable {
  /// The reason why a file cannot be read.
  ///
  /// Payloads only: the sentences are made by ``PropertyListError/message`` and ``PropertyListError/note``.
  public enum Reason: Hashable, Sendable {
    /// The file has no bytes.
    case empty
    /// Other text than the syntax expects here.
    case expected(Expectation, found: String)
    /// The file ends inside of something.
    case unterminated(Construct)
    /// An element that property lists do not have.
    case unknownElement(String)
    /// An entity other than the five of XML and the numeric ones.
    case unknownEntity(String)
    /// An ampersand that begins no entity, with what might be the entity's name.
    case bareAmpersand(String)
    /// A numeric entity that names no character.
    case invalidCharacterReference(String)
    /// An escape that the syntax does not have.
    case invalidEscape(String)
    /// A character that must not be in a string raw.
    case unescapedControlCharacter(UInt8)
    /// A number, date or run of data that cannot be read as one.
    case malformed(PropertyListValue.Kind, spelling: String)
    /// A number of JSON with a zero before its other digits.
    case leadingZero(String)
    /// An encoding in the XML declaration that is not read.
    case unsupportedEncoding(String)
    /// A name in the XML declaration that Apple's reader does not know as an encoding of 8-bit text.
    case unknownEncoding(String)
    /// Declarations inside of the document type declaration.
    case internalSubset
    /// More than ``PropertyListDocument/maximumDepth`` containers are nested.
    case tooDeep
    /// A fault of the binary form, at an offset into the file.
    case binary(BinaryFault, offset: Int)
  }

  /// The syntax that a reader expected.
  public enum Expectation: Hashable, Sendable {
    /// A value of any kind.
    case value
    /// A key of a dictionary.
    case key
    /// The value of the given key.
    case valueOfKey(String)
    /// The document's first element or value.
    case documentElement
    /// The value that a JSON file is.
    case jsonValue
    /// The closing tag of this name.
    case closingTag(String)
    /// Exactly these characters.
    case token(String)
    /// The end of the file.
    case endOfFile
    /// An attribute of a tag, or the tag's end.
    case attribute
    /// One of two runs of characters.
    case eitherToken(String, String)
    /// A value, or the given characters.
    case valueOrToken(String)
    /// A key, or the given characters.
    case keyOrToken(String)
    /// Two hexadecimal digits of an escape.
    case hexadecimalDigits
    /// A digit from 0 to 9.
    case digit
    /// Another value after a comma.
    case valueAfterComma
    /// Another key after a comma.
    case keyAfterComma
    /// A key that is in quotation marks.
    case quotedKey
    /// The quotation marks of a JSON string.
    case doubleQuotationMarks
  }

  /// The part of a file that is left open at its end.
  public enum Construct: Hashable, Sendable {
    /// The element of the given name.
    case element(String)
    /// A tag of XML.
    case tag
    /// A comment that does not end.
    case comment
    /// A section of raw text.
    case characterData
    /// A processing instruction of XML.
    case processingInstruction
    /// The document type declaration of XML.
    case documentType
    /// A string in quotation marks.
    case string
    /// A run of hexadecimal data.
    case data
    /// A dictionary that is not closed.
    case dictionary
    /// An array that is not closed.
    case array
  }

  /// A fault of a binary property list.
  public enum BinaryFault: Hashable, Sendable {
    /// The file does not begin with `bplist`.
    case missingHeader
    /// The file is too short to hold a header and a trailer.
    case tooShort
    /// The version after `bplist` is not 00.
    case unsupportedVersion(String)
    /// The trailer's numbers contradict each other or the size of the file.
    case invalidTrailer
    /// An object, or its content, is outside the object table.
    case outOfBounds
    /// An object of a type that the format does not have.
    case unknownMarker(UInt8)
    /// A container that holds itself.
    case cycle
    /// Shared containers that would unfold to more values than the file could hold.
    case tooManyValues
  }

  /// The file that cannot be read.
  public let source: SourceFile

  /// The reason why it cannot be read.
  public let reason: Reason

  /// The range at which the file stops being a property list.
  public let range: SourceRange

  /// The place where the construct begins that is at fault, such as the opening tag of an element that is never closed.
  public let opening: SourceRange?

  init(source: SourceFile, reason: Reason, range: SourceRange, opening: SourceRange? = nil) {
    self.source = source
    self.reason = reason
    self.range = range
    self.opening = opening
  }
}

/// The error of a reader that has only the bytes; the document's initializer adds the file.
struct SyntaxFault: Error, Hashable {
  var reason: PropertyListError.Reason
  var range: SourceRange
  var opening: SourceRange?

  init(_ reason: PropertyListError.Reason, at range: SourceRange, opening: SourceRange? = nil) {
    self.reason = reason
    self.range = range
    self.opening = opening
  }
}
