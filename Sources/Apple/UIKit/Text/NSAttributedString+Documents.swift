// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation

extension NSAttributedString {
  /// A kind of documents.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Names a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without looks.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// A page of the web.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text.
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  /// What is said of a document that is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Names an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The ``DocumentType``.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of the text.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
  }

  /// What a document says of itself.
  public typealias DocumentAttributeKey = DocumentReadingOptionKey

  /// Reads a document of plain text in UTF-8.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: Its kind, and the encoding.
  ///   - documentAttributes: What the document says of itself; it stays as it is.
  /// - Throws: `CocoaError.fileReadUnknown` for HTML and RTF, which nothing here reads, which is said on standard error, and
  ///   `CocoaError.fileReadInapplicableStringEncoding` for bytes that are not UTF-8.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutableRawPointer?
  ) throws {
    let kind = options[.documentType] as? DocumentType ?? .plain
    guard kind == .plain else {
      reportUnavailable(
        "NSAttributedString(data:options:documentAttributes:)",
        answer: "a document of the kind \(kind.rawValue) throws an error")
      throw CocoaError(.fileReadUnknown)
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self.init(string: text)
  }
}

// The number that Foundation on Apple's systems has for it.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// UTF-8.
public let NSUTF8StringEncoding: UInt = 4
