// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// The string catalog in which the texts of a widget's configuration are looked up.
package struct ConfigurationCatalog: Sendable {
  /// The name of the `project.pbxproj`.
  package let projectFile: String

  /// The identifier of the target that has the configuration.
  package let target: String

  /// `Localizable.xcstrings`; nil if the target has none, several, or other tables of the name.
  package let source: SourceFile?
}
