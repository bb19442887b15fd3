// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension CommandFailure {
  /// An unknown name, with the near one, or all that are known.
  ///
  /// - Parameters:
  ///   - noun: What the name is of, such as `type size`.
  ///   - name: The name.
  ///   - known: The names that mean something.
  package init(unknown noun: String, _ name: String, among known: [String]) {
    let near = NearName.question(name, among: known)
    let advice = near.isEmpty ? "; use \(known.joined(separator: ", "))" : near
    self.init("unknown \(noun) '\(VisibleText.of(name))'\(advice)", exitCode: 2)
  }
}
