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
    for table in review.project.tables(ofDefinition: definition.source.name) {
      if let entry = table[id] { found.append(Reference(table.fileName, entry.key.range)) }
    }
    return found
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
