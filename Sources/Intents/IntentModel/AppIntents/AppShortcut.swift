// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// An App Shortcut as the metadata of a bundle describes it: the phrases that run an App Intent.
package struct AppShortcut: Sendable {
  /// The placeholder of the app's name in a phrase.
  package static let applicationName = "${applicationName}"

  /// The identifier of the App Intent.
  package let action: Located<String>

  /// The phrases that run the App Intent.
  package let phrases: [MetadataText]

  /// The title in lists; nil if the metadata has none.
  package let shortTitle: MetadataText?
}
