// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics

/// The findings of the reader of catalogs, by identifier.
///
/// The pages of the rules take identifier and severity from here, and a test goes through all cases.
package enum CatalogFindingID: String, CaseIterable, Sendable {
  case valueOfWrongType = "catalog-value-of-wrong-type"
  case memberMissing = "catalog-member-missing"
  case unknownMember = "unknown-catalog-member"
  case unsupportedVersion = "unsupported-catalog-version"
  case duplicateIdentifier = "duplicate-destination-identifier"
  case unknownIntent = "unknown-catalog-intent"
  case unsuitableParameter = "unsuitable-catalog-parameter"
  case unknownFamily = "unknown-widget-family"
  case unknownProperty = "unknown-destination-property"
  case missingURL = "destination-url-missing"
  case destinationValueOfWrongType = "destination-value-of-wrong-type"
  case invalidURL = "invalid-destination-url"
  case undeclaredScheme = "undeclared-url-scheme"
  case unsuitableDefault = "unsuitable-default-destination"
  case unknownSection = "unknown-destination-section"
  case invalidStyleValue = "invalid-style-value"

  /// The severity of a finding: with any of them, the widget would not be the one that is meant.
  package var severity: Severity { .error }
}
