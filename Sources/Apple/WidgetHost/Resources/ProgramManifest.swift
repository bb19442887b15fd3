// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// The file beside a program that names what belongs to it: `PROGRAM.resources.json`, which `quickaction build` writes.
struct ProgramManifest: Decodable {
  /// A table of strings.
  struct Table: Decodable {
    /// The file.
    var path: String
  }

  /// The identifier of the widget extension; nil if it is not known.
  var bundleIdentifier: String?

  /// The language of keys that have no translation; nil if it is not known.
  var developmentLanguage: String?

  /// The groups of the entitlements.
  var appGroups: [String]?

  /// The principal classes of the intents extensions, as `Module.IntentHandler`.
  var handlers: [String]?

  /// The asset catalogs.
  var assetCatalogs: [String]?

  /// The tables of strings.
  var tables: [Table]?

  /// The fonts.
  var fonts: [String]?

  /// Reads a file.
  ///
  /// - Throws: An error of Foundation if it cannot be read.
  static func read(_ path: String) throws -> ProgramManifest {
    try JSONDecoder().decode(
      ProgramManifest.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
