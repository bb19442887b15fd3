// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import Disk
public import SourceText
package import WidgetProject

/// Checks intent definitions, and the string tables, catalogs and project files that belong to them.
///
/// It does what `quickaction validate` does, for programs: it finds and reads the files, applies the rules and returns
/// the findings. It writes nothing.
public struct IntentLinter: Sendable {
  /// The version of the rules.
  public static let version = "0.1.0"

  /// The name of a project's configuration file.
  public static let configurationFileName = LintConfiguration.fileName

  /// The rules that the linter knows.
  public let rules: RuleSet

  private var configuration: LintConfiguration {
    didSet { linter = Linter(rules: rules, configuration: configuration) }
  }

  /// The rules as the configuration selects them.
  package private(set) var linter: Linter

  /// Creates a linter with a configuration that was read and completed by options.
  package init(rules: RuleSet, configuration: LintConfiguration) {
    self.rules = rules
    self.configuration = configuration
    linter = Linter(rules: rules, configuration: configuration)
  }

  /// Creates a linter of rules, such as `.intents` of the module IntentRules, which apply all of them.
  public init(rules: RuleSet) {
    self.init(rules: rules, configuration: LintConfiguration())
  }

  /// Creates a linter with the configuration of a `quickaction.json`.
  ///
  /// Its `baseline` and its `fail-on` are for the command: all findings are returned.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - file: The file. Its paths are relative to its folder.
  /// - Throws: ``LintError`` if the file cannot be used, with all its faults.
  public init(rules: RuleSet, configuration file: SourceFile) throws(LintError) {
    do throws(LintFileError) {
      let configuration = try LintConfiguration(file, rules: rules) {
        FileSystem.disk.status(of: $0) == .folder
      }
      self.init(rules: rules, configuration: configuration)
    } catch {
      throw .invalidConfiguration(error.diagnostics, error.source)
    }
  }

  /// Creates a linter with the configuration of the `quickaction.json` at a path.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - path: The path of the file, such as ``configurationFile(nearestTo:)`` gives.
  /// - Throws: ``LintError`` if the file cannot be read or used.
  public init(rules: RuleSet, configurationFile path: String) throws(LintError) {
    let file: SourceFile
    do throws(FileError) {
      file = try FileSystem.disk.source(at: FilePath(path))
    } catch {
      let unread = Diagnostic.unread(error, in: .disk)
      guard let source = unread.source else { throw .unreadableConfiguration(unread.finding) }
      throw .invalidConfiguration([unread.finding], source)
    }
    try self.init(rules: rules, configuration: file)
  }

  /// Looks for the nearest `quickaction.json`: in a folder, then in those above it.
  ///
  /// - Parameter path: The folder, or a file in it.
  /// - Returns: The path of the file; nil if there is none.
  public static func configurationFile(nearestTo path: String) -> String? {
    FileSearch.nearest(configurationFileName, from: FilePath(path), in: .disk)?.text
  }

  /// Whether the rules that draw the widget are applied, to find what does not fit.
  ///
  /// This takes longer than all other checks, so it must be requested, here or in the configuration.
  public var checksLayout: Bool {
    get { configuration.checksLayout }
    set { configuration.checksLayout = newValue }
  }

  /// Selects rules, as the options of `quickaction validate` do.
  ///
  /// - Parameters:
  ///   - selected: The identifiers of the only rules to apply, or the names of families. (default: the rules that
  ///     were applied before)
  ///   - ignored: The rules and families that are not applied in any case.
  /// - Throws: ``LintError/unknownRule(_:suggestions:)`` for the first name that is unknown.
  public mutating func select(
    _ selected: [String] = [], ignoring ignored: [String] = []
  ) throws(LintError) {
    do throws(UnknownRuleName) {
      let selection = try RuleSelection(selecting: selected, ignoring: ignored, of: rules)
      configuration.selection = configuration.selection.overridden(by: selection)
    } catch {
      throw .unknownRule(error.name, suggestions: error.suggestions)
    }
  }

  /// Checks files, and everything below folders; of an `.app`, an `.ipa` or an `.xcarchive` that is named, what is in the app.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - unsavedTexts: Texts to check instead of the files on disk, such as the open files of an editor; by path, spelled
  ///     as in findings.
  /// - Returns: The report with the findings.
  public func lint(_ paths: [String], unsavedTexts: [String: String] = [:]) -> LintReport {
    report(
      on: project(at: paths, reading: unsavedTexts.mapValues { Array($0.utf8) }), keeping: { $0 })
  }

  /// Reads files, and everything below folders.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - texts: The bytes of files to check instead of those on the disk, by path.
  ///   - readings: What is kept for the next time; nil if there is none, and what is found to be as it should be is let go.
  /// - Returns: The project.
  package func project(
    at paths: [String], reading texts: [String: [UInt8]], keeping readings: KeptReadings? = nil
  ) -> WidgetProject {
    ProjectLoader.load(
      paths, reading: texts, settings: configuration.projectSettings,
      release: readings == nil ? rules.release : nil, outlinesSwift: true, keeping: readings)
  }

  /// Checks a project.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - further: Findings that were made beside those in its files.
  ///   - memory: What was found in definitions before, and is kept for the next time; nil to keep nothing.
  ///   - kept: Which of the findings are reported, such as those that no baseline has.
  /// - Returns: The findings, and what could not be read.
  /// - Throws: Whatever `kept` throws.
  package func report(
    on project: WidgetProject, adding further: FurtherFindings = FurtherFindings(),
    remembering memory: DefinitionMemory? = nil,
    keeping kept: ([Diagnostic]) throws -> [Diagnostic]
  ) rethrows -> LintReport {
    LintReport(
      findings: try kept(linter.findings(in: project, adding: further, remembering: memory)),
      failures: linter.failures(in: project), in: project, adding: further.sources, rules: rules)
  }
}
