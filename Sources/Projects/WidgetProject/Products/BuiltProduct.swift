// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
package import IntentModel
import SourceText
package import StringTables

/// An app as a build leaves it: the application, with the bundles in it.
package struct BuiltProduct: Sendable {
  /// The path of the product: an `.app`, an `.ipa` or an `.xcarchive`.
  package let path: FilePath

  /// The bundles: the application first, then what is in it, in the order of their paths.
  package internal(set) var bundles: [BuiltBundle] = []

  /// The bundle of the application; nil if there is none.
  package var application: BuiltBundle? { bundles.first { $0.kind == .application } }
}

/// A bundle of a built product.
package struct BuiltBundle: Sendable {
  /// The kind of a bundle.
  package enum Kind: Hashable, Sendable {
    case application
    case appClip
    case watchApplication
    case appExtension
    case framework
    /// A bundle of resources alone: a `.bundle` folder, or one that is loaded on demand.
    case resources
  }

  /// The kind of the bundle.
  package let kind: Kind

  /// The folder of the bundle.
  package let path: FilePath

  /// The `Info.plist` of the bundle; nil if it was not read.
  package internal(set) var infoPlist: InfoPlist?

  /// The languages that it has folders of, sorted, without `Base`.
  package internal(set) var languages: [LocaleName] = []

  /// The definitions in the bundle.
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
