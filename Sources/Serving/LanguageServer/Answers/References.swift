// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Disk
import IntentLint
import IntentModel
import SourceText
import StringTables
import SwiftDeclarations
import WidgetProject

/// The places that speak of the same as another.
struct References {
  let review: WorkspaceReview
  let folder: EditedFolder

  /// All places that speak of a part, those that declare it first.
  func all(of part: ReferencedPart) -> [Reference] {
    switch part {
    case .text(let definition, let id): texts(id, of: definition)
    case .catalogText(let catalog, let key): texts(key, of: catalog)
    case .image(let catalog, let name): places(ofImage: name, in: catalog)
    case .intent(let definition, let intent): places(of: intent, in: definition)
    case .parameter(let definition, let intent, let parameter):
      ParameterPlaces(
        review: review, folder: folder, definition: definition, intent: intent,
        parameter: parameter
      ).references
    }
  }

  private func texts(_ id: String, of definition: IntentDefinition) -> [Reference] {
    var found: [Reference] = []
    definition.forEachLocalizedText { text in
      guard text.id?.value == id, let range = text.text?.range ?? text.id?.range else { return }
      found.append(Reference(definition.source.name, range, isDeclaration: true))
    }
    return found + translations(id, in: review.project.tables(ofDefinition: definition.source.name))
  }

  private func texts(_ key: String, of catalog: ActionCatalog) -> [Reference] {
    let own = catalog.textKeys.filter { $0.value == key }.map {
      Reference(catalog.source.name, $0.range, isDeclaration: true)
    }
    return own + translations(key, in: review.project.tables(of: catalog))
  }

  private func translations(_ key: String, in tables: [StringTable]) -> [Reference] {
    tables.compactMap { table in
      table[key].map { Reference(table.fileName, $0.key.range) }
    }
  }

  /// The file of an image, and the destinations of all catalogs that show it.
  private func places(ofImage name: String, in catalog: ActionCatalog) -> [Reference] {
    let file = catalog.imageFiles(in: review.fileSystem)[name]
    let catalogs = review.project.catalogs.filter { other in
      other.source.name == catalog.source.name
        || file != nil && other.imageFiles(in: review.fileSystem)[name] == file
    }
    let uses = catalogs.flatMap { catalog in
      catalog.imageUses.filter { $0.value == name }.map {
        Reference(catalog.source.name, $0.range)
      }
    }
    return (file.map { [Reference(wholeFile: $0.text)] } ?? []) + uses
  }

  private func places(of intent: Intent, in definition: IntentDefinition) -> [Reference] {
    let name = (intent.classNameOverride ?? intent.name).map {
      Reference(definition.source.name, $0.range, isDeclaration: true)
    }
    let catalogs = review.catalogs(of: definition).filter {
      $0.intentName.value == intent.name?.value
    }
    return [name].compactMap(\.self)
      + catalogs.map { Reference($0.source.name, $0.intentName.range) }
      + SwiftMentions(of: intent.className, in: review, folder).files.flatMap { file in
        file.tokens.list.indices.filter { intent.swiftNames.contains(file.tokens.text($0)) }
          .map { Reference(file.source.name, file.tokens.list[$0].range) }
      }
  }
}

/// The Swift files of a folder that have a name somewhere.
struct SwiftMentions {
  /// The files, in the order of their names.
  let files: [SwiftFile]

  init(of name: String, in review: WorkspaceReview, _ folder: EditedFolder) {
    guard !name.isEmpty else {
      files = []
      return
    }
    let words = SoughtWords([name])
    let (settings, fileSystem) = (review.configuration.projectSettings, review.fileSystem)
    let found = FileSearch.search(
      folder.path, in: fileSystem, excluding: settings.exclusion(of:)
    ) { $0.hasSuffix(".swift") }
    files = found.files.map(\.simplified).concurrentMap(inChunksOf: 16) { path -> SwiftFile? in
      guard let bytes = try? fileSystem.bytes(of: path), words.occur(in: bytes),
        let source = try? SourceFile(path: path.text, bytes: bytes)
      else { return nil }
      return SwiftFile(source)
    }.compactMap(\.self)
  }
}
