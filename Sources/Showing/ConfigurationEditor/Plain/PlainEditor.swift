// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import QuickActionWidget
import QuickActions
import SourceText
import StringTables
package import TerminalText
import WidgetViews

/// The editor in lines: a command in, text out.
///
/// It reads nothing and writes nothing; its caller does.
package struct PlainEditor: Sendable {
  /// The outcome of a command.
  package enum Outcome: Hashable, Sendable {
    /// The text to show, with its line break; empty for none.
    case text(String)
    /// The command is refused, for a reason.
    case refused(String)
    /// The widget must be drawn.
    case draw(PreviewRequest)
    /// The choice must be saved.
    case save
    /// The editor ends, because the user asked for it.
    case quit
  }

  /// The state of the editor.
  package var state: EditorState

  /// The messages, which are those of the screen in English.
  let texts = EditorTexts()

  private let width: Int
  let style: TerminalStyle

  /// Creates an editor for a terminal of the given width.
  package init(state: EditorState, width: Int, style: TerminalStyle) {
    self.state = state
    self.width = width
    self.style = style
  }

  /// Executes a command of the editor.
  package mutating func handle(_ command: EditorCommand) -> Outcome {
    defer { if command != .quit { state.isAskedToQuit = false } }
    switch command {
    case .list: return .text(list())
    case .options(let search): return .text(options(search))
    case .edit(let edit):
      do throws(ChoiceError) {
        try state.apply(edit.namingList(in: state.widget))
        return .text(list())
      } catch {
        return .refused(VisibleText.of(refusal(error)))
      }
    case .undo: return state.undo() ? .text(list()) : .refused(texts(.nothingToUndo))
    case .redo: return state.redo() ? .text(list()) : .refused(texts(.nothingToRedo))
    case .changes: return .text(changes())
    case .show: return drawing()
    case .save: return .save
    case .quit:
      guard state.hasUnsavedChanges, !state.isAskedToQuit else { return .quit }
      state.isAskedToQuit = true
      return .refused("the choice is not saved; 'save' it, or 'quit' again to discard it")
    case .help: return .text(Self.help)
    }
  }

  /// The commands and their summaries.
  package static var help: String {
    let width = EditorCommand.summaries.map(\.usage.count).max() ?? 0
    return EditorCommand.summaries
      .map { $0.usage.padded(toColumns: width) + "  " + $0.summary + "\n" }
      .joined()
  }

  /// Why an edit is refused; an unknown destination can be looked up.
  private func refusal(_ error: ChoiceError) -> String {
    let sentence = texts.choices.sentence(for: error)
    guard case .unknownIdentifier(_, nil) = error else { return sentence }
    return sentence + "; 'options' lists all"
  }

  private func changes() -> String {
    let changes = state.unsavedChanges
    guard !changes.isEmpty else { return texts(.nothingUnsaved) + "\n" }
    return changes.map { VisibleText.of(texts.sentence(for: $0)) + "\n" }.joined()
  }

  private func drawing() -> Outcome {
    guard state.hasPicture else {
      return .refused("the app draws this widget, so there is no preview; 'list' shows the sheet")
    }
    let look = WidgetLook(
      family: state.family, locale: state.shownLocale.identifier, sdk: state.sdk)
    guard look.canvas != nil else {
      return .refused(
        "the size of \(look.family.rawValue) on \(look.device.identifier) is not known")
    }
    return state.picture(of: state.choice, in: look, columns: width).map { .draw($0) }
      ?? .refused("there is no preview of this widget")
  }
}
