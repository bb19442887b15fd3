// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import CommandConsole
import ConfigurationEditor
import Disk
import IntentModel
import PropertyListSyntax
package import QuickActionWidget
package import QuickActions
import SourceText
package import StringTables
import WidgetChoices
package import WidgetViews

/// The values that a command shows of an intent without a catalog: those chosen for a widget, else the defaults.
package struct ChosenValues: ShownWidget {
  /// The intent that the values are of.
  package let widget: WidgetIntent

  /// The family of the widget.
  package let family: WidgetFamily

  /// The choice with the values.
  package let choice: WidgetChoice

  private let request: WidgetRequest
  private let subject: WidgetSubject
  private let messages: Messages

  /// Loads the choice of an intent.
  ///
  /// - Throws: `CommandFailure` if the file of the choice cannot be used.
  package init(_ subject: WidgetSubject, _ request: WidgetRequest, _ messages: Messages) throws {
    widget = subject.widget
    family = subject.family
    self.request = request
    self.subject = subject
    self.messages = messages
    if let path = request.choicePath {
      choice = try Self.savedChoice(at: path, subject, messages)
    } else {
      choice = widget.defaultChoice(for: family)
    }
  }

  private static func savedChoice(
    at path: String, _ subject: WidgetSubject, _ messages: Messages
  ) throws -> WidgetChoice {
    // An editor begins with the defaults where there is no file; whoever asks to see a choice wants that one.
    do throws(FileError) {
      _ = try FileSystem.disk.source(at: FilePath(path))
    } catch {
      throw CommandFailure(error)
    }
    return try ChoiceFile(path: path, savingTo: nil).load(subject, messages)
  }

  /// The language of the texts; nil if none is requested, as the definition does not name its own.
  package var locale: LocaleName? { language.shown }

  private var language: TextLanguage {
    subject.language(request, environment: messages.console.environment)
  }

  /// The languages that there are texts in, that of the widget first.
  package var locales: [LocaleName] {
    let known = widget.tables.locales(ofTable: FilePath(widget.definition.source.name).stem)
    let own = locale.map { [$0] } ?? []
    return own + known.filter { !own.contains($0) }
  }

  /// The name of the widget.
  package func displayName(in locale: LocaleName?) -> String {
    widget.form(of: choice, family: family, in: locale).title
  }

  /// The content of the widget, in a language.
  package func content(in locale: LocaleName?) -> WidgetContent {
    let form = widget.form(of: choice, family: family, in: locale)
    let texts = EditorTexts(name: locale?.identifier ?? "en", environment: [:])
    let values = form.rows.filter { $0.value != nil && !$0.text.isEmpty }.map { row in
      ConfigurationCard.Value(
        title: texts.title(row.title, or: row.parameter), text: texts.value(of: row))
    }
    return .card(
      ConfigurationCard(
        title: form.title, values: values, reason: texts(.noPreview),
        more: texts(.moreOnCard, "%1")))
  }

  /// No colors: what draws the widget has them.
  package var colors: ColorCatalog { ColorCatalog() }

  /// No images: what draws the widget has them.
  package func images(scale: Int, appearance: ColorScheme) -> ImageCatalog { ImageCatalog() }

  /// Says what there is to know besides the result, once that is written.
  ///
  /// - Throws: `CommandFailure` with the exit code 1 if a value does not fit its parameter.
  package func finish() throws {
    let saved = subject.choiceFile
    if request.choicePath == nil, FileSystem.disk.status(of: saved) == .file {
      messages.note(
        "these are the defaults; for the saved choice add: --choice "
          + ShellWord.of(saved.text))
    }
    language.note(messages)
    let form = widget.form(of: choice, family: family, in: locale)
    let known = Set(widget.intent.parameters.map(\.propertyName))
    for value in form.hiddenValues where !known.contains(value.parameter) {
      messages.note(
        "'\(VisibleText.of(value.parameter))' is not a parameter of the intent and is omitted")
    }
    let problems = form.rows.compactMap { row in
      row.problem.map { ChoiceTexts().sentence(for: $0, of: row.parameter) }
    }
    for problem in problems {
      messages.console.writeError("error: \(VisibleText.of(problem))\n")
    }
    if !problems.isEmpty { throw CommandFailure(silently: 1) }
  }
}
