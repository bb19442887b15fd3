// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Documents that are classes, which a widget never opens.

public import AppleFoundation
public import Combine
public import UniformTypeIdentifiers
public import WidgetViews

/// A document of a user that is a class, which a widget never opens.
public protocol ReferenceFileDocument: ObservableObject {
  /// The type of what is written of the document.
  associatedtype Snapshot

  /// The types that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from a file; never called here.
  init(configuration: ReadConfiguration) throws
  /// Returns what is written of the document; never called here.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Returns the file of a snapshot; never called here.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

  /// What is read of a document.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is written of a document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  /// The types that can be written.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What is known of the document of a view, which is a class.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document that is shown.
  @ObservedObject public var document: Document
  /// The file; nil if there is none.
  public var fileURL: URL?
  /// Whether a user can change it.
  public var isEditable: Bool
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates documents of a class; nothing is called.
  nonisolated public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Creates documents of a class that are only shown; nothing is called.
  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
}
