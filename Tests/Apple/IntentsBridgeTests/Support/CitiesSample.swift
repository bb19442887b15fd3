// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import Foundation
import IntentModel
import Intents
import IntentsBridge
import QuickActions
import SourceText
import StringTables
import TerminalText
import TestSupport
import WidgetValues

/// The widget of the fixture, with a handler.
enum CitiesSample {
  static func widget(
    _ provider: any INIntentHandlerProviding = CitiesExtension(), within limit: Double = 60
  ) throws -> WidgetIntent {
    let path = "Tests/Apple/IntentsBridgeTests/Fixtures/Cities.intentdefinition"
    let source = try SourceFile(name: path, content: Repository.content(of: path))
    let definition = try IntentDefinition(source)
    return WidgetIntent(
      definition.widgetIntents[0], of: definition, tables: StringTableSet(),
      handler: ExtensionHandler(provider, for: ConfigureCitiesIntent.self, within: limit))
  }

  static func choice(_ members: [WidgetChoice.Member] = []) -> WidgetChoice {
    WidgetChoice(intent: "ConfigureCities", members: members)
  }

  static func editor(of widget: WidgetIntent, family: WidgetFamily = .systemMedium) -> PlainEditor {
    let state = EditorState(widget: widget, family: family, locale: nil, choice: choice())
    return PlainEditor(state: state, width: 80, style: .plain)
  }
}

extension PlainEditor {
  /// What a line that is typed leads to, as text.
  mutating func type(_ line: String) throws -> String {
    guard let command = try EditorCommand.parse(line) else { return "" }
    switch handle(command) {
    case .text(let text): return text
    case .refused(let reason): return "refused: \(reason)\n"
    case .draw, .save, .quit: return ""
    }
  }
}
