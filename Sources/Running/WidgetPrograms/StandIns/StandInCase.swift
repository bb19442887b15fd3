// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration

/// A case of an enumeration of a stand-in: one that a pattern of the user's names.
struct StandInCase: Hashable {
  /// The key of its declaration.
  var key: String

  var name: String

  /// The labels of its values; empty for those without one.
  var labels: [String]

  /// Its values, as a declaration has them.
  var values: String {
    guard !labels.isEmpty else { return "" }
    let values = labels.map { $0.isEmpty ? "StandInValue" : "\($0.swiftName): StandInValue" }
    return "(\(values.joined(separator: ", ")))"
  }
}
