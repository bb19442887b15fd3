// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import PropertyListSyntax
import SourceText

/// Edits of several files, which the client applies.
struct WorkspaceChange {
  /// The edits, by the names of the files.
  private(set) var edits: [String: [TextEdit]] = [:]

  init() {}

  /// The edits of a fix.
  init(_ fix: Fix) { add(fix.edits, to: fix.file) }

  mutating func add(_ new: [TextEdit], to file: String) { edits[file, default: []] += new }

  var isEmpty: Bool { edits.values.allSatisfy(\.isEmpty) }

  /// The change as the protocol spells it; nil if a file is outside of the folder, or was not read.
  func literal(in review: WorkspaceReview, of session: EditorSession) -> PropertyListLiteral? {
    let capabilities = session.capabilities
    var changes: [(uri: String, version: PropertyListLiteral, edits: PropertyListLiteral)] = []
    for (file, edits) in edits.sorted(by: { $0.key < $1.key }) where !edits.isEmpty {
      guard let source = review.source(of: file), let uri = session.uri(of: file) else {
        return nil
      }
      let positions = TextPositions(source.bytes, in: capabilities.encoding)
      let version = session.document(uri)?.version
      let literals = edits.sorted { $0.range.start < $1.range.start }.map {
        PropertyListLiteral.object([
          ("range", positions.range($0.range)), ("newText", .string($0.replacement)),
        ])
      }
      changes.append((uri, version.map { .integer($0) } ?? .null, .array(literals)))
    }
    guard capabilities.takesVersionedChanges else {
      return ["changes": .object(changes.map { ($0.uri, $0.edits) })]
    }
    return [
      "documentChanges": .array(
        changes.map {
          ["textDocument": ["uri": .string($0.uri), "version": $0.version], "edits": $0.edits]
        })
    ]
  }
}

extension WorkspaceReview {
  /// The text of a file that the review read, or can read.
  func source(of file: String) -> SourceFile? {
    sources[file] ?? (try? fileSystem.source(at: FilePath(file)))
  }
}
