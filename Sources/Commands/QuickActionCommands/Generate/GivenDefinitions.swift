// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Diagnostics
import Disk
import IntentFiles
import IntentLint
import IntentModel
import IntentValidation
import PropertyListSyntax
import ShownWidgets
import SourceText
import WidgetChoices
import WidgetProject

/// The definitions that a command was given, which have no errors.
struct GivenDefinitions {
  /// The definitions, in the order of the arguments, each once.
  let definitions: [IntentDefinition]

  /// The paths, as they were given.
  var paths: [String] { definitions.map(\.source.name) }

  /// The definitions with the Xcode projects around them.
  let project: WidgetProject

  /// How findings are written.
  let format: FindingFormat

  /// The files.
  var sources: [SourceFile] { definitions.map(\.source) }

  /// Reads definitions, and checks them as `quickaction validate` does.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - isForced: Whether errors are only reported.
  ///   - format: How they are written.
  ///   - messages: The messages to the user.
  /// - Throws: `CommandFailure` if a file is not a definition, or has errors.
  init(
    _ paths: [String], isForced: Bool, format: FindingFormat, _ messages: Messages
  ) throws {
    self.format = format
    var seen: Set<FilePath> = []
    definitions = try paths.compactMap { path in
      guard seen.insert(FileSystem.disk.resolved(FilePath(path))).inserted else { return nil }
      return try Self.definition(at: path, messages)
    }
    let checked = try Self.check(definitions.map(\.source.name), messages)
    project = checked.project
    let sources = project.sources
    let errors = checked.errors.filter { !Self.harmlessRules.contains($0.id) }
    let harmless = checked.errors.filter { Self.harmlessRules.contains($0.id) }.map { finding in
      var finding = finding
      finding.severity = .warning
      return finding
    }
    if !harmless.isEmpty, !messages.isQuiet {
      messages.console.writeError(
        format.failure(harmless, sources: sources, messages, exitCode: 0).message)
    }
    guard !errors.isEmpty else { return }
    messages.console.writeError(
      format.failure(errors, sources: sources, messages, exitCode: 1).message)
    let count = errors.count == 1 ? "1 error" : "\(errors.count) errors"
    guard isForced else {
      throw CommandFailure(
        "nothing was written, because of \(count); fix the definition, or try with '--force'",
        exitCode: 1)
    }
    messages.note("\(count), ignored because of '--force'")
  }

  /// Reads a file that must be a definition.
  static func definition(at path: String, _ messages: Messages) throws -> IntentDefinition {
    let definition = try messages.failing { () throws(LoadedCatalog.Failure) in
      try LoadedDefinition(path: FilePath(path))
    }.definition
    guard definition.isDefinition else {
      let sentence =
        definition.isStringTable
        ? IntentDefinition.isTableSentence : IntentDefinition.isNoneSentence
      throw CommandFailure("'\(path)': \(sentence)", exitCode: 2)
    }
    return definition
  }

  /// The rules about what no name of a class or a member depends on: the values that a new widget starts with.
  private static let harmlessRules: Set<String> = [
    "default-outside-limits", "mismatched-default-value", "unknown-enum-default",
  ]

  /// The project around the definitions, and the findings of severity error in them.
  private static func check(
    _ paths: [String], _ messages: Messages
  ) throws -> (project: WidgetProject, errors: [Diagnostic]) {
    let configuration = try RuleChoice().configuration(
      forPaths: paths, style: messages.errorStyle)
    let linter = Linter(rules: .all, configuration: configuration)
    let project = ProjectLoader.load(
      paths, settings: configuration.projectSettings, release: linter.rules.release)
    let names = Set(paths)
    let findings = linter.findings(in: project).filter {
      $0.severity == .error && names.contains($0.place.file)
    }
    return (project, findings)
  }
}

extension IntentDefinition {
  /// Whether the file is a definition, and not any other property list.
  var isDefinition: Bool {
    ["INIntents", "INEnums", "INTypes"].contains { document.root[$0] != nil }
  }

  /// The sentence on a string table under the name of a definition.
  static let isTableSentence =
    "this is a string table under the name of an intent definition; name the definition that has the intents"

  /// The sentence on any other property list.
  static let isNoneSentence = "this is not an intent definition; it has no intents, enums or types"
}
