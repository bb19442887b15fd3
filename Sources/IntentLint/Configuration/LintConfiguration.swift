// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import SourceText
package import WidgetProject

/// How a project wants to be checked, as its `quickaction.json` says.
package struct LintConfiguration: Sendable {
  /// The name of the file.
  package static let fileName = "quickaction.json"

  /// The rules that are applied.
  package var selection: RuleSelection

  /// How much the findings of rules matter, where that is not what their pages say; by identifier.
  package var severities: [String: Severity]

  /// The files and folders that are left out, from the configuration's folder.
  package var leftOut: [PathPattern]

  /// The folder that holds the `.lproj` folders of definitions that have none beside them.
  package var localizationFolder: FilePath?

  /// Whether the widget is drawn to see what does not fit.
  package var checksLayout: Bool

  /// The folder of the file that it was read from; nil where there is none.
  package var folder: FilePath?

  /// Makes a configuration; without arguments, what holds where there is no file.
  package init(
    selection: RuleSelection = RuleSelection(), severities: [String: Severity] = [:],
    leftOut: [PathPattern] = [], localizationFolder: FilePath? = nil, checksLayout: Bool = false,
    folder: FilePath? = nil
  ) {
    self.selection = selection
    self.severities = severities
    self.leftOut = leftOut
    self.localizationFolder = localizationFolder
    self.checksLayout = checksLayout
    self.folder = folder
  }

  /// What of it is known before the project is loaded.
  package var projectSettings: ProjectSettings {
    ProjectSettings(
      localizationFolder: localizationFolder, leftOut: leftOut,
      base: leftOut.isEmpty ? nil : folder.map { PathBase($0) })
  }
}

/// A file for the linter that it cannot use, and why.
package struct LintFileError: Error, Sendable {
  /// The findings, at least one.
  package let diagnostics: [Diagnostic]

  /// The file.
  package let source: SourceFile
}
