// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk

/// Rules that are not applied to some of the files.
package struct PerFileIgnore: Hashable, Sendable {
  /// The pattern of the files, relative to the configuration's folder.
  package var pattern: PathPattern

  /// The identifiers of the rules.
  package var rules: Set<String>

  /// Creates an exception: rules that are ignored in the files of a pattern.
  package init(pattern: PathPattern, rules: Set<String>) {
    self.pattern = pattern
    self.rules = rules
  }
}
