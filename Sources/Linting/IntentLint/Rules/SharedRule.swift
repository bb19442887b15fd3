// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A rule about files and catalogs that a built extension breaks, too, as is seen when it is drawn and run.
///
/// In a Swift file such a rule finds a part of what there is; the rest is found by running. The raw value is the identifier of
/// the rule.
package enum SharedRule: String, CaseIterable, Sendable {
  case brokenWord = "broken-word"
  case currentDate = "current-date-in-widget-view"
  case imageTooLarge = "image-too-large-for-devices"
  case missingAppGroup = "missing-app-group"
  case missingContainerBackground = "missing-container-background"
  case smallTapTarget = "small-tap-target"
  case tooManyTapTargets = "too-many-tap-targets"
  case unknownReloadedKind = "unknown-reloaded-kind"
  case untranslatedGalleryText = "untranslated-gallery-text"
}
