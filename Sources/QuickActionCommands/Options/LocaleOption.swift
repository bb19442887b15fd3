// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import StringTables

/// The language of the widget's texts.
struct LocaleOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of the widget's texts, such as ja. (default: the language of LC_ALL, LC_MESSAGES or LANG if there are texts in it, otherwise the widget's own)",
      valueName: "locale"))
  var locale: String?

  /// The language; nil if none is given.
  var name: LocaleName? { locale.flatMap { TextLanguage.name($0) } }

  func validate() throws { try TextLanguage.check(locale) }
}
