// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import PropertyListSyntax
import SourceText

/// What the privacy manifests of a bundle say about API for which Apple wants a reason.
package enum PrivacyManifest: Sendable {
  /// The bundle has no manifest.
  case none
  /// A manifest is not there or cannot be read, as one that a build makes.
  case unknown
  /// The categories for which reasons are given, such as `NSPrivacyAccessedAPICategoryUserDefaults`.
  case categories(Set<String>)

  /// Reads manifests.
  ///
  /// - Parameters:
  ///   - paths: Their files.
  ///   - fileSystem: Where they are.
  init(_ paths: [FilePath], in fileSystem: FileSystem) {
    guard !paths.isEmpty else {
      self = .none
      return
    }
    var categories: Set<String> = []
    for path in paths {
      guard let source = try? fileSystem.source(at: path),
        let document = try? PropertyListDocument(source)
      else {
        self = .unknown
        return
      }
      guard let types = document.root["NSPrivacyAccessedAPITypes"] else { continue }
      categories.formUnion(types.elements.compactMap { $0["NSPrivacyAccessedAPIType"]?.string })
    }
    self = .categories(categories)
  }
}
