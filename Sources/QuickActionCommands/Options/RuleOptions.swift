// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import IntentLint
import SourceText
import TerminalInterface
import WidgetProject

/// Which rules are applied, and to what.
struct RuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Apply these rules and families alone, whatever the configuration says.",
      valueName: "rule,…"),
    completion: RuleNames.completion)
  var select: [RuleNames] = []

  @Option(
    help: ArgumentHelp(
      "Do not apply these rules and families either.", valueName: "rule,…"),
    completion: RuleNames.completion)
  var ignore: [RuleNames] = []

  @Option(
    help: ArgumentHelp(
      "The configuration; none means the 'quickaction.json' in the folder of the first path, or above.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var config: String?

  /// The configuration that the file and the options make together.
  ///
  /// - Throws: `CommandFailure` where the file cannot be used, or a rule is unknown.
  func configuration(forPaths paths: [String], style: TerminalStyle) throws -> LintConfiguration {
    let selection: RuleSelection
    do throws(UnknownRuleName) {
      selection = try RuleSelection(
        selecting: select.flatMap(\.names), ignoring: ignore.flatMap(\.names))
    } catch {
      throw CommandFailure("\(error)", exitCode: 2)
    }
    var configuration = try file(forPaths: paths, style: style)
    configuration.selection = configuration.selection.overridden(by: selection)
    return configuration
  }

  /// The configuration of the file; what holds without one where there is none.
  private func file(forPaths paths: [String], style: TerminalStyle) throws -> LintConfiguration {
    let found =
      config.map { FilePath($0) }
      ?? FileSearch.nearest(
        LintConfiguration.fileName, from: FilePath(paths.first ?? "."))
    guard let found else { return LintConfiguration() }
    let source = try CommandFailure.source(at: found)
    do throws(LintFileError) {
      return try LintConfiguration(source) { FileStatus(at: $0) == .folder }
    } catch {
      throw CommandFailure(error, style: style)
    }
  }
}

extension CommandFailure {
  /// Reads a file that the command cannot do without.
  static func source(at path: FilePath) throws(CommandFailure) -> SourceFile {
    do throws(FileError) {
      return try SourceFile(path: path.text)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// A file for the linter that it cannot use.
  init(_ error: LintFileError, style: TerminalStyle) {
    self.init(error.diagnostics, sources: [error.source], style: style, exitCode: 2)
  }
}
