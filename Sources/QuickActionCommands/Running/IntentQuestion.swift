// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import IntentModel
import QuickActions
import SourceText
import TerminalInterface
import TerminalText
import WidgetProject

/// Asks at a terminal which of a definition's intents is meant.
struct IntentQuestion {
  private var picker: IntentPicker

  /// Makes the question; nil where there is no choice to make.
  ///
  /// - Parameters:
  ///   - catalog: The options that name the definition.
  ///   - texts: The texts of the screen.
  ///   - messages: What is said besides.
  /// - Throws: `CommandFailure` where the definition, or one of its tables, cannot be read.
  init?(_ catalog: CatalogOptions, texts: EditorTexts, _ messages: Messages) throws {
    guard let path = catalog.definitionPath else { return nil }
    let file = try DefinitionFile(path, messages)
    let intents = file.definition.widgetIntents
    guard intents.count > 1 else { return nil }
    let tables = try file.tables(messages)
    picker = IntentPicker(
      intents.map { intent in
        let widget = WidgetIntent(intent, of: file.definition, tables: tables)
        let title = widget.text(intent.title, in: catalog.localeName) ?? ""
        return .init(name: widget.name, title: title)
      }, texts: texts)
  }

  /// Asks until an intent is taken.
  ///
  /// - Returns: Its name.
  /// - Throws: `CommandFailure` where the person leaves, or the terminal cannot be used.
  mutating func answer(_ messages: Messages) throws -> String {
    let environment = Console.current.environment
    var options = TerminalSession.Options()
    options.colorDepth = TerminalColorDepth(
      choice: messages.color, isTerminal: true, environment: environment)
    let answer: (outcome: IntentPicker.Outcome, interruption: TerminalEvent.Interruption?)
    do throws(TerminalError) {
      answer = try hold(options, environment)
    } catch {
      throw CommandFailure("\(error)", exitCode: 2)
    }
    answer.interruption?.endProcess()
    switch answer.outcome {
    case .taken(let name): return name
    case .interrupted: throw CommandFailure(silently: 130)
    case .left, .open: throw CommandFailure(silently: 0)
    }
  }

  private mutating func hold(
    _ options: TerminalSession.Options, _ environment: [String: String]
  ) throws(TerminalError) -> (
    outcome: IntentPicker.Outcome, interruption: TerminalEvent.Interruption?
  ) {
    var session = try TerminalSession(
      .descriptors(input: 0, output: 1), options: options, environment: environment)
    let theme = EditorTheme(depth: options.colorDepth)
    while true {
      let screen = IntentPickerScreen(picker, size: session.size, theme: theme)
      session.show(screen.grid)
      guard let event = session.nextEvent() else { return (.left, nil) }
      var outcome = IntentPicker.Outcome.open
      switch event {
      case .interrupted(let interruption): return (.left, interruption)
      case .endOfInput, .terminalLost: return (.left, nil)
      case .key(let press): outcome = picker.update(press)
      case .mouse(let mouse):
        if case .press(.left) = mouse.action, let match = screen.match(at: mouse.position) {
          outcome = picker.outcome(clicking: match)
        }
      case .resize, .resumed, .focus, .paste: break
      }
      if outcome != .open { return (outcome, nil) }
    }
  }
}
