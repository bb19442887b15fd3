// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Disk
import IntentLint
import PropertyListSyntax
import SourceText

/// The files that a catalog or the settings name.
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
    return .array(names.compactMap { root[$0] }.compactMap { link($0) })
  }

  private func link(_ value: PropertyListValue) -> PropertyListLiteral? {
    guard value.kind == .string, let path = value.string, !path.isEmpty else { return nil }
    let file = FilePath(subject.name).folder.appending(path).simplified
    guard fileSystem.status(of: file) == .file, let uri = session.uri(of: file.text) else {
      return nil
    }
    return ["range": subject.positions.range(value.range), "target": .string(uri)]
  }
}
