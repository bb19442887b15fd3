// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
package import IntentModel
import SourceText
package import StringTables

/// An app as a build leaves it: the application, with the bundles in it.
package struct BuiltProduct: Sendable {
  /// What was named: an `.app`, an `.ipa` or an `.xcarchive`.
  package let path: FilePath

  /// The bundles: the application first, then what is in it, in the order of their paths.
  package internal(set) var bundles: [BuiltBundle] = []

  /// The application.
  package var application: BuiltBundle? { bundles.first { $0.kind == .application } }
}

/// A bundle of a built product.
package struct BuiltBundle: Sendable {
  /// What a bundle is.
  package enum Kind: Hashable, Sendable {
    case application
    case appClip
    case watchApplication
    case appExtension
    case framework
    /// What holds resources alone: `.bundle` folders, and those that are loaded on demand.
    case resources
  }

  /// What it is.
  package let kind: Kind

  /// The folder of the bundle.
  package let path: FilePath

  /// What it says of itself; nil if that was not read.
  package internal(set) var infoPlist: InfoPlist?

  /// The languages that it has folders of, sorted, without `Base`.
  package internal(set) var languages: [LocaleName] = []

  /// The definitions in it.
  package internal(set) var definitions: [BundledDefinition] = []

  /// The metadata of its App Intents; nil if it has none.
  package internal(set) var metadata: ActionsMetadata?

  /// The translations of the phrases of its App Shortcuts, by language.
  package internal(set) var phraseTables: [PhraseTable] = []

  /// The name of the folder, such as `Shop.app`.
  package var name: String { path.name }

  /// The language of the development.
  package var developmentLanguage: LocaleName {
    LocaleName(infoPlist?.developmentRegion?.value ?? "en")
  }
}
