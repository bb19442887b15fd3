// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import Disk
import IntentGeneration
import IntentMigration
import QuickActions
import SourceText
import StringTables

/// The options about the files that a definition is migrated to.
struct MigrationFormOptions: ParsableArguments {
  /// Who can use the types.
  enum Visibility: String, CaseIterable, ExpressibleByArgument {
    /// All modules: `public`.
    case `public`
    /// The module.
    case `internal`
  }

  @Option(
    help: ArgumentHelp(
      "The catalog whose destinations become a complete query. (default: the one of the definition, if there is one)",
      valueName: "catalog"), completion: .json)
  var catalog: String?

  @Option(
    help: ArgumentHelp(
      "What the names of the old classes begin with, like the class prefix of an Xcode project. (default: that of the project around the definition, otherwise what the definition says)",
      valueName: "prefix"))
  var classPrefix: String?

  @Option(
    help:
      "Who can use the types; 'public' is for a framework that app and extension share. (default: internal)"
  )
  var visibility: Visibility?

  @Option(
    help: ArgumentHelp(
      "The kind of the old widget, which the new one must have, or 'INTENT=KIND'; repeatable. (default: that of the widget in the Swift sources around the definition, otherwise the catalog's)",
      valueName: "kind"))
  var kind: [String] = []

  @Option(
    help: ArgumentHelp(
      "The first version of iOS that the app is for; if it is at least 17, nothing is written for older systems. (default: 14.0)",
      valueName: "version"))
  var deploymentTarget: String?

  @Option(
    help: ArgumentHelp(
      "The name of the string catalog, without its extension. (default: the definition's name and 'AppIntents')",
      valueName: "name"))
  var table: String?

  @Option(
    help: ArgumentHelp(
      "The language of the definition's own texts. (default: that of the catalog, the folder, the string tables or the Xcode project, or en)",
      valueName: "language"))
  var developmentLanguage: String?

  @Option(
    help: ArgumentHelp(
      "The language of messages and of the list of what is left to do, en or ja. (default: the language of LC_ALL, LC_MESSAGES or LANG, otherwise en)",
      valueName: "language"), completion: .list(InterfaceLanguage.allCases.map(\.rawValue)))
  var language: String?

  /// Whether any of the options is given.
  var isGiven: Bool {
    catalog != nil || classPrefix != nil || visibility != nil || !kind.isEmpty
      || deploymentTarget != nil || table != nil || developmentLanguage != nil || language != nil
  }

  /// Refuses what cannot be meant.
  func check() throws {
    try GivenFileName.check(catalog, of: "--catalog")
    let given =
      [
        ("--table", table), ("--development-language", developmentLanguage),
      ] + kind.map { ("--kind", $0) }
    for (option, value) in given where value?.isEmpty == true {
      throw ValidationError("'\(option)' is empty; give a value, or omit the option")
    }
    try TextLanguage.check(developmentLanguage, of: "--development-language")
    if table?.contains("/") == true {
      throw ValidationError("'--table' is the name of a string catalog, which cannot have a slash")
    }
    if deploymentTarget != nil, firstVersion == nil {
      throw ValidationError(
        "'\(VisibleText.of(deploymentTarget ?? ""))' for '--deployment-target' is not a version; use a number such as 16.0"
      )
    }
  }

  /// The main number of the deployment target; nil if it is not a version.
  private var firstVersion: Int? {
    let parts = deploymentTarget?.split(separator: ".", omittingEmptySubsequences: false) ?? []
    guard let first = parts.first, parts.count <= 3,
      parts.allSatisfy({ UInt($0) != nil && $0.first != "+" })
    else {
      return nil
    }
    return Int(first)
  }

  /// The options of the migration.
  ///
  /// - Parameter console: Whose environment names the language, unless an option does.
  /// - Returns: The options.
  /// - Throws: `CommandFailure` if the language is not spoken.
  func options(_ console: Console) throws -> MigrationOptions {
    var options = MigrationOptions(
      classPrefix: classPrefix ?? "", isPublic: visibility == .public,
      deploymentTarget: firstVersion ?? 14, tableName: table,
      developmentLanguage: developmentLanguage)
    options.language = try InterfaceLanguage.ofReport(language, console)
    return options
  }
}
