// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import StringTables

/// A file that was read and decoded before its turn came.
///
/// The files of a big project are read on all processors; what is made of them is put together in their order.
enum ReadFile<Content: DecodedFile, Failure: Error>: Sendable {
  /// What was made of it.
  case decoded(Content)
  /// Its text, and why nothing could be made of it.
  indirect case malformed(SourceFile, Failure)
  /// Why there is no text.
  indirect case unreadable(FileError)

  /// Reads and decodes a file.
  init(_ path: FilePath, as decode: (SourceFile) throws(Failure) -> Content) {
    do throws(FileError) {
      let source = try SourceFile(path: path.text)
      do throws(Failure) {
        self = .decoded(try decode(source))
      } catch {
        self = .malformed(source, error)
      }
    } catch {
      self = .unreadable(error)
    }
  }

  /// The text of a file that was read, or is read now.
  static func source(of read: Self?, at path: FilePath) throws(FileError) -> SourceFile {
    switch read {
    case .decoded(let content): content.source
    case .malformed(let source, _): source
    case .unreadable(let error): throw error
    case nil: try SourceFile(path: path.text)
    }
  }

  /// What was made of the text; nil where there is none.
  func content() throws(Failure) -> Content? {
    switch self {
    case .decoded(let content): content
    case .malformed(_, let error): throw error
    case .unreadable: nil
    }
  }
}

/// What was made of a file, which it knows.
protocol DecodedFile: Sendable {
  /// The file.
  var source: SourceFile { get }
}

extension IntentDefinition: DecodedFile {}
extension StringTable: DecodedFile {}

/// A definition that was read before its turn came.
typealias ReadDefinition = ReadFile<IntentDefinition, IntentDefinitionError>

/// A table that was read before its turn came.
typealias ReadTable = ReadFile<StringTable, PropertyListError>

extension ReadDefinition {
  /// Reads a definition.
  init(definition path: FilePath) {
    self.init(path) { source throws(IntentDefinitionError) in try IntentDefinition(source) }
  }
}

extension ReadTable {
  /// Reads a table of a `.strings` or `.stringsdict` file.
  init(table file: TableLocation.File) {
    self.init(file.path) { source throws(PropertyListError) in
      try StringTable(source, of: file)
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
