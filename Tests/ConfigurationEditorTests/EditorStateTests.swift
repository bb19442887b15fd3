// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import QuickActions
import Testing

@Suite struct EditorStateTests {
  /// A state that changes where `#expect` looks at what it answers.
  private final class Steps {
    var state: EditorState

    init() throws { state = try Sample.state() }

    func apply(_ edit: ConfigurationEdit) throws { try state.apply(edit) }
    func undo() -> Bool { state.undo() }
    func redo() -> Bool { state.redo() }
  }

  @Test("changes are taken back and made again, the last one first")
  func undo() throws {
    let steps = try Steps()
    try steps.apply(.replace(position: 1, identifier: "scan"))
    try steps.apply(.swap(1, 2))
    #expect(steps.state.configuration.identifiers == ["pay", "scan"])
    #expect(steps.undo())
    #expect(steps.state.configuration.identifiers == ["scan", "pay"])
    #expect(steps.undo())
    #expect(steps.state.configuration.identifiers == ["home", "pay"])
    #expect(!steps.undo())
    #expect(steps.redo())
    #expect(steps.redo())
    #expect(steps.state.configuration.identifiers == ["pay", "scan"])
    #expect(!steps.redo())
    #expect(steps.state.configuration.identifiers == ["pay", "scan"])
  }

  @Test("a change after one was taken back ends what could be made again")
  func branch() throws {
    let steps = try Steps()
    try steps.apply(.swap(1, 2))
    #expect(steps.undo())
    try steps.apply(.replace(position: 1, identifier: "scan"))
    #expect(!steps.redo())
    #expect(steps.state.configuration.identifiers == ["scan", "pay"])
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
    #expect(throws: ConfigurationError.noPosition(3, count: 2)) {
      try steps.apply(.move(from: 3, to: 1))
    }
    #expect(steps.state.configuration.identifiers == ["home", "pay"])
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
}
