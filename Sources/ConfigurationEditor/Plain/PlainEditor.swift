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
/// It reads nothing and writes nothing; that is for whoever drives it.
package struct PlainEditor: Sendable {
  /// What a command leads to.
  package enum Outcome: Hashable, Sendable {
    /// The text to show, with its line break; empty for none.
    case text(String)
    /// The command is refused, with the sentence that says why.
    case refused(String)
    /// The widget is to be drawn.
    case draw(PreviewRequest)
    /// The choice is to be saved.
    case save
    /// The editor is to end.
    case quit
  }

  /// What the editor knows.
  package var state: EditorState

  private let width: Int
  let style: TerminalStyle

  /// Makes an editor for a terminal of the given width.
  package init(state: EditorState, width: Int, style: TerminalStyle) {
    self.state = state
    self.width = width
    self.style = style
  }

  /// Carries a command out.
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
        return .refused(VisibleText.of(error.description))
      }
    case .undo: return state.undo() ? .text(list()) : .refused("there is nothing to undo")
    case .redo: return state.redo() ? .text(list()) : .refused("there is nothing to redo")
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

  /// The commands with what they do.
  package static var help: String {
    let width = EditorCommand.summaries.map(\.usage.count).max() ?? 0
    return EditorCommand.summaries
      .map { $0.usage.padded(toColumns: width) + "  " + $0.summary + "\n" }
      .joined()
  }

  private func changes() -> String {
    let changes = state.unsavedChanges
    guard !changes.isEmpty else { return "everything is saved\n" }
    return changes.map { VisibleText.of($0.description) + "\n" }.joined()
  }

  private func drawing() -> Outcome {
    guard let handler = state.handler else {
      return .refused("without a catalog there is nothing to draw; 'list' shows the sheet")
    }
    let look = WidgetLook()
    guard let canvas = WidgetCanvas(family: state.family, device: look.device) else {
      return .refused(
        "an \(look.device.identifier) has no widget of the family \(state.family.rawValue)")
    }
    let locale = state.locale ?? handler.developmentLanguage ?? LocaleName("en")
    return .draw(
      PreviewRequest(
        shortcuts: handler.shortcuts(of: state.choice, in: state.locale),
        style: handler.catalog.style, canvas: canvas, look: look, locale: locale, columns: width))
  }
}
