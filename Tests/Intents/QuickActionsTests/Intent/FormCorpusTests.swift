// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText
import StringTables
import TestSupport
import Testing
import WidgetValues

/// The sheets of real definitions, which have no catalog.
@Suite("The sheets of real definitions", .enabled(if: Repository.corpus != nil))
struct FormCorpusTests {
  private static let files = Repository.corpusFiles(withExtension: "intentdefinition")

  /// The intents of a file; those for widgets, or all.
  private static func intents(of file: URL, all: Bool = false) throws -> [WidgetIntent] {
    let source = try SourceFile(name: file.path, content: Array(Data(contentsOf: file)))
    let definition = try IntentDefinition(source)
    return (all ? definition.intents : definition.widgetIntents).map {
      WidgetIntent($0, of: definition, tables: StringTableSet())
    }
  }

  /// What a person may type for a row's value, other than the default.
  private func sample(for row: ParameterForm.Row) -> String? {
    switch row.control {
    case .enumeration(let choices):
      choices.map(\.name).last { $0 != row.spelling } ?? choices.last?.name
    case .boolean: row.value == true ? "false" : "true"
    case .number(let traits):
      String(Int((traits.minimum ?? 0) + 1))
    case .date(.time): "09:30"
    case .date: "2026-11-21"
    case .duration(let minimum, _): String((minimum ?? 60) + 30)
    case .url: "https://example.com/"
    case .amount(let codes): "12.50 \(codes.first ?? "EUR")"
    case .measurement(let quantity): quantity.example
    case .text: "a text"
    case .object: "kitchen=My Kitchen"
    case .destination, .unavailable: nil
    }
  }

  /// Sets and clears every row of a sheet, and reads what was saved.
  private func edit(_ widget: WidgetIntent) throws -> Int {
    let defaults = widget.defaultChoice(for: .systemMedium)
    let rows = widget.form(of: defaults, family: .systemMedium).rows
    for row in rows {
      #expect(row.problem == nil, "\(row.parameter)")
      #expect(row.isEditable, "\(row.parameter)")
      let sample = try #require(self.sample(for: row))
      let set = try defaults.applying(
        .set(parameter: row.parameter, value: sample), to: widget, family: .systemMedium)
      let form = widget.form(of: set, family: .systemMedium)
      let changed = try #require(form[row.parameter])
      #expect(changed.problem == nil && changed.isSet && !changed.isDefault, "\(row.parameter)")
      let loaded = try WidgetChoice(
        SourceFile(name: "saved", text: set.saved()), for: widget)
      #expect(loaded == set)
      let again = try defaults.applying(
        .set(parameter: row.parameter, value: changed.spelling), to: widget, family: .systemMedium)
      #expect(again == set)
      let cleared = try set.applying(
        .clear(parameter: row.parameter), to: widget, family: .systemMedium)
      #expect(cleared == defaults)
      #expect(widget.form(of: cleared, family: .systemMedium).rows == rows)
      // A list begins with its default, so only an empty one is then the same.
      if row.list != nil, row.elements.isEmpty {
        let added = try defaults.applying(
          .add(identifier: sample, in: row.parameter), to: widget, family: .systemMedium)
        #expect(added == set)
      }
    }
    return rows.count
  }

  @Test("every parameter that a widget shows can be edited", arguments: files)
  func widgetIntents(file: URL) throws {
    for widget in try Self.intents(of: file) {
      let count = try edit(widget)
      // No parameter of these is hidden before anybody chooses.
      #expect(count == widget.intent.parameters.count, "\(widget.name)")
    }
  }

  @Test("the sheet of an intent that is no widget's can be edited as well", arguments: files)
  func otherIntents(file: URL) throws {
    for widget in try Self.intents(of: file, all: true) { _ = try edit(widget) }
  }

  private static func intents(of folder: String) throws -> [WidgetIntent] {
    let file = try #require(files.first { $0.path.contains(folder) })
    return try intents(of: file)
  }

  @Test("home-assistant has three sheets, SwiftBar none")
  func named() throws {
    let sheets = try Self.intents(of: "home-assistant__iOS").map { widget in
      widget.form(of: widget.defaultChoice(for: .systemLarge), family: .systemLarge)
    }
    #expect(
      sheets.map { $0.rows.map(\.parameter) }
        == [["page"], ["pages"], ["server", "pipeline", "withVoice"]])
    #expect(sheets[1].rows[0].list == .fixed(12))
    #expect(sheets[0].rows[0].prompt == "Which page?")
    #expect(sheets[2]["withVoice"]?.value == true)
    #expect(try Self.intents(of: "swiftbar__SwiftBar").isEmpty)
  }
}
