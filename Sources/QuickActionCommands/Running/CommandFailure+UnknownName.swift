// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension CommandFailure {
  /// A name that means nothing: asks for the near one, else lists all that there are.
  ///
  /// - Parameters:
  ///   - noun: What the name is of, such as `type size`.
  ///   - name: The name.
  ///   - known: The names that mean something.
  init(unknown noun: String, _ name: String, among known: [String]) {
    let near = NearName.question(name, among: known)
    let advice = near.isEmpty ? "; there are \(known.joined(separator: ", "))" : near
    self.init("there is no \(noun) '\(VisibleText.of(name))'\(advice)", exitCode: 2)
  }
}
