// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import StringTables

/// A file that was read and decoded before its turn came.
///
/// The files of a big project are read on all processors; what is made of them is put together in their order.
struct ReadFile<Content: Sendable, Failure: Error>: Sendable {
  /// The text, or why there is none.
  let source: Result<SourceFile, FileError>

  /// What was made of it; nil where there is none.
  let content: Result<Content, Failure>?

  /// Reads and decodes a file.
  init(_ path: FilePath, as decode: (SourceFile) throws(Failure) -> Content) {
    source = Result { () throws(FileError) in try SourceFile(path: path.text) }
    content = (try? source.get()).map { source in
      Result { () throws(Failure) in try decode(source) }
    }
  }
}

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
