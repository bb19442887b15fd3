// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the format.
    public let rawValue: String
    /// Creates a format from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// The type of HTML documents.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// A document in the Rich Text Format.
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  /// The key of an option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the format, a ``DocumentType``.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The key of the text's encoding, a number of Foundation.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
  }

  /// The key of an attribute that a document contains.
  public typealias DocumentAttributeKey = DocumentReadingOptionKey

  /// Creates a string from a document of plain text or HTML.
  ///
  /// HTML whose encoding neither the options nor the document say is read as Windows 1252, as on a device. Its fonts are the system's with
  /// serifs, of 12 points, where nothing says others; pictures are left out.
  ///
  /// - Parameters:
  ///   - data: The bytes of the document.
  ///   - options: The options, of which the format and the encoding are used; without a format it is plain text.
  ///   - documentAttributes: The attributes of the document; nothing is written.
  /// - Throws: `CocoaError.fileReadUnknown` for RTF, which is not supported here, and which is reported;
  ///   `CocoaError.fileReadInapplicableStringEncoding` for bytes that are not in the encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutableRawPointer?
  ) throws {
    let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:))
    switch options[.documentType] as? DocumentType ?? .plain {
    case .plain:
      guard let text = String(data: data, encoding: encoding ?? .utf8) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      self.init(string: text)
    case .html:
      guard let text = HTMLEncoding.text(of: data, in: encoding) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      self.init(attributedString: HTMLText(text).attributed)
    case let kind:
      reportUnavailable(
        "NSAttributedString(data:options:documentAttributes:)",
        answer: "a document of the kind \(kind.rawValue) throws an error")
      throw CocoaError(.fileReadUnknown)
    }
  }
}

// The number of the encoding on Apple's systems.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The encoding UTF-8, by Foundation's number.
public let NSUTF8StringEncoding: UInt = 4
