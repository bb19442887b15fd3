// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import SourceText
package import TerminalInterface

/// Asks which of several intents is meant, before there is anything to edit.
///
/// ``update(_:)`` makes the next state of it; an ``IntentPickerScreen`` is what it looks like.
package struct IntentPicker: Sendable {
  /// An intent that can be taken.
  package struct Choice: Hashable, Sendable {
    /// The name in the definition.
    package var name: String

    /// The title that users see.
    package var title: String

    /// Creates a choice from an intent's name and title.
    package init(name: String, title: String) {
      self.name = name
      self.title = title
    }
  }

  /// The outcome of a key press.
  package enum Outcome: Hashable, Sendable {
    /// The user is still choosing.
    case open
    /// An intent was taken, by its name.
    case taken(String)
    /// The user leaves without a choice.
    case left
    /// The user interrupts the program.
    case interrupted
  }

  /// The intents to choose from.
  package let choices: [Choice]

  /// The texts of the screen.
  let texts: EditorTexts

  /// The text field of the search.
  private(set) var input = TextInput()

  /// The place of the highlighted intent among ``matches``.
  private(set) var highlight = 0

  /// Creates a picker that shows all intents.
  package init(_ choices: [Choice], texts: EditorTexts) {
    self.choices = choices
    self.texts = texts
  }

  /// The intents whose title or name holds what is searched for.
  var matches: [Choice] {
    let term = SearchTerm(input.text)
    return choices.filter { term.matches($0.title) || term.matches($0.name) }
  }

  /// Handles a key press.
  package mutating func update(_ press: KeyPress) -> Outcome {
    let matches = matches
    switch (press.key, press.modifiers) {
    case (.escape, _), (.character("d"), .control): return .left
    case (.character("c"), .control): return .interrupted
    case (.enter, _):
      return matches.indices.contains(highlight) ? .taken(matches[highlight].name) : .open
    case (.up, _), (.character("p"), .control): highlight = max(0, highlight - 1)
    case (.down, _), (.character("n"), .control):
      highlight = min(max(0, matches.count - 1), highlight + 1)
    default:
      if input.handle(press) { highlight = 0 }
    }
    return .open
  }

  /// Takes the intent that the mouse points to.
  package func outcome(clicking match: Int) -> Outcome {
    let matches = matches
    return matches.indices.contains(match) ? .taken(matches[match].name) : .open
  }
}
