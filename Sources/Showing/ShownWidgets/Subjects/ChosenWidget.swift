// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import CommandConsole
import Disk
package import QuickActions
package import StringTables
import WidgetChoices
package import WidgetViews

/// The widget that the arguments of a command name, with the saved choice or the defaults.
package struct ChosenWidget {
  /// The widget that is shown.
  package let shown: ShownWidget

  let request: WidgetRequest
  let subject: WidgetSubject
  let messages: Messages
  let language: TextLanguage

  /// Loads what is asked for.
  ///
  /// - Throws: `CommandFailure` if it cannot be used.
  package init(_ request: WidgetRequest, _ messages: Messages) throws {
    let subject = try WidgetSubject(request, messages)
    let choice = try Self.choice(of: subject, request, messages)
    shown = ShownWidget(subject.widget, family: subject.family, choice: choice)
    language = TextLanguage(
      asked: request.locale, of: subject.widget, environment: messages.console.environment)
    self.request = request
    self.subject = subject
    self.messages = messages
  }

  /// The saved choice where a file is named, else the defaults.
  private static func choice(
    of subject: WidgetSubject, _ request: WidgetRequest, _ messages: Messages
  ) throws -> WidgetChoice {
    guard let path = request.choicePath else {
      return subject.widget.defaultChoice(for: subject.family)
    }
    if let catalog = subject.catalog {
      return try messages.failing { () throws(LoadedCatalog.Failure) in
        try catalog.choice(at: path)
      }
    }
    // An editor begins with the defaults where there is no file; whoever asks to see a choice wants that one.
    do throws(FileError) {
      _ = try FileSystem.disk.source(at: FilePath(path))
    } catch {
      throw CommandFailure(error)
    }
    return try ChoiceFile(path: path, savingTo: nil).load(subject, messages)
  }

  /// The intent, with its catalog if there is one.
  package var widget: WidgetIntent { shown.widget }

  /// The family of the widget.
  package var family: WidgetFamily { shown.family }

  /// The choice that the widget shows.
  package var choice: WidgetChoice { shown.choice }

  /// The language of the texts; nil if it is not known.
  package var locale: LocaleName? { language.shown }

  /// The languages that there are texts in, that of the widget first.
  package var locales: [LocaleName] {
    let own = locale.map { [$0] } ?? []
    return own + widget.textLocales.filter { !own.contains($0) }
  }
}
