// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import QuickActions
import SourceText
package import TerminalInterface
import WidgetRendering

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
    /// The choice is to be saved.
    case save
    /// The editor is to end.
    case quit
  }

  /// What the editor knows.
  package var state: EditorState

  private let width: Int
  private let style: TerminalStyle

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
    case .options(let search): return .text(options(matching: search))
    case .edit(let edit):
      do throws(ConfigurationError) {
        try state.apply(edit)
        return .text(list())
      } catch {
        return .refused(VisibleText.of(error.description))
      }
    case .undo: return state.undo() ? .text(list()) : .refused("there is nothing to undo")
    case .redo: return state.redo() ? .text(list()) : .refused("there is nothing to redo")
    case .show: return .text(drawing())
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

  /// What is chosen, a line each: position, title, identifier and URL; then the other values.
  package func list() -> String {
    let shortcuts = state.handler.shortcuts(of: state.configuration, in: state.locale)
    let rows = shortcuts.map { shortcut in
      [
        String(shortcut.position), shortcut.title, shortcut.identifier,
        shortcut.state == .missing ? "(missing)" : shortcut.url ?? "",
      ]
    }
    let values = state.configuration.otherValues.map { member in
      VisibleText.of("\(member.key) = \(member.value.words)") + "\n"
    }
    if rows.isEmpty { return "nothing is chosen\n" + values.joined() }
    return Self.table(rows) + values.joined()
  }

  private func options(matching search: String?) -> String {
    let options = state.handler.options(
      for: state.configuration, matching: search, in: state.locale)
    guard !options.isEmpty else {
      return search.map { "no option matches '\(VisibleText.of($0))'\n" }
        ?? "everything is chosen\n"
    }
    return options.sections.map { section in
      let heading = section.title.map { style(VisibleText.of($0), .bold) + "\n" } ?? ""
      let rows = section.items.map { destination in
        [
          destination.identifier.value, state.handler.title(of: destination, in: state.locale),
          state.handler.urlPropertyName.flatMap { destination.value(of: $0)?.string } ?? "",
        ]
      }
      return heading + Self.table(rows)
    }
    .joined()
  }

  private func drawing() -> String {
    let tiles = state.handler.shortcuts(of: state.configuration, in: state.locale)
      .map { TerminalGrid.Tile(shortcut: $0) }
    return TerminalGrid(columnCount: 2, width: width, style: style).render(tiles)
  }

  /// Rows of cells, in columns as wide as their widest cell.
  private static func table(_ rows: [[String]]) -> String {
    let safe = rows.map { $0.map(VisibleText.of) }
    let widths = (0..<(safe.first?.count ?? 0)).map { column in
      safe.map { DisplayWidth().columns(of: $0[column]) }.max() ?? 0
    }
    return safe.map { row in
      let cells = zip(row, widths).map { $0.padded(toColumns: $1) }
      var line = "  " + cells.joined(separator: "  ")
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n"
    }
    .joined()
  }
}
