// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A file or a folder of a document in memory.
open class FileWrapper: NSObject, @unchecked Sendable {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reads the contents when the wrapper is created.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Reads the contents without mapping the file into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Whole or not at all.
    public static let atomic = WritingOptions(rawValue: 1)
    /// With the names that the files have then.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// The bytes of a file; nil for a folder.
  open private(set) var regularFileContents: Data?
  /// The files of a folder by their names; nil for a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The name; nil if it has none yet.
  open var filename: String?
  /// The name that is suggested; nil for none.
  open var preferredFilename: String?

  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }

  /// Creates a file of bytes.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// Creates a folder of files.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
  }

  /// Reads a file, or a folder with all that is in it.
  public init(url: URL, options: ReadingOptions = []) throws {
    filename = url.lastPathComponent
    preferredFilename = filename
    super.init()
    guard url.hasDirectoryPath else {
      regularFileContents = try Data(contentsOf: url)
      return
    }
    fileWrappers = [:]
    let files = try FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: nil)
    for file in files { fileWrappers?[file.lastPathComponent] = try FileWrapper(url: file) }
  }

  /// Adds a file to a folder, and returns its name there.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? UUID().uuidString
    fileWrappers?[name] = child
    return name
  }

  /// Adds a file of bytes to a folder, and returns its name there.
  @discardableResult open func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }

  /// Removes a file from a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }

  /// Writes the file, or the folder with all that is in it.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil
  ) throws {
    if let regularFileContents { return try regularFileContents.write(to: url) }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, child) in fileWrappers ?? [:] {
      try child.write(to: url.appendingPathComponent(name))
    }
  }
}
