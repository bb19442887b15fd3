// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What is known of a document.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  /// The name as the system writes it.
  public let rawValue: String
  /// Creates one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates one of a name, without a label.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The title of the document.
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  /// The author of the document.
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  /// The subject of the document.
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  /// The app that has made the content.
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  /// The app that has made the file.
  public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
  /// When the document was made.
  public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
  /// When the document was changed.
  public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
  /// Words to find the document by.
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

/// How a document is written.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
  /// The name as the system writes it.
  public let rawValue: String
  /// Creates one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates one of a name, without a label.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The password of the owner.
  public static let ownerPasswordOption = PDFDocumentWriteOption(
    rawValue: "kCGPDFContextOwnerPassword")
  /// The password of the user.
  public static let userPasswordOption = PDFDocumentWriteOption(
    rawValue: "kCGPDFContextUserPassword")
  /// What a user may do.
  public static let accessPermissionsOption = PDFDocumentWriteOption(
    rawValue: "PDFDocumentAccessPermissionsOption")
  /// Whether annotations become parts of the pages.
  public static let burnInAnnotationsOption = PDFDocumentWriteOption(
    rawValue: "PDFDocumentBurnInAnnotationsOption")
  /// Whether text in pictures is written.
  public static let saveTextFromOCROption = PDFDocumentWriteOption(
    rawValue: "PDFDocumentSaveTextFromOCROption")
  /// Whether pictures are written as JPEG.
  public static let saveImagesAsJPEGOption = PDFDocumentWriteOption(
    rawValue: "PDFDocumentSaveImagesAsJPEGOption")
  /// Whether pictures are made smaller.
  public static let optimizeImagesForScreenOption = PDFDocumentWriteOption(
    rawValue: "PDFDocumentOptimizeImagesForScreenOption")
}

/// What a user may do with a document.
public struct PDFAccessPermissions: OptionSet, Sendable {
  /// The members as bits of a number.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Print it in low quality.
  public static let allowsLowQualityPrinting: PDFAccessPermissions = PDFAccessPermissions(
    rawValue: 1)
  /// Print it in high quality.
  public static let allowsHighQualityPrinting: PDFAccessPermissions = PDFAccessPermissions(
    rawValue: 2)
  /// Change the content of it.
  public static let allowsDocumentChanges: PDFAccessPermissions = PDFAccessPermissions(rawValue: 4)
  /// Move and add its pages.
  public static let allowsDocumentAssembly: PDFAccessPermissions = PDFAccessPermissions(rawValue: 8)
  /// Copy the content of it.
  public static let allowsContentCopying: PDFAccessPermissions = PDFAccessPermissions(rawValue: 16)
  /// Have its text read aloud.
  public static let allowsContentAccessibility: PDFAccessPermissions = PDFAccessPermissions(
    rawValue: 32)
  /// Add comments to its pages.
  public static let allowsCommenting: PDFAccessPermissions = PDFAccessPermissions(rawValue: 64)
  /// Fill the forms in it.
  public static let allowsFormFieldEntry: PDFAccessPermissions = PDFAccessPermissions(rawValue: 128)

  static let all = PDFAccessPermissions(rawValue: 255)
}

/// Who has opened a document.
public enum PDFDocumentPermissions: Int, Sendable {
  /// Nobody who gave a password.
  case none = 0
  /// A user with a password.
  case user = 1
  /// The owner of the document.
  case owner = 2
}
