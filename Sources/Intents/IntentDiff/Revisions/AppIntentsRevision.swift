// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel

/// The App Intents of a bundle in one revision: what the metadata of a built product says.
package struct AppIntentsRevision: Sendable {
  /// The path of the metadata in the product.
  package let path: String

  /// The metadata of the App Intents.
  package let metadata: ActionsMetadata

  /// Creates a revision from a file's path and its metadata.
  package init(path: String, metadata: ActionsMetadata) {
    self.path = path
    self.metadata = metadata
  }
}
