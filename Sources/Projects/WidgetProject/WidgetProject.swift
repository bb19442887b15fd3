// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import ActionCatalogs
package import AssetCatalogs
package import Diagnostics
package import Disk
package import IntentFiles
package import IntentModel
package import SourceText
package import StringTables
package import SwiftDeclarations
package import WidgetValues

/// The files of a project that belong to its widgets, loaded.
///
/// Nothing is read after loading. What cannot be read is reported in ``failures``, and the rest is loaded.
package struct WidgetProject: Sendable {
  /// The folder that relative paths are from, absolute and without links.
  package let currentFolder: String

  /// The settings that the project was loaded with.
  package internal(set) var settings = ProjectSettings()

  /// The intent definitions, by path.
  package internal(set) var definitions: [IntentDefinition] = []

  /// The definitions in language folders that no project lists, if one lists another of that name next to them.
  ///
  /// They remain from an earlier way to translate, and nothing reads them.
  package internal(set) var unlistedDefinitions: [IntentDefinition] = []

  /// The string tables that belong to a definition or a catalog, by path.
  package internal(set) var tables: [StringTable] = []

  /// The string tables, those of catalogs included, by where they were found.
  package internal(set) var tablesByLocation: [TableLocation: [StringTable]] = [:]

  /// The string catalogs that belong to a definition or a catalog, by path.
  package internal(set) var stringCatalogs: [StringCatalog] = []

  /// The string tables of definitions that have the wrong name.
  package internal(set) var misnamedTables: [MisnamedTable] = []

  /// The catalogs of destinations, by path.
  package internal(set) var catalogs: [ActionCatalog] = []

  /// The locations of the files of each catalog, by the name of the catalog's file.
  package internal(set) var filesByCatalog: [String: CatalogFiles] = [:]

  /// The catalogs that were only read to understand what was named.
  package internal(set) var surroundingCatalogs: [ActionCatalog] = []

  /// The images of the destinations, for the light appearance, by the name of the catalog's file.
  package internal(set) var imagesByCatalog: [String: LoadedImages] = [:]

  /// The colors that styles name, by the name of the catalog's file.
  package internal(set) var colorsByCatalog: [String: ColorCatalog] = [:]

  /// The Xcode projects, by path.
  package internal(set) var xcodeProjects: [XcodeProject] = []

  /// The `Info.plist` files of targets and, if no project says what is built, those in the folders.
  package internal(set) var infoPlists: [InfoPlist] = []

  /// The `Info.plist` files whose content is unknown, as they cannot be read without the preprocessor or at all.
  package internal(set) var unreadInfoPlists: [String] = []

  /// The targets with their definitions, in the order of the projects.
  package internal(set) var definitionUses: [DefinitionUse] = []

  /// The definitions that projects list and no target has.
  package internal(set) var unbuiltDefinitions: [UnbuiltDefinition] = []

  /// The targets with their `Info.plist` files, in the order of the projects.
  package internal(set) var infoPlistUses: [InfoPlistUse] = []

  /// The applications that carry widget extensions, in each of their build configurations.
  package internal(set) var packagedApplications: [PackagedApplication] = []

  /// The applications that carry definitions or could.
  package internal(set) var applications: [Application] = []

  /// The built products in the project.
  package internal(set) var products: [BuiltProduct] = []

  /// The string tables that exist, whether or not an application has them.
  package internal(set) var existingTables = ExistingTables()

  /// The specifications from which tools generate Xcode projects, if there is no such project.
  package internal(set) var ungeneratedProjects: [UngeneratedProject] = []

  /// The projects that XcodeGen would make of specifications that were asked for.
  ///
  /// They say which target has which Swift source and how it is packaged; definitions and tables are as without them.
  package internal(set) var specifiedProjects: [SpecifiedXcodeProject] = []

  /// Why specifications of XcodeGen that were asked for say nothing of targets, in a sentence for each.
  package internal(set) var unreadSpecifications: [String] = []

  /// The Swift sources that declare App Intents or widgets, share data with an app group, reload a widget, or give one a
  /// background.
  package internal(set) var swiftSources: [SourceFile] = []

  /// The declarations of the Swift sources, by the name of the file, as far as they were read.
  package internal(set) var swiftOutlines: [String: SwiftFile] = [:]

  /// The targets with their Swift files, in the order of the projects.
  package internal(set) var swiftFileUses: [SwiftFileUse] = []

  /// The string catalogs of targets with configurations of widgets, in the order of the targets.
  package internal(set) var configurationCatalogs: [ConfigurationCatalog] = []

  /// The tables that translate the phrases of App Shortcuts.
  package internal(set) var phraseTables: [SourceFile] = []

  /// Every file that was read.
  package internal(set) var sources: [SourceFile] = []

  /// The names of the files that were only read to understand those that were named.
  ///
  /// They are the Xcode project around a file, and its other definitions. Nothing is reported about them.
  package internal(set) var surroundingFiles: Set<String> = []

  /// The string tables that have the name of a definition's file.
  package internal(set) var tablesNamedAsDefinitions: [StringTable] = []

  /// The definitions that were named and no target of the Xcode project around them has.
  package internal(set) var definitionsOutsideProjects: [DefinitionOutsideProject] = []

  /// The tables that were named and are not compared with a definition, as none of their name was found.
  package internal(set) var unpairedTables: [String] = []

  /// The files and folders that were found or named, and are not checked.
  package internal(set) var passedOver: [PassedOver] = []

  /// The diagnostics of what could not be read or parsed.
  package internal(set) var failures: [Diagnostic] = []

  /// The findings of parsers and models in the files that were read.
  package internal(set) var findings: [Diagnostic] = []

  /// The diagnostics of the project, failures first.
  package var diagnostics: [Diagnostic] { failures + findings }

  /// The files and folders that were checked and are not among ``sources``: bitmaps, tables under a name that nothing reads,
  /// and what could not be read.
  package internal(set) var otherFiles: Set<String> = []

  /// The number of files that were checked, with the files and folders that could not be read.
  package var fileCount: Int { sources.count - surroundingFiles.count + otherFiles.count }

  /// The definitions that were named.
  package var askedDefinitions: [IntentDefinition] {
    surroundingFiles.isEmpty ? definitions : definitions.filter { isAsked($0.source.name) }
  }

  /// The files that were named, or belong to such a file.
  package var askedSources: [SourceFile] {
    surroundingFiles.isEmpty ? sources : sources.filter { isAsked($0.name) }
  }

  /// Whether a file is in a built product, which is built again and not edited.
  package func isBuilt(_ file: String) -> Bool {
    products.contains { product in
      file.utf8.starts(with: product.path.text.utf8)
        && file.utf8.dropFirst(product.path.text.utf8.count).first == UInt8(ascii: "/")
    }
  }

  /// Whether findings about a file are reported.
  package func isAsked(_ file: String) -> Bool { !surroundingFiles.contains(file) }

  init(in currentFolder: String) {
    self.currentFolder = currentFolder
  }

  /// Returns the locations of the files of a catalog.
  package func files(of catalog: ActionCatalog) -> CatalogFiles {
    filesByCatalog[catalog.source.name] ?? CatalogFiles(of: catalog, simplifying: \.simplified)
  }

  /// Adds the files of findings that were not read to the other files.
  mutating func addOtherFiles() {
    for finding in diagnostics { otherFiles.insert(finding.place.file) }
    for table in misnamedTables { otherFiles.insert(table.file.text) }
    for source in sources where !otherFiles.isEmpty { otherFiles.remove(source.name) }
  }
}

extension Diagnostic {
  /// The finding of a folder that was found and cannot be searched; the rest is checked.
  init(unreadableFolder path: FilePath) {
    let (trouble, advice) =
      FileError.isMalformed(path.text)
      ? ("has a name that is not UTF-8", "rename it") : ("cannot be read", "change its permissions")
    self.init(
      id: "unreadable-file", severity: .warning,
      message:
        "the folder '\(path.text)' \(trouble), so nothing in it is checked; \(advice), or add it to 'exclude'",
      at: .init(file: path.text))
  }

  /// The finding of a broken link that was found in place of a file; the rest is checked.
  ///
  /// It is not an error, as links into what a build makes are broken before the first build.
  init(danglingLink path: FilePath) {
    self.init(
      id: "unreadable-file", severity: .warning,
      message:
        "the link '\(path.text)' is broken; fix it, delete it, or add it to 'exclude'",
      at: .init(file: path.text))
  }

  /// The finding of a file that was named and is not of a kind that is checked.
  init(uncheckedFile path: FilePath) {
    self.init(
      id: "unreadable-file", severity: .error,
      message:
        "'\(path.text)' is not a file that 'validate' checks; the name of a catalog ends in '.actions.json'",
      at: .init(file: path.text))
  }
}
