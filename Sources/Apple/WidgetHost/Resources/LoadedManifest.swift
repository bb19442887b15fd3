// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// The manifest of a program's resources: the file `PROGRAM.resources.json` beside it, which
/// `quickaction build` writes.
struct LoadedManifest: Decodable {
  /// A string table of the program.
  struct Table: Decodable {
    /// The path of the table's file.
    var path: String
  }

  /// An intent definition of the program.
  struct Definition: Decodable {
    /// The path of the definition's file.
    var path: String
  }

  /// The bundle identifier of the widget extension; nil if unknown.
  var bundleIdentifier: String?

  /// The language of keys without a translation; nil if unknown.
  var developmentLanguage: String?

  /// The app groups of the entitlements; nil if unknown.
  var appGroups: [String]?

  /// The principal classes of the intents extensions, such as `Module.IntentHandler`; nil for none.
  var handlers: [String]?

  /// The paths of the asset catalogs; nil for none.
  var assetCatalogs: [String]?

  /// The string tables; nil for none.
  var tables: [Table]?

  /// The paths of the fonts; nil for none.
  var fonts: [String]?

  /// The names of the font files that the system registers when the extension starts; nil for all, as that is not known.
  var appFonts: [String]?

  /// The intent definitions whose classes the program has; nil for none.
  var definitions: [Definition]?

  /// Reads a manifest from a file.
  ///
  /// - Throws: Foundation's error if the file cannot be read or decoded.
  static func read(_ path: String) throws -> LoadedManifest {
    try JSONDecoder().decode(
      LoadedManifest.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
