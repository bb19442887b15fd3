// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import ActionCatalogs
import Diagnostics

extension ActionCatalogError {
  /// Whether the file is no JSON at all.
  package var isUnparsable: Bool {
    diagnostics.contains { $0.id == "invalid-property-list" }
  }
}
