// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import Disk
import IntentModel
import QuickActions
import ShownWidgets
import SourceText
import StringTables
import WidgetViews

/// Which widget a command is about, and for whom.
struct CatalogOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The catalog ('*.actions.json'). (default: the only one below the current folder)",
      valueName: "catalog"),
    completion: .json)
  var catalog: String?

  @Option(help: .family, completion: .families)
  var family: String?

  @Option(help: .locale)
  var locale: String?

  @Option(name: .customLong("choice"), help: .choice, completion: .json)
  var choicePath: String?

  /// The request of the options, with an intent of a definition.
  func request(intent: String? = nil) -> WidgetRequest {
    WidgetRequest(
      catalog: catalog, intent: intent, family: family,
      locale: locale.flatMap { TextLanguage.name($0) }, choicePath: choicePath)
  }

  func validate() throws {
    try GivenFileName.check(catalog, of: "<catalog>")
    try TextLanguage.check(locale)
    try GivenFileName.check(choicePath, of: "--choice")
  }
}
