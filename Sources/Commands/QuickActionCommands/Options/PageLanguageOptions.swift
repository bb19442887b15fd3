// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import IntentModel
import SourceText

/// The language of a page, as opposed to that of the widgets on it.
struct PageLanguageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of the page itself, en or ja. (default: the language of LC_ALL, LC_MESSAGES or LANG, "
        + "otherwise of --locale, otherwise en)", valueName: "language"),
    completion: .list(InterfaceLanguage.allCases.map(\.rawValue)))
  var language: String?

  /// The language that a page speaks.
  ///
  /// - Parameters:
  ///   - locale: The language of the widgets that is asked for; nil for none.
  ///   - isPage: Whether there is a page to speak it.
  ///   - environment: The environment variables.
  /// - Returns: The language asked for, else that of the environment, else that of the widgets, else English.
  /// - Throws: `CommandFailure` if no page speaks the language, or there is no page.
  func value(
    locale: String?, isPage: Bool, environment: [String: String]
  ) throws -> InterfaceLanguage {
    guard let language else {
      return InterfaceLanguage(environment: environment)
        ?? locale.flatMap { InterfaceLanguage(named: $0) } ?? .english
    }
    guard let value = InterfaceLanguage(named: language) else {
      throw CommandFailure(
        unknown: "language of the page", language,
        among: InterfaceLanguage.allCases.map(\.rawValue))
    }
    guard isPage else {
      throw CommandFailure(
        "'--language' requires '--format html'; for the texts of the widget, use '--locale'",
        exitCode: 2)
    }
    return value
  }
}
