// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Disk
package import IntentLint
import IntentRules
import LayoutRules
import SourceText
package import TerminalText
package import WidgetValues

/// The rules to apply, and the configuration to apply them with.
package struct RuleChoice {
  /// The names of the only rules and families to apply (default: those of the configuration).
  package var selected: [String] = []

  /// The names of the rules and families that are not applied.
  package var ignored: [String] = []

  /// The configuration; nil for the nearest one.
  package var file: String?

  /// Whether the widget is drawn to find what does not fit, also if the configuration does not ask for it.
  package var checksLayout = false

  /// The SDK that widgets are built with; nil for that of the configuration.
  package var sdk: WidgetSDK?

  /// The rules that can be named.
  private let known: RuleSet

  /// Creates the choice of the configuration's rules.
  ///
  /// - Parameter known: The rules that can be named.
  package init(known: RuleSet = .all) {
    self.known = known
  }

  /// The configuration that the file and the options make together.
  ///
  /// - Throws: `CommandFailure` if the file cannot be used, or a rule is unknown.
  package func configuration(
    forPaths paths: [String], style: TerminalStyle
  ) throws -> LintConfiguration {
    let selection: RuleSelection
    do throws(UnknownRuleName) {
      selection = try RuleSelection(
        selecting: selected, ignoring: ignored, of: known)
    } catch {
      throw CommandFailure("\(error)", exitCode: 2)
    }
    var configuration = try configurationFile(forPaths: paths, style: style)
    configuration.selection = configuration.selection.overridden(by: selection)
    configuration.checksLayout = configuration.checksLayout || checksLayout
    configuration.sdk = sdk ?? configuration.sdk
    return configuration
  }

  /// Says of a configuration what the options have changed in it.
  func overrideSources(of effective: inout EffectiveConfiguration) {
    if !selected.isEmpty {
      effective.override("select", by: "--select")
      effective.override("ignore", by: ignored.isEmpty ? "--select" : "--ignore")
    } else if !ignored.isEmpty {
      let source = effective.source(of: "ignore") ?? "default"
      effective.override("ignore", by: source == "default" ? "--ignore" : "\(source), --ignore")
    }
    if checksLayout { effective.override("layout", by: "--layout") }
    if sdk != nil { effective.override("sdk", by: "--sdk") }
  }

  /// The rules that are asked for by name and not applied, as the widget is not drawn.
  func undrawnRules(_ configuration: LintConfiguration) -> [String] {
    guard !configuration.checksLayout, !selected.isEmpty else { return [] }
    return RuleSet.layout.metadata.map(\.id).filter { configuration.selection.contains($0) }
  }

  /// The rules that are asked for by name and need two revisions.
  var comparingRules: [String] {
    let families = [RuleFamily.changes, .migration].map(\.rawValue)
    let known = Set(RuleSet.all.otherRules + families).subtracting(RuleSet.runningRules)
    return selected.filter { known.contains($0) }
  }

  /// The rules that are asked for by name and need a built extension.
  var runningRules: [String] {
    let families = [RuleFamily.drawing, .timelines].map(\.rawValue)
    let known = Set(RuleSet.runningRules + families)
    return selected.filter { known.contains($0) }
  }

  /// The path of the configuration; nil if there is none.
  func configurationPath(forPaths paths: [String]) -> FilePath? {
    file.map { FilePath($0) }
      ?? FileSearch.nearest(
        LintConfiguration.fileName, from: FilePath(paths.first ?? "."), in: .disk)
  }

  /// The configuration of the file; what holds without one if there is none.
  private func configurationFile(forPaths paths: [String], style: TerminalStyle) throws
    -> LintConfiguration
  {
    guard let found = configurationPath(forPaths: paths) else { return LintConfiguration() }
    let source = try CommandFailure.source(at: found, style: style)
    do throws(LintFileError) {
      return try LintConfiguration(source, rules: known) {
        FileSystem.disk.status(of: $0) == .folder
      }
    } catch {
      throw CommandFailure(error, style: style)
    }
  }
}

extension CommandFailure {
  /// A file for the linter that it cannot use.
  init(_ error: LintFileError, style: TerminalStyle) {
    self.init(error.diagnostics, sources: [error.source], style: style, exitCode: 2)
  }
}
