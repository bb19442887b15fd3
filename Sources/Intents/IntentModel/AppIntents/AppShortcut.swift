// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// An App Shortcut as the metadata of a bundle describes it: what people say to run an App Intent.
package struct AppShortcut: Sendable {
  /// What stands for the name of the app in a phrase.
  package static let applicationName = "${applicationName}"

  /// The identifier of the App Intent.
  package let action: Located<String>

  /// The phrases.
  package let phrases: [MetadataText]

  /// What it is called in lists; nil if the metadata does not say.
  package let shortTitle: MetadataText?
}
