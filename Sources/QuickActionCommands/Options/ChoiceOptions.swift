// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import SourceText
import StringTables

/// What a widget shows: the language of its texts, and the saved choice.
struct ChoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of the widget's texts, such as ja. (default: the language of LC_ALL, LC_MESSAGES or LANG if there are texts in it, otherwise the widget's own)",
      valueName: "locale"))
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "The file of the saved choice, as 'edit' saves it. (default: the choice of a new widget)",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var configuration: String?

  /// The requested language.
  var localeName: LocaleName? { locale.flatMap { TextLanguage.name($0) } }

  func validate() throws {
    try GivenFileName.check(configuration, of: "--configuration")
    try TextLanguage.check(locale)
  }
}
