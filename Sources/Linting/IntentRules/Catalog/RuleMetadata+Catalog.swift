// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentLint

extension RuleMetadata {
  /// Creates the page of a finding of the reader of catalogs, which has its identifier and its severity.
  init(of finding: CatalogFindingID, summary: String, why: String, remedy: String) {
    self.init(
      id: finding.rawValue, family: .catalog, severity: finding.severity, summary: summary,
      why: why, remedy: remedy)
  }
}
