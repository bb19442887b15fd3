// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActionWidget
import QuickActions
import SourceText
import StringTables
import WidgetViews

/// A text from a file on one line: its control characters are visible, and it is cut if it is long.
func visible(_ text: String) -> String {
  VisibleText.of(text.unicodeScalars.count > 500 ? String(text.prefix(250)) : text)
}

extension EditorScreenState {
  /// How the widget is drawn, in words.
  var lookText: String {
    guard editor.catalog != nil else {
      return shownLocale.map { texts(.actionLanguage) + " " + $0.identifier } ?? ""
    }
    let look = shownLook
    let appearance = texts(look.appearance == .light ? .light : .dark)
    let parts = [
      appearance, deviceName, look.typeSize.shortName, shownLocale?.identifier ?? "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// The name of the device that the widget is shown on.
  var deviceName: String { shownLook.device.names.first ?? shownLook.device.identifier }

  /// The note on the selected row; nil if there is none.
  var note: String? {
    guard case .sheet = mode, let row = selectedRow else { return nil }
    if let problem = row.problem {
      return visible(texts.choices.sentence(for: problem, of: row.title))
    }
    let note = row.note.map { texts.choices.sentence(for: $0) }
    return (note ?? row.prompt ?? editor.form.help).map(visible)
  }

  /// How many lines the whole sheet takes.
  var lineCount: Int { SheetLine.lines(of: form).count }

  /// A line of the help.
  struct HelpLine {
    /// The keys; nil for a heading.
    var keys: String?
    var words: String
    /// Whether the keys can do anything for this widget.
    var isUseful = true
  }

  /// The lines of the help.
  var helpLines: [HelpLine] {
    EditorAction.groups.enumerated().flatMap { number, group in
      (number == 0 ? [] : [HelpLine(words: "")])
        + [HelpLine(words: texts(group.title))]
        + group.actions.map {
          HelpLine(keys: $0.keys, words: texts($0.title), isUseful: isUseful($0))
        }
    }
  }

  /// Whether an action can do anything for this widget, whatever is selected.
  private func isUseful(_ action: EditorAction) -> Bool {
    let rows = editor.form.rows
    return switch action {
    // What a fixed list holds already is not added to; an empty one can be filled.
    case .add: rows.contains { $0.isListed && $0.list?.capacity == nil || $0.canAdd }
    case .remove: rows.contains { $0.isListed && $0.list?.capacity == nil || $0.canRemove }
    case .carry, .moveUp, .moveDown:
      rows.contains { $0.isListed && ($0.list?.capacity ?? .max) > 1 }
    case .less, .more: rows.contains(where: \.isAdjustable)
    case .muchLess, .muchMore:
      rows.contains { row in
        switch row.control {
        case .number, .date: row.isAdjustable
        default: false
        }
      }
    case .appearance, .device, .deviceList, .typeSize, .notes: editor.catalog != nil
    case .language: locales.count > 1
    case .family: families.count > 1
    default: true
    }
  }
}
