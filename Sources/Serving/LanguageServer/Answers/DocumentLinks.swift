// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Disk
import IntentLint
import PropertyListSyntax
import SourceText
import WidgetProject

/// The files that a catalog or the settings name: a definition, images, a baseline.
struct DocumentLinks {
  let subject: SubjectText
  let session: EditorSession
  let fileSystem: FileSystem

  /// The answer to `textDocument/documentLink`.
  var literal: PropertyListLiteral {
    guard subject.name.hasSuffix(".json"),
      let root = try? PropertyListDocument(subject.source, as: .json).root,
      root.kind == .dictionary
    else { return .array([]) }
    let isCatalog = subject.name.hasSuffix(ActionCatalog.fileSuffix)
    let names = isCatalog ? ["definition"] : ["baseline"]
    return .array(names.compactMap { root[$0] }.compactMap { link($0) } + images)
  }

  /// The images of a catalog's destinations.
  private var images: [PropertyListLiteral] {
    guard subject.name.hasSuffix(ActionCatalog.fileSuffix),
      let catalog = try? ActionCatalog(subject.source)
    else { return [] }
    let files = catalog.imageFiles(in: fileSystem)
    return catalog.imageUses.compactMap { use in
      files[use.value].flatMap { link(use.range, to: $0) }
    }
  }

  private func link(_ value: PropertyListValue) -> PropertyListLiteral? {
    guard value.kind == .string, let path = value.string, !path.isEmpty else { return nil }
    let file = FilePath(subject.name).folder.appending(path).simplified
    return fileSystem.status(of: file) == .file ? link(value.range, to: file) : nil
  }

  private func link(_ range: SourceRange, to file: FilePath) -> PropertyListLiteral? {
    session.uri(of: file.text).map {
      ["range": subject.positions.range(range), "target": .string($0)]
    }
  }
}
