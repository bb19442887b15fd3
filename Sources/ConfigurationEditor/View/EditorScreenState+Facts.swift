// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActions
import SourceText
import StringTables
import WidgetViews

/// A text from a file on one line: nothing in it does anything to the terminal, and nobody waits for its end.
func visible(_ text: String) -> String {
  VisibleText.of(text.unicodeScalars.count > 500 ? String(text.prefix(250)) : text)
}

extension EditorScreenState {
  /// What the widget is drawn on; nil where the device has no such widget.
  var canvas: WidgetCanvas? {
    WidgetFamily(rawValue: editor.family.widgetFamily).flatMap {
      WidgetCanvas(family: $0, device: look.device)
    }
  }

  /// How the widget is looked at, in words.
  var lookText: String {
    guard editor.handler != nil else {
      return shownLocale.map { texts(.actionLanguage) + " " + $0.identifier } ?? ""
    }
    let appearance = texts(look.appearance == .light ? .light : .dark)
    let parts = [
      appearance, look.device.names.first ?? look.device.identifier, look.typeSize.shortName,
      shownLocale?.identifier ?? "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// What there is to know about the selected row.
  var note: String? {
    guard case .sheet = mode, let row = selectedRow else { return nil }
    if let problem = texts.problem(of: row) { return visible(problem) }
    let note = texts.note(on: row, of: editor.widget.intent)
    return (note ?? row.prompt ?? editor.form.help).map(visible)
  }

  /// How many lines the whole sheet takes.
  var lineCount: Int { SheetLine.lines(of: form).count }

  /// How many keys wide the first column of the help is, and its lines: nil and a heading, or keys and words.
  var helpLines: [(keys: String?, words: String)] {
    EditorAction.groups.enumerated().flatMap { number, group in
      (number == 0 ? [] : [(nil, "")])
        + [(nil, texts(group.title))]
        + group.actions.map { ($0.keys, texts($0.title)) }
    }
  }
}
