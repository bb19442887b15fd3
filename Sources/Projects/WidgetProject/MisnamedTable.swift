// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk

/// A string table that nothing reads, since it is named after the definition's file and not after the definition.
package struct MisnamedTable: Hashable, Sendable {
  /// The path of the misnamed file.
  package let file: FilePath

  /// The name that it should have.
  package let expectedName: String

  /// The name of the definition's file.
  package let definition: String
}
