// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Synchronization
import Testing

@testable import WidgetPrograms

struct ManifestNoteTests {
  /// What is said of a source, however often a manifest is run.
  private func notes(of source: ProgramSource) -> [String] {
    let notes = Mutex<[String]>([])
    let note = ManifestNote(
      of: source, ProgramProgress(note: { line in notes.withLock { $0.append(line) } }))
    note.say()
    note.say()
    return notes.withLock { $0 }
  }

  @Test func `A note says once how no manifest of a project's packages is run`() {
    let notes = notes(of: .project(nil))
    #expect(notes.count == 1)
    #expect(notes.first?.hasSuffix("'--no-packages' runs none") == true)
  }

  @Test func `The note about a package names no option that packages refuse`() {
    #expect(
      notes(of: .package(FilePath("Widgets")))
        == ["the manifest of the package is a program, and is run to read it"])
  }
}
