// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentFiles
import PropertyListSyntax
import SourceText
import StringTables

/// String tables and string catalogs.
extension ProjectLoader {
  /// Reads a string table or a string catalog; false if the file is neither by its name.
  @discardableResult
  mutating func loadTableFile(_ path: FilePath) -> Bool {
    switch TableLocation.format(ofFilesWith: path.pathExtension) {
    case .stringCatalog: loadStringCatalog(path)
    case let format?:
      let file = TableLocation.File(
        path: path, target: fileSystem.resolved(path), format: format)
      if let table = table(file) { add([table]) }
    case nil: return false
    }
    return true
  }

  /// The tables of a file; nil if it was not read.
  mutating func tables(inFile name: String) -> [StringTable]? {
    tablesByFile.tables(inFile: name, of: project)
  }

  /// Reads the tables at a location and, if a definition is named, notes those that are misnamed.
  mutating func loadTables(at location: TableLocation, definition: String? = nil) {
    let found = ahead.takeTables(at: location, in: fileSystem)
    for file in found.misnamed where !project.settings.leavesOut(file.path) {
      guard let definition, !isSurrounding else { break }
      let table = MisnamedTable(
        file: file.path, expectedName: location.name + "." + file.path.pathExtension,
        definition: definition)
      if misnamedTables.insert(file.path).inserted { project.misnamedTables.append(table) }
    }
    var tables: [StringTable] = []
    for (file, read) in found.tables {
      switch file.format {
      case .stringCatalog: loadStringCatalog(file.path)
      case .strings, .stringsDictionary:
        if let table = table(file, read: read) { tables.append(table) }
      }
    }
    add(tables)
  }

  /// The table of a file that is new; nil if it is not new, or not a table.
  private mutating func table(
    _ file: TableLocation.File, read ahead: ReadTable? = nil
  ) -> StringTable? {
    let read =
      ahead ?? keptReading(of: file.path) { ReadTable(table: file, in: fileSystem) }
    if case .decoded(let table) = read, table.comparison != nil {
      return addReleased(file.path, leadingTo: file.target) ? table : nil
    }
    let source = newSource(file.path, leadingTo: file.target) {
      [fileSystem] () throws(FileError) in
      try ReadTable.source(of: read, at: file.path, in: fileSystem)
    }
    guard let source else { return nil }
    do throws(PropertyListError) {
      if let table = try read?.content() { return table }
      return try StringTable(source, of: file)
    } catch {
      project.failures.append(Diagnostic(invalidPropertyList: error))
      return nil
    }
  }

  /// Adds a table that has the name of a definition's file.
  mutating func loadTable(namedAsDefinition source: SourceFile, at path: FilePath) {
    do throws(PropertyListError) {
      let table = try StringTable(
        source, name: path.stem, locale: LocaleName(path.folder.stem), format: .strings)
      project.tablesNamedAsDefinitions.append(table)
      add([table])
    } catch {
      project.failures.append(Diagnostic(invalidPropertyList: error))
    }
  }

  /// Adds the tables of one location.
  private mutating func add(_ tables: [StringTable]) {
    guard let first = tables.first else { return }
    project.tables += tables
    project.tablesByLocation[TableLocation(of: first), default: []] += tables
    guard !isSurrounding else { return }
    for table in tables where !table.diagnostics.isEmpty { project.findings += table.diagnostics }
  }

  private mutating func loadStringCatalog(_ path: FilePath) {
    let read = keptReading(of: path) { ReadCatalog(stringCatalog: path, in: fileSystem) }
    let key = fileSystem.resolved(path)
    let source = newSource(path, leadingTo: key) { [fileSystem] () throws(FileError) in
      try ReadCatalog.source(of: read, at: path, in: fileSystem)
    }
    guard let source else { return }
    do throws(PropertyListError) {
      let catalog =
        if let known = try read?.content() {
          known
        } else {
          try StringCatalog(source, name: path.stem)
        }
      project.stringCatalogs.append(catalog)
      if let first = catalog.tables.first {
        project.tablesByLocation[TableLocation(of: first), default: []] += catalog.tables
      }
      if !isSurrounding { project.findings += catalog.diagnostics }
    } catch {
      project.failures.append(Diagnostic(invalidPropertyList: error))
    }
  }
}
