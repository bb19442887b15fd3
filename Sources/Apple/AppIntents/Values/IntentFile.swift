// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UniformTypeIdentifiers

/// A file that is a value of an intent.
public struct IntentFile: Hashable, Sendable {
  /// The content of the file.
  public let data: Data
  /// The name of the file.
  public var filename: String
  /// The URL of the file; nil for a file of data.
  public let fileURL: URL?
  /// The type of the content; nil if it is not known.
  public let type: UTType?
  /// Whether the system deletes the file after the intent, which does not happen here.
  public var removedOnCompletion = false

  /// Creates a file of data; a nil type is that of the name.
  public init(data: Data, filename: String, type: UTType? = nil) {
    self.data = data
    self.filename = filename
    self.type = type ?? Self.type(of: filename)
    fileURL = nil
  }

  /// Creates a file from a URL; its content is empty if it cannot be read, and a nil name and type
  /// are those of the URL.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type ?? Self.type(of: fileURL.lastPathComponent)
    self.fileURL = fileURL
  }

  private static func type(of name: String) -> UTType? {
    UTType(filenameExtension: (name as NSString).pathExtension)
  }

  /// The types that the content can be had in: its own, as nothing is converted here.
  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

  /// Returns the content.
  ///
  /// - Throws: A `CocoaError` if it is of a type that does not conform to the wanted one.
  public func data(contentType: UTType) async throws -> Data {
    if let type, type != contentType, !type.conforms(to: contentType) {
      throw CocoaError(.fileReadUnsupportedScheme)
    }
    return data
  }

  /// Writes the content to a folder under the name of the file.
  ///
  /// - Parameters:
  ///   - contentType: The type of the content.
  ///   - destinationDirectory: The folder; nil is the one for temporary files.
  /// - Returns: The URL of the written file.
  /// - Throws: An error if the content is of another type or cannot be written.
  public func file(contentType: UTType, destinationDirectory: URL? = nil) async throws -> URL {
    let data = try await data(contentType: contentType)
    let folder = destinationDirectory ?? FileManager.default.temporaryDirectory
    let copy = folder.appendingPathComponent((filename as NSString).lastPathComponent)
    try data.write(to: copy)
    return copy
  }

  /// Calls a function with a file that has the content, and deletes it unless it is the one of ``fileURL``.
  ///
  /// - Parameters:
  ///   - contentType: The type of the content.
  ///   - allowOpenInPlace: Whether the file of ``fileURL`` is used itself.
  ///   - fileHandler: The function, which is given the URL, and whether it is that of the file itself.
  /// - Returns: What the function returns.
  /// - Throws: What the function throws, or an error if the content is of another type or cannot be written.
  public func withFile<Result>(
    contentType: UTType, allowOpenInPlace: Bool = false,
    fileHandler: (URL, Bool) async throws -> Result
  ) async throws -> Result {
    let data = try await data(contentType: contentType)
    if let fileURL, allowOpenInPlace { return try await fileHandler(fileURL, true) }
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let copy = folder.appendingPathComponent((filename as NSString).lastPathComponent)
    try data.write(to: copy)
    return try await fileHandler(copy, false)
  }
}

extension IntentFile: _IntentValue {
  /// The shape of the values: files.
  public static var hostedShape: HostedIntentShape { .file }
  /// The path of the file, or its name if it has no URL.
  public var hostedValue: HostedIntentValue? { .text(fileURL?.path ?? filename) }

  /// Returns the file at a path; nil if there is none.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) -> IntentFile? {
    guard case .text(let path) = value, FileManager.default.fileExists(atPath: path) else {
      return nil
    }
    return IntentFile(fileURL: URL(fileURLWithPath: path))
  }
}
