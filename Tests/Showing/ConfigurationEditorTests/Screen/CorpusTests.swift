// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import Foundation
import IntentModel
import QuickActions
import SourceText
import StringTables
import TerminalInterface
import TerminalText
import TestSupport
import Testing
import WidgetViews

/// Real definitions on the full screen.
@Suite(.enabled(if: Repository.corpus != nil, "QUICKACTION_CORPUS names no folder"))
struct CorpusTests {
  private static let files = Repository.corpusFiles(withExtension: "intentdefinition")

  @Test("every parameter of every intent is edited on the full screen", arguments: files)
  func everyParameter(_ file: URL) throws {
    let definition = try IntentDefinition(
      SourceFile(name: file.lastPathComponent, text: String(contentsOf: file, encoding: .utf8)))
    // Those of other intents can be edited where somebody asks for them, and are of more kinds.
    for intent in definition.intents {
      let widget = WidgetIntent(intent, of: definition, tables: StringTableSet())
      let start = EditorState(
        widget: widget, family: .systemMedium, locale: nil,
        choice: widget.defaultChoice(for: .systemMedium))
      var left = Set(widget.offeredParameters.map(\.propertyName))
      var run = ScreenRun(start)
      edit(&run, &left)
      // What other values hide is shown by setting those.
      for row in run.state.editor.form.rows {
        guard case .enumeration(let choices) = row.control else { continue }
        for choice in choices {
          var other = run
          other.state = try state(other.state.editor, row.parameter, choice.name)
          edit(&other, &left)
        }
      }
      #expect(left.isEmpty, "\(file.lastPathComponent), \(widget.name)")
      for (columns, rows) in [(100, 30), (80, 24), (40, 12), (30, 8)] {
        #expect(run.screen(columns, rows).grid.lines.count == rows)
      }
    }
  }

  private func state(
    _ editor: EditorState, _ parameter: String, _ value: String
  ) throws -> EditorScreenState {
    var editor = editor
    try editor.apply(.set(parameter: parameter, value: value))
    return EditorScreenState(editor: editor, texts: EditorTexts())
  }

  /// Edits the rows that there are with keys, and takes out of the list those that have another value then.
  private func edit(_ run: inout ScreenRun, _ left: inout Set<String>) {
    run.type("g")
    var number = 0
    while number < run.state.editor.form.rows.count {
      let row = run.state.editor.form.rows[number]
      let old = run.state.editor.choice
      run.type(keys(for: row))
      if run.state.editor.choice != old { left.remove(row.parameter) }
      // The next row; a list has several lines.
      run.type("⎋")
      run.type("g")
      let lines = run.state.editor.form.rows[...number].reduce(0) { count, row in
        count + (row.list == nil ? 1 : row.elements.count + (row.canAdd ? 1 : 0))
      }
      run.type(String(repeating: "j", count: lines))
      number += 1
    }
  }

  /// What is typed to change a row.
  private func keys(for row: ParameterForm.Row) -> String {
    switch row.control {
    case .boolean: "⏎"
    case .enumeration(let choices): choices.isEmpty ? "⏎name⏎" : row.value == nil ? "⏎⏎" : "→←←→"
    case .object: "⏎an-identifier=A Title⏎"
    case .text: "⏎some text⏎"
    case .number(let traits): row.value == nil ? "⏎\(Int(traits.minimum ?? 1))⏎" : "→"
    case .duration: "⏎90⏎"
    case .date(.time): "⏎09:30⏎"
    case .date: "⏎2026-11-21⏎"
    case .url: "⏎https://example.com⏎"
    case .amount(let codes): "⏎12.50 \(codes.first ?? "EUR")⏎"
    case .measurement(let quantity): "⏎\(quantity.example)⏎"
    case .destination, .unavailable: "⏎"
    }
  }
}
