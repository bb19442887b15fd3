// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import StringTables

/// An application as App Store Connect looks at it: the languages that it is in, and the definitions in its bundle.
package struct Application: Sendable {
  /// The name: that of the target or, where no project says so, of the definition.
  package let name: String

  /// The `project.pbxproj` that says what the application is made of; nil where none was found, so that the languages are
  /// inferred from the folders around the definition.
  package let projectFile: String?

  /// Whether the application is a built product, whose bundle says what it is made of.
  package var isBuilt = false

  /// Whether the languages are inferred from the folders around the definition, as nothing says what it is made of.
  package var isInferred: Bool { projectFile == nil && !isBuilt }

  /// The language of the development.
  package let developmentLanguage: LocaleName

  /// The languages that it has localized resources in, sorted, without `Base`.
  package let resourceLanguages: [LocaleName]

  /// Whether the configuration names the languages.
  package var hasNamedLanguages = false

  /// The definitions in its bundle, in the order of their paths.
  package let definitions: [BundledDefinition]

  /// The languages of its localized resources and of the development, sorted: those that App Store Connect checks.
  package var languages: [LocaleName] {
    resourceLanguages.contains(developmentLanguage)
      ? resourceLanguages : (resourceLanguages + [developmentLanguage]).sorted()
  }
}

/// A definition in an application's bundle, with the tables that the bundle has for it.
package struct BundledDefinition: Sendable {
  /// The definition as it is in one folder.
  package struct Variant: Sendable {
    /// The language of the `.lproj` folder that it is in, or `Base`; nil outside of such folders.
    package let localization: LocaleName?

    /// The name of the file.
    package let file: String
  }

  /// The name of the file without its extension, which is that of the tables.
  package let name: String

  /// The file, or the file in each of its languages; at least one.
  package let variants: [Variant]

  /// The string tables by language.
  package let tables: LanguageTables

  /// The languages whose table is there and cannot be read.
  package let unreadableLanguages: Set<LocaleName>

  /// The variant whose texts are those of the language of the development: that in `Base.lproj`, or outside of such
  /// folders, or in the folder of that language; failing those, the first.
  package func mainVariant(developmentLanguage: LocaleName) -> Variant? {
    variants.first { $0.localization?.isBase ?? true }
      ?? variants.first { $0.localization == developmentLanguage } ?? variants.first
  }
}
