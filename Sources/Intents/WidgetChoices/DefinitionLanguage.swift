// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
package import IntentModel
import QuickActions
import SourceText
package import StringTables

/// The language that a definition's own texts are in, which the file itself does not say.
package struct DefinitionLanguage: Hashable, Sendable {
  /// The evidence for the language.
  package enum Source: Hashable, Sendable {
    /// The user named the language.
    case given
    /// The folder that the definition is in, such as `ja.lproj`.
    case folder
    /// Tables that have the definition's own words.
    case tables
    /// The development language of an Xcode project.
    case xcodeProject(String)
    /// The script that the texts are written in.
    case script
  }

  /// The language of the definition's own texts.
  package var locale: LocaleName

  /// The evidence for the language.
  package var source: Source

  /// Creates a language with its evidence.
  package init(locale: LocaleName, source: Source) {
    self.locale = locale
    self.source = source
  }

  /// Finds the language of a definition; nil if nothing indicates it.
  ///
  /// - Parameters:
  ///   - definition: The definition.
  ///   - path: Where it is.
  ///   - fileSystem: The folders around it.
  ///   - tables: The tables of its texts.
  ///   - projectLanguage: The nearest Xcode project in a folder or above it, with the language of its development.
  package init?(
    of definition: IntentDefinition, at path: FilePath, in fileSystem: FileSystem,
    tables: StringTableSet,
    projectLanguage: (FilePath) -> (project: String, locale: LocaleName)?
  ) {
    let folder = fileSystem.resolved(path.folder)
    if folder.hasExtension("lproj"), !["Base", "mul"].contains(folder.stem) {
      self.init(locale: LocaleName(folder.stem), source: .folder)
    } else if let locale = Self.language(ofTables: tables, with: definition) {
      self.init(locale: locale, source: .tables)
    } else if let (project, locale) = projectLanguage(folder) {
      self.init(locale: locale, source: .xcodeProject(project))
    } else if let locale = Self.language(ofScriptIn: definition) {
      self.init(locale: locale, source: .script)
    } else {
      return nil
    }
  }

  /// The language in which the tables have most of the definition's own words; nil if none has any, or two languages have as many.
  private static func language(
    ofTables tables: StringTableSet, with definition: IntentDefinition
  ) -> LocaleName? {
    let name = definition.source.name.fileStem
    let counts = tables.locales(ofTable: name).map { locale in
      var count = 0
      definition.forEachLocalizedText { text in
        guard let key = text.id, let words = text.text else { return }
        // Not if another language's table replaces it.
        let match = tables.match(for: key.value, inTable: name, locale: locale)
        if match?.table.locale == locale, match?.entry.text.value == words.value { count += 1 }
      }
      return (locale: locale, count: count)
    }
    let most = counts.map(\.count).max() ?? 0
    let languages = counts.filter { $0.count == most }.map(\.locale)
    // Of a language and those of its regions, as 'en' and 'en-GB', the language.
    let first = languages.min { $0.identifier.utf8.count < $1.identifier.utf8.count }
    guard most > 0, let first,
      languages.allSatisfy({ $0 == first || $0.identifier.hasPrefix(first.identifier + "-") })
    else { return nil }
    return first
  }

  /// The language of a script that one language is written in; nil for any other script.
  private static func language(ofScriptIn definition: IntentDefinition) -> LocaleName? {
    var found: LocaleName?
    definition.forEachLocalizedText { text in
      for scalar in (text.text?.value ?? "").unicodeScalars where found == nil {
        switch scalar.value {
        case 0x3041...0x30FF: found = LocaleName("ja")
        case 0xAC00...0xD7A3: found = LocaleName("ko")
        default: break
        }
      }
    }
    return found
  }
}
