// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SourceText

/// A file that is not a property list, and where it stops being one.
public struct PropertyListError: Error, Sendable {
  /// What is wrong.
  ///
  /// Payloads only: the sentences are made by ``PropertyListError/message`` and ``PropertyListError/note``.
  public enum Reason: Hashable, Sendable {
    /// The file holds nothing.
    case empty
    /// Something else than what the syntax asks for here.
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

  /// What the syntax asks for.
  public enum Expectation: Hashable, Sendable {
    /// Any value.
    case value
    /// A key of a dictionary.
    case key
    /// The value of the given key.
    case valueOfKey(String)
    /// The document's first element or value.
    case documentElement
    /// The value that a JSON file is.
    case jsonValue
    /// The given closing tag.
    case closingTag(String)
    /// Exactly the given characters.
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
    /// Two hexadecimal digits.
    case hexadecimalDigits
    /// A decimal digit.
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

  /// What a file can end inside of.
  public enum Construct: Hashable, Sendable {
    /// The element of the given name.
    case element(String)
    /// A tag.
    case tag
    /// A comment.
    case comment
    /// A section of raw text.
    case characterData
    /// A processing instruction.
    case processingInstruction
    /// The document type declaration.
    case documentType
    /// A quoted string.
    case string
    /// A run of hexadecimal data.
    case data
    /// A dictionary.
    case dictionary
    /// An array.
    case array
  }

  /// What can be wrong with a binary property list.
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

  /// The file.
  public let source: SourceFile

  /// What is wrong.
  public let reason: Reason

  /// Where the file stops being a property list.
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

/// What a reader throws while it holds only the bytes; the document's initializer adds the file.
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
