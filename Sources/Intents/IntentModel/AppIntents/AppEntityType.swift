// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// A type of entities as the metadata of a bundle describes it.
package struct AppEntityType: Sendable {
  /// The name, by which saved entities find their type.
  package let name: Located<String>

  /// The display name of such entities; nil if the metadata has none.
  package let title: MetadataText?

  /// Whether entities of the type exist only while an intent runs, so that nothing saves them.
  package let isTransient: Bool

  /// The title that users see; the name if there is none.
  package var shownTitle: String { title?.key.value ?? name.value }
}

/// An enum as the metadata of a bundle describes it.
package struct AppEnumType: Sendable {
  /// The identifier, by which saved values find their type.
  package let identifier: Located<String>

  /// The display name of the enum; nil if the metadata has none.
  package let title: MetadataText?

  /// The cases, in their order.
  package let cases: [Case]

  /// A case of an app enum.
  package struct Case: Sendable {
    /// The raw value, which is saved.
    package let identifier: Located<String>

    /// The title; nil if the metadata does not say.
    package let title: MetadataText?

    /// The title that users see; the raw value if there is none.
    package var shownTitle: String { title?.key.value ?? identifier.value }
  }

  /// The title that users see; the identifier if there is none.
  package var shownTitle: String { title?.key.value ?? identifier.value }
}
