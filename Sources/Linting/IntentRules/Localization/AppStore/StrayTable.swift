// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import StringTables
import WidgetProject

/// A table of a language that is there and that an application does not get.
struct StrayTable {
  /// The path.
  let path: String

  /// The names of the targets that have it; empty if it is only in its folder.
  let targets: [String]

  /// Looks for a table: among the files of a project's targets, then beside a definition.
  init?(
    named name: String, in language: LocaleName, of project: XcodeProject,
    besideDefinition file: String, among tables: ExistingTables
  ) {
    let found = tables.tables(named: name, in: language, of: project)
    if let first = found.first {
      path = first.path.text
      targets = found.filter { $0.path == first.path }.map(\.target.name.value)
      return
    }
    guard let neighbor = tables.table(in: language, besideDefinition: file) else { return nil }
    path = neighbor.text
    targets = []
  }
}
