// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What is dragged, shared and copied, which never happens in a widget: nothing is converted.

public import AppleFoundation
public import Foundation
public import UniformTypeIdentifiers
public import WidgetViews

/// A value that apps exchange.
public protocol Transferable: Sendable {
  /// The forms that the value has for others.
  associatedtype Representation: TransferRepresentation
  /// The forms that the value has for others.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form that a value has for others.
public protocol TransferRepresentation<Item>: Sendable {
  /// The value.
  associatedtype Item: Transferable
}

extension TransferRepresentation {
  /// Returns the form unchanged; the name of a file is not used.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
  /// Returns the form unchanged; the name of a file is not used.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> { self }
  /// Returns the form unchanged, as nothing is exported.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> { self }
  /// Returns the form unchanged, as nobody sees it.
  public func visibility(_ visibility: TransferRepresentationVisibility)
    -> some TransferRepresentation<Item>
  { self }
}

/// Who gets a form of a value.
public enum TransferRepresentationVisibility: Hashable, Sendable {
  /// Every app can receive the representation.
  case all
  /// Apps of the same team.
  case team
  /// Apps of the same group.
  case group
  /// Only the app itself can receive the representation.
  case ownProcess
}

/// Several forms of a value.
public struct TransferRepresentations<Item: Transferable>: TransferRepresentation {}

/// A result builder that combines forms of a value.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Returns a form unchanged.
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }

  /// Returns the only form unchanged.
  public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }

  /// Combines representations in the order in which they are preferred.
  public static func buildBlock<First: TransferRepresentation, each Other: TransferRepresentation>(
    _ first: First, _ other: repeat each Other
  ) -> TransferRepresentations<Item> { TransferRepresentations() }
}

/// A form by a value of another type.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  /// Creates a form that others get; the function is not called.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  /// Creates a form that others get; the function is not called.
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {}
  /// Creates a form that others give; the function is not called.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
  /// Creates a form; the functions are not called.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
}

/// A form by bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates a form that others get; the function is not called.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  /// Creates a form that others give; the function is not called.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Creates a form; the functions are not called.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A form by a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates a form that others get; the function is not called.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  /// Creates a form that others give; the function is not called.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// Creates a form; the functions are not called.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A form by what `Codable` writes.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>:
  TransferRepresentation
{}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Creates a form by JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A file that others get.
public struct SentTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// Whether others may use the file itself.
  public let allowAccessingOriginalFile: Bool

  /// Creates a file that others get.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that others gave.
public struct ReceivedTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// Whether it is the sender's file itself, and not a copy.
  public let isOriginalFile: Bool
}

extension Never: Transferable {
  /// No representation, as there is no value.
  public static var transferRepresentation: some TransferRepresentation {
    TransferRepresentations<Never>()
  }
}

extension String: Transferable {
  /// The representation of a string: its characters.
  public static var transferRepresentation: some TransferRepresentation {
    TransferRepresentations<String>()
  }
}

extension Data: Transferable {
  /// The representation of data: its bytes.
  public static var transferRepresentation: some TransferRepresentation {
    TransferRepresentations<Data>()
  }
}

extension URL: Transferable {
  /// The representation of a URL.
  public static var transferRepresentation: some TransferRepresentation {
    TransferRepresentations<URL>()
  }
}

extension AttributedString: Transferable {
  /// The representation of an attributed string.
  public static var transferRepresentation: some TransferRepresentation {
    TransferRepresentations<AttributedString>()
  }
}

extension Image: Transferable {
  /// The representation of an image.
  public static var transferRepresentation: some TransferRepresentation {
    TransferRepresentations<Image>()
  }
}

extension Color: Transferable {
  /// The representation of a color.
  public static var transferRepresentation: some TransferRepresentation {
    TransferRepresentations<Color>()
  }
}

extension NSItemProvider {
  /// The types in which it has data: none here.
  public var registeredContentTypes: [UTType] { [] }

  /// Returns the types in which it has data and that conform to another: none here.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] { [] }

  /// Calls the function with an error, as no app offers a value here.
  @discardableResult public func loadTransferable<T: Transferable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    completionHandler(.failure(CocoaError(.featureUnsupported)))
    return Progress(totalUnitCount: 0)
  }
}
