// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentDiff
import SourceText
import Testing
import WidgetProject

@testable import WidgetRevisions

@Suite("Loading revisions")
struct RevisionLoaderTests {
  @Test("a Swift file that cannot be read is a failure, and not a widget that is gone")
  func unreadableSwift() {
    var tree = MemoryTree()
    tree.makeFolder(FilePath("r:"))
    tree.makeFolder(FilePath("r:/W.swift"))
    let revision = RevisionLoader.revision(
      in: .memory(tree), at: ["r:"], mount: "r:", swiftFiles: ["W.swift", "None.swift"])
    #expect(revision.failures.map(\.place.file) == ["r:/W.swift", "r:/None.swift"])
    #expect(revision.content.widgets.isEmpty)
  }

  @Test("what is selected of a commit follows its changes")
  func selection() {
    let selection = TreeSelection(scopes: ["Widget"], swiftFiles: ["Widget/A.swift"])
    let file = TreeEntry(kind: .file, object: "1")
    var entries: [String: TreeEntry] = [:]
    var step = Git.Step()
    for path in [
      "Widget/A.swift", "Widget/B.swift", "Widget/W.intentdefinition", "Pods/W.intentdefinition",
      "Widget/Pods/W.intentdefinition", "Widget/.build/W.strings",
    ] { step.changed[path] = file }
    step.changed["Library"] = TreeEntry(kind: .submodule, object: "2")
    selection.apply(step, to: &entries)
    #expect(entries.keys.sorted() == ["Library", "Widget/A.swift", "Widget/W.intentdefinition"])
    // A submodule that became a file of another kind is not read any more.
    var next = Git.Step()
    next.changed["Library"] = file
    next.removed = ["Widget/A.swift"]
    selection.apply(next, to: &entries)
    #expect(entries.keys.sorted() == ["Widget/W.intentdefinition"])
  }
}
