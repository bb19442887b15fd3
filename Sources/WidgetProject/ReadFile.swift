// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import StringTables

/// A file that was read and decoded before its turn came.
///
/// The files of a big project are read on all processors; what is made of them is put together in their order. A class, as
/// there are thousands: the places for what one file may be are larger than most files.
final class ReadFile: Sendable {
  /// The content, or why there is none.
  let source: Result<SourceFile, FileError>

  /// The definition, where the file is one that could be read.
  let definition: Result<IntentDefinition, IntentDefinitionError>?

  /// The table, where the file is one that could be read.
  let table: Result<StringTable, PropertyListError>?

  /// Reads a definition.
  init(definition path: FilePath) {
    source = Self.source(at: path)
    definition = (try? source.get()).map(Self.definition)
    table = nil
  }

  /// Reads a table of a `.strings` or `.stringsdict` file.
  init(table file: TableLocation.File) {
    source = Self.source(at: file.path)
    definition = nil
    table = (try? source.get()).map { Self.table($0, of: file) }
  }

  private static func source(at path: FilePath) -> Result<SourceFile, FileError> {
    Result { () throws(FileError) in try SourceFile(path: path.text) }
  }

  /// Decodes a definition.
  static func definition(
    _ source: SourceFile
  ) -> Result<IntentDefinition, IntentDefinitionError> {
    Result { () throws(IntentDefinitionError) in try IntentDefinition(source) }
  }

  /// Decodes a table.
  static func table(
    _ source: SourceFile, of file: TableLocation.File
  ) -> Result<StringTable, PropertyListError> {
    Result { () throws(PropertyListError) in
      try StringTable(
        source, name: file.path.stem, locale: LocaleName(file.path.folder.stem),
        format: file.format)
    }
  }
}

/// A file to read before its turn comes.
enum ReadJob: Sendable {
  case definition(FilePath)
  case table(TableLocation.File)

  /// The path of the file.
  var path: FilePath {
    switch self {
    case .definition(let path): path
    case .table(let file): file.path
    }
  }

  /// Reads the file.
  var read: ReadFile {
    switch self {
    case .definition(let path): ReadFile(definition: path)
    case .table(let file): ReadFile(table: file)
    }
  }
}
