// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// A document of pages, as the app makes it: no file is read or written here.
open class PDFDocument: NSObject, NSCopying, @unchecked Sendable {
  private var pages: [PDFPage] = []

  /// Creates a document without pages.
  public override init() { super.init() }

  /// Reads a file, which is not done here; always nil.
  public convenience init?(url: URL) {
    reportUnavailable("PDFDocument", answer: "no PDF file is read")
    return nil
  }

  /// Reads data of a file, which is not done here; always nil.
  public convenience init?(data: Data) {
    reportUnavailable("PDFDocument", answer: "no PDF file is read")
    return nil
  }

  /// The address of the file; nil, as there is none.
  open var documentURL: URL? { nil }
  /// What is known of the document, by ``PDFDocumentAttribute``; nil for nothing.
  open var documentAttributes: [AnyHashable: Any]?
  /// The object that learns of searches; nil for none.
  open weak var delegate: (any PDFDocumentDelegate)?
  /// The root of the table of contents; nil for none.
  open var outlineRoot: PDFOutline?
  /// The first number of the version of the format.
  open var majorVersion: Int { 1 }
  /// The second number of the version of the format.
  open var minorVersion: Int { 7 }

  /// Whether the file is encrypted; always false here.
  open var isEncrypted: Bool { false }
  /// Whether a password must be given; always false here.
  open var isLocked: Bool { false }
  /// Whether the document may be printed; true.
  open var allowsPrinting: Bool { true }
  /// Whether text may be copied; true.
  open var allowsCopying: Bool { true }
  /// Whether the document may be changed; true.
  open var allowsDocumentChanges: Bool { true }
  /// Whether pages may be moved and added; true.
  open var allowsDocumentAssembly: Bool { true }
  /// Whether text may be read aloud; true.
  open var allowsContentAccessibility: Bool { true }
  /// Whether comments may be added; true.
  open var allowsCommenting: Bool { true }
  /// Whether forms may be filled; true.
  open var allowsFormFieldEntry: Bool { true }
  /// What a user may do with the document; everything.
  open var accessPermissions: PDFAccessPermissions { .all }
  /// Who has opened the document: nobody with a password.
  open var permissionsStatus: PDFDocumentPermissions { .none }

  /// Opens the document with a password, and returns whether it is right: always false here.
  @discardableResult
  open func unlock(withPassword password: String) -> Bool { false }

  /// The text of all pages; nil, as no text is read.
  open var string: String? { nil }
  /// How many pages there are.
  open var pageCount: Int { pages.count }
  /// The class of the pages that are read.
  open var pageClass: AnyClass { PDFPage.self }

  /// Returns a page by its number from 0; nil if there is none.
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  /// Returns the number of a page from 0; `NSNotFound` if it is not in the document.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

  /// Adds a page before the one with a number; at the end if there is none.
  open func insert(_ page: PDFPage, at index: Int) {
    pages.insert(page, at: min(max(index, 0), pages.count))
    page.document = self
  }
  /// Removes a page by its number; nothing happens if there is none.
  open func removePage(at index: Int) {
    guard pages.indices.contains(index) else { return }
    pages.remove(at: index).document = nil
  }
  /// Exchanges two pages by their numbers; nothing happens if there is none.
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
    pages.swapAt(indexA, indexB)
  }

  /// Returns the document as data of a file; nil, as none is written.
  open func dataRepresentation() -> Data? { nil }
  /// Returns the document as data of a file, with options; nil, as none is written.
  open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? { nil }

  /// Writes a file, which is not done here; always false.
  @discardableResult
  open func write(to url: URL) -> Bool { write(toFile: url.path, withOptions: nil) }
  /// Writes a file with options, which is not done here; always false.
  @discardableResult
  open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]?) -> Bool {
    write(toFile: url.path, withOptions: options)
  }
  /// Writes a file at a path, which is not done here; always false.
  @discardableResult
  open func write(toFile path: String) -> Bool { write(toFile: path, withOptions: nil) }
  /// Writes a file at a path with options, which is not done here; always false.
  @discardableResult
  open func write(
    toFile path: String, withOptions options: [PDFDocumentWriteOption: Any]?
  ) -> Bool {
    reportUnavailable("PDFDocument", answer: "no PDF file is written")
    return false
  }

  /// Returns a document with copies of the pages.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PDFDocument()
    copy.documentAttributes = documentAttributes
    for page in pages {
      if let page = page.copy() as? PDFPage { copy.insert(page, at: copy.pageCount) }
    }
    return copy
  }
}
