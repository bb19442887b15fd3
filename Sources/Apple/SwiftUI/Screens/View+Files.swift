// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Files that a user opens and saves, which is not possible in a widget.

public import AppleFoundation
public import UniformTypeIdentifiers
public import WidgetViews

/// A document of a user, which a widget never opens.
public protocol FileDocument {
  /// The types that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from a file; never called here.
  init(configuration: ReadConfiguration) throws
  /// Returns the file of the document; never called here.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// What is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The contents of the file to read.
  public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that exists; nil if there is none.
  public let existingFile: FileWrapper?
}

/// What is known of the document of a view.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document that is shown.
  @Binding public var document: Document
  /// The file; nil if there is none.
  public var fileURL: URL?
  /// Whether a user can change it.
  public var isEditable: Bool
}

/// The documents of an app, which a widget does not have.
public struct DocumentGroup<Document, Content: View>: Scene {
  /// A scene that shows nothing; it is never asked for.
  public var body: some Scene { UnshownScene() }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates documents; nothing is called.
  nonisolated public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Creates documents that are only shown; nothing is called.
  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
}

nonisolated extension View {
  /// Lets a user choose a file, which is not possible in a widget.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Lets a user choose files, which is not possible in a widget.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }

  /// Lets a user save a document, which is not possible in a widget.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Lets a user save documents, which is not possible in a widget.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { self }

  /// Lets a user move a file, which is not possible in a widget.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Sets the label of the button that confirms, which a widget does not have.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
}
