// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentFiles
import IntentModel
import PropertyListSyntax
import SourceText
import StringTables

/// A file that was read and decoded before its turn came.
///
/// The files of a big project are read on all processors; the results are put together in the order of the files.
enum ReadFile<Content: DecodedFile, Failure: Error>: Sendable {
  /// The decoded content.
  case decoded(Content)
  /// The text of the file, and the reason for which it cannot be decoded.
  indirect case malformed(SourceFile, Failure)
  /// The error that the file cannot be read.
  indirect case unreadable(FileError)

  /// Reads and decodes a file.
  init(
    _ path: FilePath, in fileSystem: FileSystem,
    as decode: (SourceFile) throws(Failure) -> Content
  ) {
    do throws(FileError) {
      let source = try fileSystem.source(at: path)
      do throws(Failure) {
        self = .decoded(try decode(source))
      } catch {
        self = .malformed(source, error)
      }
    } catch {
      self = .unreadable(error)
    }
  }

  /// Whether it is the same as long as the bytes of the file are: not if the disk or the permissions did not give them.
  var dependsOnBytesAlone: Bool {
    if case .unreadable(let error) = self { error.dependsOnBytesAlone } else { true }
  }

  /// The text of a file that was read, or is read now.
  static func source(
    of read: Self?, at path: FilePath, in fileSystem: FileSystem
  ) throws(FileError) -> SourceFile {
    switch read {
    case .decoded(let content): content.source
    case .malformed(let source, _): source
    case .unreadable(let error): throw error
    case nil: try fileSystem.source(at: path)
    }
  }

  /// The decoded content; nil if there is no text.
  func content() throws(Failure) -> Content? {
    switch self {
    case .decoded(let content): content
    case .malformed(_, let error): throw error
    case .unreadable: nil
    }
  }
}

/// The decoded content of a file, which it knows.
protocol DecodedFile: Sendable {
  /// The file.
  var source: SourceFile { get }
}

extension IntentDefinition: DecodedFile {}
extension StringTable: DecodedFile {}
extension StringCatalog: DecodedFile {}
extension XcodeProject: DecodedFile {}

/// A definition that was read before its turn came.
typealias ReadDefinition = ReadFile<IntentDefinition, IntentDefinitionError>

/// A table that was read before its turn came.
typealias ReadTable = ReadFile<StringTable, PropertyListError>

/// A string catalog that was read before its turn came.
typealias ReadCatalog = ReadFile<StringCatalog, PropertyListError>

/// An Xcode project that was read before its turn came.
typealias ReadXcodeProject = ReadFile<XcodeProject, XcodeProjectError>

extension ReadDefinition {
  /// Reads a definition.
  init(definition path: FilePath, in fileSystem: FileSystem) {
    self = fileSystem.reading(of: path, keepingIf: \.dependsOnBytesAlone) {
      Self(path, in: fileSystem) { source throws(IntentDefinitionError) in
        try IntentDefinition(source)
      }
    }
  }
}

extension ReadTable {
  /// Reads a table of a `.strings` or `.stringsdict` file.
  init(table file: TableLocation.File, in fileSystem: FileSystem) {
    self = fileSystem.reading(of: file.path, keepingIf: \.dependsOnBytesAlone) {
      Self(file.path, in: fileSystem) { source throws(PropertyListError) in
        try StringTable(source, of: file)
      }
    }
  }
}

extension ReadCatalog {
  /// Reads a string catalog.
  init(stringCatalog path: FilePath, in fileSystem: FileSystem) {
    self = fileSystem.reading(of: path, keepingIf: \.dependsOnBytesAlone) {
      Self(path, in: fileSystem) { source throws(PropertyListError) in
        try StringCatalog(source, name: path.stem)
      }
    }
  }
}

extension ReadXcodeProject {
  /// Reads an Xcode project, as far as its `project.pbxproj` tells.
  init(xcodeProject path: FilePath, in fileSystem: FileSystem) {
    self = fileSystem.reading(of: path, keepingIf: \.dependsOnBytesAlone) {
      Self(path, in: fileSystem) { source throws(XcodeProjectError) in try XcodeProject(source) }
    }
  }
}

extension StringTable {
  /// Decodes a table of a `.strings` or `.stringsdict` file.
  convenience init(_ source: SourceFile, of file: TableLocation.File) throws(PropertyListError) {
    try self.init(
      source, name: file.path.stem, locale: LocaleName(file.path.folder.stem), format: file.format)
  }
}
