// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText

/// The names by which combinations, relationships and sentences speak of parameters.
struct ParameterNames: Sendable {
  private let names: [String]

  /// The names of the given parameters.
  init(of parameters: [Attribute]) {
    names = parameters.map(\.propertyName)
  }

  /// The given names.
  init(_ names: some Sequence<String>) {
    self.names = names.map(\.asPropertyName)
  }

  /// Whether a parameter has the name.
  ///
  /// The first letter may be in upper case, as in the declaration: the runtime changes it there, and what Xcode writes in the
  /// other places is not known.
  func contains(_ name: String) -> Bool {
    names.contains(name.asPropertyName)
  }

  /// A question whether a near name was meant; empty if none is near.
  func question(_ name: String, or others: [String] = []) -> String {
    NearName.question(name, among: names + others)
  }
}
