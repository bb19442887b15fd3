// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import PropertyListSyntax
package import SourceText

/// A folder of an asset catalog that is not an asset itself.
package enum AssetFolder {
  /// Whether the names of the assets in a folder begin with the folder's, by the folder's `Contents.json`.
  ///
  /// Such an asset has a `/` in its name, and is not found by a name without one.
  ///
  /// - Throws: `PropertyListError` if the file is not JSON.
  package static func providesNamespace(_ source: SourceFile) throws(PropertyListError) -> Bool {
    let document = try PropertyListDocument(source, as: .json)
    return document.root["properties"]?["provides-namespace"]?.boolean == true
  }

  /// Whether Xcode declares static properties such as `Color.brand` for the assets of a catalog, from its `Contents.json`.
  ///
  /// - Returns: What the catalog says; nil if it leaves that to the target's settings.
  /// - Throws: `PropertyListError` if the file is not JSON.
  package static func generatesSymbolExtensions(
    _ source: SourceFile
  ) throws(PropertyListError) -> Bool? {
    let document = try PropertyListDocument(source, as: .json)
    switch document.root["properties"]?["generate-swift-asset-symbol-extensions"]?.string {
    case "enabled": return true
    case "disabled": return false
    default: return nil
    }
  }
}
