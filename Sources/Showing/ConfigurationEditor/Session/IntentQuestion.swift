// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import CommandConsole
import Disk
import IntentModel
package import QuickActions
import SourceText
package import StringTables
import TerminalInterface
import TerminalText

/// Asks at a terminal which of a definition's intents is meant.
package struct IntentQuestion {
  private var picker: IntentPicker

  /// Creates the question; nil if there is nothing to choose.
  ///
  /// - Parameters:
  ///   - intents: The intents of a definition.
  ///   - texts: The texts of the screen.
  ///   - locale: The language of the intents' titles.
  package init?(_ intents: [WidgetIntent], texts: EditorTexts, in locale: LocaleName?) {
    guard intents.count > 1 else { return nil }
    picker = IntentPicker(
      intents.map { widget in
        .init(name: widget.name, title: widget.text(widget.intent.title, in: locale) ?? "")
      }, texts: texts)
  }

  /// Asks until an intent is taken.
  ///
  /// - Returns: Its name.
  /// - Throws: `CommandFailure` if the user leaves, or the terminal cannot be used.
  package mutating func answer(_ messages: Messages) throws -> String {
    let environment = messages.console.environment
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
