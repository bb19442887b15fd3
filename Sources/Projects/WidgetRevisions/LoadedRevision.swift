// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import AppIntentSources
package import Diagnostics
package import Disk
package import IntentDiff
import IntentFiles
import IntentModel
package import SourceText
import StringTables
import SwiftDeclarations
import WidgetProject

/// A revision, with all that was read for it.
package struct LoadedRevision: Sendable {
  /// The content that is compared.
  package internal(set) var content = RevisionContent()

  /// The files that were read, under the names that places have.
  package internal(set) var sources: [SourceFile] = []

  /// The diagnostics of what could not be read or parsed.
  package internal(set) var failures: [Diagnostic] = []

  /// The paths of the files that could not be read.
  private var unreadPaths: Set<String> = []

  /// The paths of the tables of each definition and catalog, by its path.
  private var tablePaths: [String: Set<String>] = [:]

  /// The submodules that were passed over.
  package internal(set) var submodules: [String] = []

  /// The Swift files that may declare widgets and are not in this clone, in one of the revisions that were read with this one.
  package internal(set) var missing: [String] = []

  /// The file system with the files of the revision.
  package internal(set) var fileSystem = FileSystem.disk

  /// The commit that it was read from; nil for what is on the disk.
  var commit: String?

  /// The files of a commit that were read, to which those of pictures are added.
  var tree = MemoryTree()

  /// The prefix of paths in ``fileSystem``.
  package internal(set) var mount = ""

  /// The absolute path of the folder in which relative names begin.
  package internal(set) var currentFolder = ""

  /// The number of files that were looked at.
  package internal(set) var fileCount = 0
}

extension LoadedRevision {
  /// Takes what belongs to widgets out of a project.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - swiftSources: The Swift files that may declare widgets.
  ///   - path: The path of a file in the repository, by its name.
  ///   - fileSystem: Where its files are.
  ///   - mount: The prefix of paths in the file system.
  init(
    _ project: WidgetProject, swiftSources: [SourceFile], path: (String) -> String,
    in fileSystem: FileSystem, mount: String
  ) {
    self.fileSystem = fileSystem
    self.mount = mount
    currentFolder = project.currentFolder
    failures = project.failures
    unreadPaths = Set(project.failures.map { path($0.place.file) })
    fileCount = project.fileCount
    let definitions = project.askedDefinitions
    let catalogs = project.catalogs.filter { project.isAsked($0.source.name) }
    for definition in definitions {
      let name = definition.source.name
      tablePaths[path(name)] = Set(project.tables(ofDefinition: name).map { path($0.fileName) })
    }
    for catalog in catalogs {
      tablePaths[path(catalog.source.name)] = Set(
        project.tables(of: catalog).map { path($0.fileName) })
    }
    content.definitions = definitions.map { definition in
      let name = definition.source.name
      return DefinitionRevision(
        path: path(name), definition: definition,
        tables: StringTableSet(project.tables(ofDefinition: name)))
    }
    content.catalogs = catalogs.map { catalog in
      let file = project.files(of: catalog).definition.text
      return CatalogRevision(
        path: path(catalog.source.name), catalog: catalog,
        definition: definitions.first { $0.source.name == file },
        tables: StringTableSet(project.tables(of: catalog)))
    }
    content.widgets = content.catalogs.map { catalog in
      let widget = catalog.catalog.widget
      return WidgetFacts(
        path: catalog.path, file: catalog.catalog.source.name, kind: widget.kind,
        families: widget.families, intent: nil, name: widget.displayName.text?.value)
    }
    content.appIntents = project.products.flatMap(\.bundles).compactMap { bundle in
      bundle.metadata.map { AppIntentsRevision(path: path($0.source.name), metadata: $0) }
    }
    content.migratedClasses = Set(
      AppIntentSources(project).intents.compactMap { $0.migratedClass?.name })
    let known = Set(content.widgets.map(\.kind.value))
    content.widgets += AppIntentSources(swiftSources).widgets.compactMap {
      WidgetFacts($0, path: path($0.file.source.name))
    }.filter { !known.contains($0.kind.value) }
    sources = project.sources + swiftSources
  }
}

extension LoadedRevision {
  /// Leaves out the definitions and catalogs that one of two revisions could not read, wholly or in part, in both: they are neither
  /// gone nor new.
  package static func leaveOutUnread(_ old: inout LoadedRevision, _ new: inout LoadedRevision) {
    let unread = old.unreadPaths.union(new.unreadPaths)
    guard !unread.isEmpty else { return }
    var left = unread
    for revision in [old, new] {
      for (file, tables) in revision.tablePaths where !tables.isDisjoint(with: unread) {
        left.insert(file)
      }
    }
    old.leaveOut(left)
    new.leaveOut(left)
  }

  private mutating func leaveOut(_ paths: Set<String>) {
    content.definitions.removeAll { paths.contains($0.path) }
    content.catalogs.removeAll { paths.contains($0.path) }
    content.widgets.removeAll { paths.contains($0.path) }
  }
}

extension WidgetFacts {
  /// The facts of a widget in Swift sources; nil for a control, and if the sources do not spell its kind.
  init?(_ source: WidgetSource, path: String) {
    let isWidget =
      switch source.configuration {
      case .appIntent, .intent, .static: true
      case .appIntentControl, .staticControl: false
      }
    guard isWidget, let kind = source.kind.value else { return nil }
    self.init(
      path: path, file: source.file.source.name, kind: Located(kind, at: source.kind.range),
      families: source.families, intent: source.intent,
      name: source.type.split(separator: ".").last.map(String.init))
  }
}
