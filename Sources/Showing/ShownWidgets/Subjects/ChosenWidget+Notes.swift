// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AssetCatalogs
import CommandConsole
import Diagnostics
import Disk
import IntentModel
package import QuickActionWidget
import QuickActions
import SourceText
import WidgetProject
package import WidgetViews

extension ChosenWidget {
  /// Writes notes about images of destinations and colors of the style that cannot be read.
  package func noteAssets() {
    guard let catalog = widget.catalog else { return }
    for diagnostic in catalog.images(for: .init(convertsPDF: true)).diagnostics
      + catalog.colors().diagnostics
    {
      messages.note(
        VisibleText.of("\(diagnostic.place.file): \(diagnostic.message.text)"))
    }
  }

  /// Writes the notes and warnings besides the result, once that is written.
  ///
  /// - Parameters:
  ///   - issues: The issues of the drawn widget.
  ///   - device: The device of the drawing, which sentences name; nil for none.
  /// - Throws: `CommandFailure` with the exit code 1 if a destination is gone, or a value does not fit its parameter.
  package func finish(_ issues: [WidgetIssue] = [], on device: WidgetDevice? = nil) throws {
    noteSavedChoice()
    language.note(messages)
    let place = device.map { "on \($0.identifier) " } ?? ""
    for issue in issues {
      let scope = issue.isSameOnEveryDevice ? "" : place
      let sentence = scope + VisibleText.of(issue.description)
      if issue.severity == .warning { messages.warn(sentence) } else { messages.note(sentence) }
    }
    let errors = shown.shortcuts(in: locale).map(missing(in:)) ?? unfitting()
    for error in errors { messages.console.writeError("error: \(error)\n") }
    if !errors.isEmpty { throw CommandFailure(silently: 1) }
  }

  /// Says so where the defaults are shown, and a saved choice lies in its usual place.
  private func noteSavedChoice() {
    let saved = subject.choiceFile
    guard request.choicePath == nil, FileSystem.disk.status(of: saved) == .file else { return }
    messages.note(
      "these are the defaults; for the saved choice add: --choice "
        + ShellWord.of(saved.text))
  }

  /// The destinations that are gone, in sentences.
  private func missing(in entry: StyledShortcuts) -> [String] {
    let path = request.catalog.map { " \(ShellWord.of($0))" } ?? ""
    let file = request.choicePath.map { " --choice \(ShellWord.of($0))" } ?? ""
    return entry.shortcuts.filter { $0.state == .missing }.map { shortcut in
      "the destination '\(VisibleText.of(shortcut.identifier))' at position "
        + "\(shortcut.position) is no longer in the catalog; replace it with: "
        + "quickaction edit\(path)\(file) --replace \(shortcut.position)=IDENTIFIER"
    }
  }

  /// The values that do not fit their parameters, in sentences; of those without a parameter a note is made.
  private func unfitting() -> [String] {
    let form = widget.form(of: choice, family: family, in: locale)
    let known = Set(widget.intent.parameters.map(\.propertyName))
    for value in form.hiddenValues where !known.contains(value.parameter) {
      messages.note(
        "'\(VisibleText.of(value.parameter))' is not a parameter of the intent and is omitted")
    }
    return form.rows.compactMap { row in
      row.problem.map { VisibleText.of(ChoiceTexts().sentence(for: $0, of: row.parameter)) }
    }
  }
}
