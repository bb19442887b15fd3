// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActions
import SourceText
import StringTables
import Testing
import WidgetViews

@testable import ConfigurationEditor

@Suite struct EditorStateTests {
  /// A state that changes where `#expect` looks at what it answers.
  private final class Steps {
    var state: EditorState

    init() throws { state = try Sample.state() }

    func apply(_ edit: ChoiceEdit) throws { try state.apply(edit) }
    func undo() -> Bool { state.undo() }
    func redo() -> Bool { state.redo() }
  }

  @Test("changes are taken back and made again, the last one first")
  func undo() throws {
    let steps = try Steps()
    try steps.apply(.replace(position: 1, identifier: "scan"))
    try steps.apply(.swap(1, 2))
    #expect(steps.state.choice.identifiers == ["pay", "scan"])
    #expect(steps.undo())
    #expect(steps.state.choice.identifiers == ["scan", "pay"])
    #expect(steps.undo())
    #expect(steps.state.choice.identifiers == ["home", "pay"])
    #expect(!steps.undo())
    #expect(steps.redo())
    #expect(steps.redo())
    #expect(steps.state.choice.identifiers == ["pay", "scan"])
    #expect(!steps.redo())
    #expect(steps.state.choice.identifiers == ["pay", "scan"])
  }

  @Test("a change after one was taken back ends what could be made again")
  func branch() throws {
    let steps = try Steps()
    try steps.apply(.swap(1, 2))
    #expect(steps.undo())
    try steps.apply(.replace(position: 1, identifier: "scan"))
    #expect(!steps.redo())
    #expect(steps.state.choice.identifiers == ["scan", "pay"])
  }

  @Test("a change that changes nothing is none")
  func noChange() throws {
    let steps = try Steps()
    try steps.apply(.swap(1, 2))
    #expect(steps.undo())
    try steps.apply(.move(from: 1, to: 1))
    try steps.apply(.reset)
    #expect(!steps.undo())
    #expect(steps.redo())
  }

  @Test("a change that is refused leaves everything as it is")
  func refused() throws {
    let steps = try Steps()
    try steps.apply(.swap(1, 2))
    #expect(steps.undo())
    #expect(throws: ChoiceError.noPosition(3, count: 2)) {
      try steps.apply(.move(from: 3, to: 1))
    }
    #expect(steps.state.choice.identifiers == ["home", "pay"])
    #expect(steps.redo())
  }

  @Test("a choice is unsaved while it is another than the saved one")
  func unsaved() throws {
    let steps = try Steps()
    #expect(!steps.state.hasUnsavedChanges)
    try steps.apply(.swap(1, 2))
    #expect(steps.state.hasUnsavedChanges)
    try steps.apply(.swap(1, 2))
    #expect(!steps.state.hasUnsavedChanges)
    try steps.apply(.set(parameter: "compact", value: "yes"))
    steps.state.markSaved()
    #expect(!steps.state.hasUnsavedChanges)
    #expect(steps.undo())
    #expect(steps.state.hasUnsavedChanges)
  }

  @Test("the changes since the choice was saved are told in words, in the language of the titles")
  func changes() throws {
    var state = try Sample.state(locale: "ja")
    #expect(state.unsavedChanges.isEmpty)
    try state.apply(.replace(position: 1, identifier: "scan"))
    try state.apply(.move(from: 2, to: 1))
    try state.apply(.swap(1, 2, in: "targets"))
    #expect(
      state.unsavedChanges.map { EditorTexts().sentence(for: $0) } == [
        "replaced ホーム with Scan 📷 at position 1", "moved 支払い from position 2 to 1",
        "swapped 支払い and Scan 📷",
      ])
    state.markSaved()
    #expect(state.unsavedChanges.isEmpty)
    try state.apply(.reset)
    #expect(state.unsavedChanges == [.reset])
  }

  @Test("what was saved and then taken back is a change, and stays one when others follow")
  func changesAfterUndo() throws {
    let steps = try Steps()
    try steps.apply(.swap(1, 2))
    try steps.apply(.replace(position: 1, identifier: "scan"))
    steps.state.markSaved()
    #expect(steps.undo())
    let tookBack = "undone: replaced Pay with Scan 📷 at position 1"
    #expect(steps.state.unsavedChanges.map { EditorTexts().sentence(for: $0) } == [tookBack])
    #expect(steps.redo())
    #expect(steps.state.unsavedChanges.isEmpty)
    #expect(steps.undo())
    // From here there is no way back to what was saved.
    try steps.apply(.replace(position: 2, identifier: "plan"))
    let replaced = "replaced Home with Plan at position 2"
    #expect(
      steps.state.unsavedChanges.map { EditorTexts().sentence(for: $0) } == [tookBack, replaced])
    #expect(steps.undo())
    #expect(steps.undo())
    #expect(
      steps.state.unsavedChanges.map { EditorTexts().sentence(for: $0) }
        == [tookBack, "undone: swapped Home and Pay"])
    #expect(!steps.state.canUndo)
    #expect(steps.state.canRedo)
  }

  @Test("ten thousand changes can be taken back")
  func manyChanges() throws {
    var state = try Sample.state()
    for _ in 0..<10_000 { try state.apply(.swap(1, 2)) }
    var count = 0
    while state.undo() { count += 1 }
    #expect(count == 10_000)
    #expect(state.choice.identifiers == ["home", "pay"])
  }

  @Test("another family or language gives another sheet, and no change")
  func otherFamily() throws {
    var state = try SheetSample.state()
    #expect(state.form["pages"]?.list == .fixed(3))
    state.family = .systemSmall
    #expect(state.form["pages"]?.list == .fixed(1))
    #expect(!state.hasUnsavedChanges)
    var sample = try Sample.state()
    sample.locale = LocaleName("ja")
    #expect(sample.form["targets"]?.text == "ホーム, 支払い")
  }
}
