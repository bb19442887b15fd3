// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText
import WidgetProject

extension ProjectContext {
  /// The definitions of a built product, those of which a bundle has a copy included.
  func definitions(of product: BuiltProduct) -> [IntentDefinition] {
    let files = Set(product.bundles.flatMap(\.definitions).flatMap(\.variants).map(\.file))
    return project.definitions.filter { files.contains($0.source.name) }
  }

  /// The bundles with App Intents, each with their metadata, in the order of products and paths.
  var bundlesWithMetadata: [(bundle: BuiltBundle, metadata: ActionsMetadata)] {
    project.products.flatMap(\.bundlesWithMetadata)
  }
}

extension BuiltProduct {
  /// The bundles with App Intents, each with their metadata.
  var bundlesWithMetadata: [(bundle: BuiltBundle, metadata: ActionsMetadata)] {
    bundles.compactMap { bundle in bundle.metadata.map { (bundle, $0) } }
  }
}
