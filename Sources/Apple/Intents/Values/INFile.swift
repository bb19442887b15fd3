// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A file with its content or its URL.
open class INFile: NSObject, INJSONObject {
  private let bytes: Data?

  /// The name of the file with its extension.
  open var filename: String

  /// The uniform type identifier; nil if unknown.
  public let typeIdentifier: String?

  /// The URL of the file; nil for a file of data.
  public let fileURL: URL?

  /// Whether the file is deleted after its use; it has no effect here.
  open var removedOnCompletion = false

  /// Creates a file of data.
  public init(data: Data, filename: String, typeIdentifier: String?) {
    bytes = data
    self.filename = filename
    self.typeIdentifier = typeIdentifier
    fileURL = nil
  }

  /// Creates a file at a URL.
  ///
  /// - Parameters:
  ///   - fileURL: The URL of the file.
  ///   - filename: The name of the file; nil is the last component of the URL.
  ///   - typeIdentifier: The uniform type identifier; nil if unknown.
  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    bytes = nil
    self.filename = filename ?? fileURL.lastPathComponent
    self.typeIdentifier = typeIdentifier
    self.fileURL = fileURL
  }

  /// The content of the file; empty if it cannot be read.
  public var data: Data { bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

  /// Returns whether another object is a file with the same name, type, URL and data.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INFile).map { isSameJSON($0.jsonObject, jsonObject) } ?? false
  }

  /// The hash value of the name.
  open override var hash: Int { filename.hashValue }

  var jsonObject: [String: Any] {
    .members([
      "filename": filename, "typeIdentifier": typeIdentifier,
      "fileURL": fileURL?.absoluteString, "data": bytes?.base64EncodedString(),
    ])
  }

  convenience init?(json: [String: Any]) {
    guard let filename = json.string("filename") else { return nil }
    let type = json.string("typeIdentifier")
    if let url = json.url("fileURL") {
      self.init(fileURL: url, filename: filename, typeIdentifier: type)
    } else if let data = json.data("data") {
      self.init(data: data, filename: filename, typeIdentifier: type)
    } else {
      return nil
    }
  }
}
