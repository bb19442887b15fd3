// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
public import SourceText
import WidgetProject

/// Checks intent definitions, with the string tables, catalogs and project files that belong to them.
///
/// What `quickaction validate` does, for programs: it finds the files and reads them, applies the rules and gives the
/// findings back. It writes nothing.
public struct IntentLinter: Sendable {
  /// The version of the rules.
  public static let version = "0.1.0"

  /// The pages of all rules that there are.
  public static var rules: [RuleMetadata] { RuleRegistry.rules.map { $0.metadata } }

  /// The name of the file that says how a project wants to be checked.
  public static let configurationFileName = LintConfiguration.fileName

  private var configuration: LintConfiguration

  /// Makes a linter of all rules, as they apply where no file says otherwise.
  public init() {
    configuration = LintConfiguration()
  }

  /// Makes a linter that checks as a `quickaction.json` says.
  ///
  /// Its `baseline` and its `fail-on` are for the command: all findings are given.
  ///
  /// - Parameter file: The file. What it names, it names from the folder that it lies in.
  /// - Throws: ``LintError`` where the file cannot be used, with all that is wrong with it.
  public init(configuration file: SourceFile) throws(LintError) {
    do throws(LintFileError) {
      configuration = try LintConfiguration(file) { FileSystem.disk.status(of: $0) == .folder }
    } catch {
      throw .invalidConfiguration(error.diagnostics, error.source)
    }
  }

  /// Makes a linter that checks as the `quickaction.json` at a path says.
  ///
  /// - Parameter path: The path of the file, such as ``configurationFile(nearestTo:)`` gives.
  /// - Throws: ``LintError`` where the file cannot be read or used.
  public init(configurationFile path: String) throws(LintError) {
    let file: SourceFile
    do throws(FileError) {
      file = try FileSystem.disk.source(at: FilePath(path))
    } catch {
      throw .unreadableConfiguration(Diagnostic(unreadable: error))
    }
    try self.init(configuration: file)
  }

  /// Looks for the nearest `quickaction.json`: in a folder, then in those above it.
  ///
  /// - Parameter path: The folder, or a file in it.
  /// - Returns: The path of the file; nil where there is none.
  public static func configurationFile(nearestTo path: String) -> String? {
    FileSearch.nearest(configurationFileName, from: FilePath(path), in: .disk)?.text
  }

  /// Whether the widget is drawn as phones do, to see what does not fit.
  ///
  /// That takes longer than all other checks, so that it is only done where it is asked for, here or by the configuration.
  public var checksLayout: Bool {
    get { configuration.checksLayout }
    set { configuration.checksLayout = newValue }
  }

  /// Selects rules, as the options of `quickaction validate` do.
  ///
  /// - Parameters:
  ///   - selected: The identifiers of the only rules that are applied, or the names of families; none means those that
  ///     were applied before.
  ///   - ignored: The rules and families that are not applied even so.
  /// - Throws: ``LintError/unknownRule(_:)`` for the first name that is none.
  public mutating func select(
    _ selected: [String] = [], ignoring ignored: [String] = []
  ) throws(LintError) {
    do throws(UnknownRuleName) {
      let selection = try RuleSelection(selecting: selected, ignoring: ignored)
      configuration.selection = configuration.selection.overridden(by: selection)
    } catch {
      throw .unknownRule(error.name)
    }
  }

  /// Checks files, and all that is under folders.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - unsavedTexts: Texts to check in place of those on the disk, such as the open files of an editor; by path, spelled as
  ///     findings spell it.
  /// - Returns: What was found.
  public func lint(_ paths: [String], unsavedTexts: [String: String] = [:]) -> LintReport {
    let project = ProjectLoader.load(
      paths, reading: unsavedTexts.mapValues { Array($0.utf8) },
      settings: configuration.projectSettings, release: EarlyComparison())
    let linter = Linter(configuration: configuration)
    return LintReport(
      findings: linter.findings(in: project), failures: linter.failures(in: project), in: project)
  }
}
