// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import IntentModel
package import QuickActions
package import SourceText
package import StringTables

/// The files of a project that belong to its widgets, loaded.
///
/// The one place that touches the disk. What cannot be read is reported in ``failures``, and the rest is there all the same.
package struct WidgetProject: Sendable {
  /// What was said of the project before it was loaded.
  package internal(set) var settings = ProjectSettings()

  /// The intent definitions, by path.
  package internal(set) var definitions: [IntentDefinition] = []

  /// The definitions in language folders that no project lists, where one lists another of the name beside them.
  ///
  /// They are left of an earlier way to translate, and nothing reads them.
  package internal(set) var unlistedDefinitions: [IntentDefinition] = []

  /// The string tables that belong to a definition or a catalog, by path.
  package internal(set) var tables: [StringTable] = []

  /// The string tables, those of catalogs included, by where they were found.
  package internal(set) var tablesByLocation: [TableLocation: [StringTable]] = [:]

  /// The string catalogs that belong to a definition or a catalog, by path.
  package internal(set) var stringCatalogs: [StringCatalog] = []

  /// The string tables of definitions that lie where such tables do and have another name.
  package internal(set) var misnamedTables: [MisnamedTable] = []

  /// The catalogs of destinations, by path.
  package internal(set) var catalogs: [ActionCatalog] = []

  /// The catalogs that were only read to understand what was asked for.
  package internal(set) var surroundingCatalogs: [ActionCatalog] = []

  /// The images of the destinations, as on light ground, by the name of the catalog's file.
  package internal(set) var imagesByCatalog: [String: LoadedImages] = [:]

  /// The Xcode projects, by path.
  package internal(set) var xcodeProjects: [XcodeProject] = []

  /// The `Info.plist` files of targets and, where no project says what is built, those in the folders.
  package internal(set) var infoPlists: [InfoPlist] = []

  /// The `Info.plist` files of which nothing is known, as they cannot be read or only the preprocessor could.
  package internal(set) var unreadInfoPlists: [String] = []

  /// Which target has which definition, in the order of the projects.
  package internal(set) var definitionUses: [DefinitionUse] = []

  /// The definitions that projects list and no target has.
  package internal(set) var unbuiltDefinitions: [UnbuiltDefinition] = []

  /// Which target has which `Info.plist`, in the order of the projects.
  package internal(set) var infoPlistUses: [InfoPlistUse] = []

  /// The applications that carry definitions or could.
  package internal(set) var applications: [Application] = []

  /// The specifications of which tools make Xcode projects, where there is no such project.
  package internal(set) var ungeneratedProjects: [UngeneratedProject] = []

  /// Every file that was read.
  package internal(set) var sources: [SourceFile] = []

  /// The names of the files that were only read to understand those that were asked for.
  ///
  /// They are the Xcode project around a file, and its other definitions. Nothing is said of them.
  package internal(set) var surroundingFiles: Set<String> = []

  /// The files that were named and are compared with no definition, as none of their name was found.
  package internal(set) var unpairedTables: [String] = []

  /// What was come upon, or named, and not looked at.
  package internal(set) var passedOver: [PassedOver] = []

  /// What could not be read or parsed.
  package internal(set) var failures: [Diagnostic] = []

  /// What parsers and models found in the files that were read.
  package internal(set) var findings: [Diagnostic] = []

  /// All that was found, what could not be read first.
  package var diagnostics: [Diagnostic] { failures + findings }

  /// The files and folders that were looked at and are none of ``sources``: bitmaps, tables under a name that nothing reads,
  /// and what could not be read.
  package internal(set) var otherFiles: Set<String> = []

  /// The number of files that were checked, with the files and folders that could not be read.
  package var fileCount: Int { sources.count - surroundingFiles.count + otherFiles.count }

  /// The definitions that were asked for.
  package var askedDefinitions: [IntentDefinition] {
    surroundingFiles.isEmpty ? definitions : definitions.filter { isAsked($0.source.name) }
  }

  /// The files that were asked for, or belong to such a file.
  package var askedSources: [SourceFile] {
    surroundingFiles.isEmpty ? sources : sources.filter { isAsked($0.name) }
  }

  /// Whether something is said of a file.
  package func isAsked(_ file: String) -> Bool { !surroundingFiles.contains(file) }

  init() {}

  /// Adds what was found and is no file that was read to the other files.
  mutating func addOtherFiles() {
    for finding in diagnostics { otherFiles.insert(finding.place.file) }
    for table in misnamedTables { otherFiles.insert(table.file.text) }
    for source in sources where !otherFiles.isEmpty { otherFiles.remove(source.name) }
  }
}

extension Diagnostic {
  /// The finding of a file that cannot be read.
  package init(unreadable error: FileError) {
    self.init(
      id: "unreadable-file", severity: .error, message: "\(error.description)",
      at: .init(file: error.path))
  }

  /// The finding of a folder that was come upon and cannot be searched; the rest is checked.
  init(unreadableFolder path: FilePath) {
    let (trouble, advice) =
      FileError.isMalformed(path.text)
      ? ("has a name that is not UTF-8", "rename it") : ("cannot be read", "change its permissions")
    self.init(
      id: "unreadable-file", severity: .warning,
      message:
        "the folder '\(path.text)' \(trouble), so nothing in it is checked; \(advice), or 'exclude' it",
      at: .init(file: path.text))
  }

  /// The finding of a link that was come upon in place of a file and leads nowhere; the rest is checked.
  ///
  /// No error, as links into what a build makes lead nowhere before the first build.
  init(danglingLink path: FilePath) {
    self.init(
      id: "unreadable-file", severity: .warning,
      message:
        "the link '\(path.text)' leads nowhere, so that nothing is read there; mend it, take it away, or 'exclude' it",
      at: .init(file: path.text))
  }

  /// The finding of a file that was named and is of no kind that is checked.
  init(uncheckedFile path: FilePath) {
    self.init(
      id: "unreadable-file", severity: .error,
      message:
        "'\(path.text)' is no file that is checked; the name of a catalog ends in '.actions.json'",
      at: .init(file: path.text))
  }
}
