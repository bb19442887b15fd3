// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A file: its bytes, or where it is.
open class INFile: NSObject, INJSONObject {
  private let bytes: Data?

  /// The name, with its extension.
  open var filename: String

  /// The uniform type identifier; nil if it is not known.
  public let typeIdentifier: String?

  /// Where the file is; nil for bytes.
  public let fileURL: URL?

  /// Whether the file is deleted when nobody needs it.
  open var removedOnCompletion = false

  /// Makes a file of bytes.
  public init(data: Data, filename: String, typeIdentifier: String?) {
    bytes = data
    self.filename = filename
    self.typeIdentifier = typeIdentifier
    fileURL = nil
  }

  /// Makes a file that is at a URL.
  ///
  /// - Parameters:
  ///   - fileURL: Where it is.
  ///   - filename: Its name; nil for the last part of the URL.
  ///   - typeIdentifier: The uniform type identifier; nil if it is not known.
  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    bytes = nil
    self.filename = filename ?? fileURL.lastPathComponent
    self.typeIdentifier = typeIdentifier
    self.fileURL = fileURL
  }

  /// The bytes; empty if the file cannot be read.
  public var data: Data { bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

  /// Whether another object is a file of the same name, place and bytes.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INFile).map { isSameJSON($0.jsonObject, jsonObject) } ?? false
  }

  /// The hash of the name.
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
