// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import Disk
package import SourceText
package import StringTables
package import WidgetProject
package import WidgetValues

/// The configuration of the checks of a project, from its `quickaction.json`.
package struct LintConfiguration: Sendable {
  /// The name of the file.
  package static let fileName = "quickaction.json"

  /// The rules that are applied.
  package var selection: RuleSelection

  /// The severities of rules that differ from their defaults, by identifier.
  package var severities: [String: Severity]

  /// The files and folders that are excluded, from the configuration's folder.
  package var leftOut: [PathPattern]

  /// The folder that holds the `.lproj` folders of definitions that have none beside them.
  package var localizationFolder: FilePath?

  /// The languages of an application that no Xcode project lists; nil means those of the folders around it.
  package var languages: [LocaleName]?

  /// The language of the development of such an application.
  package var developmentLanguage: LocaleName?

  /// Whether the widget is drawn to see what does not fit.
  package var checksLayout: Bool

  /// The SDK that the widget is built with; nil is the newest.
  package var sdk: WidgetSDK?

  /// The rules that are not applied to some of the files.
  package var perFileIgnores: [PerFileIgnore] = []

  /// The least severity of a finding that makes a check fail; nil if the file does not say.
  package var failOn: Severity?

  /// The file of the findings that are known; nil if there is none.
  package var baseline: FilePath?

  /// The settings of the comparison of revisions.
  package var diff = DiffConfiguration()

  /// The settings of the migration to App Intents.
  package var migration = MigrationConfiguration()

  /// The file that it was read from; nil if there is none.
  package internal(set) var file: SourceFile?

  /// Where the members of the file's object have their values.
  var memberRanges: [String: SourceRange] = [:]

  /// The folder of the file that it was read from; nil if there is none.
  package var folder: FilePath?

  /// Creates a configuration; without arguments, what holds if there is no file.
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

  /// The settings that are needed before the project is loaded.
  package var projectSettings: ProjectSettings {
    ProjectSettings(
      localizationFolder: localizationFolder, leftOut: leftOut,
      base: leftOut.isEmpty ? nil : folder.map { PathBase($0) },
      languages: languages.map { Set($0) }, developmentLanguage: developmentLanguage,
      sdk: sdk ?? .newest)
  }
}

extension LintConfiguration {
  /// Returns the location of the value of a member of the file's object, such as
  /// `quickaction.json:4:3`; nil if it has none.
  package func place(of member: String) -> String? { memberRanges[member].flatMap(place) }

  private func place(_ range: SourceRange) -> String? {
    file.map { file in
      let start = file.lineTable().location(of: range.start)
      return "\(VisibleText.of(file.name)):\(start.line):\(start.column)"
    }
  }
}

/// A file for the linter that it cannot use, and why.
package struct LintFileError: Error, Sendable {
  /// The findings, at least one.
  package let diagnostics: [Diagnostic]

  /// The file that the configuration was read from.
  package let source: SourceFile
}
