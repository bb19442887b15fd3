// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel

extension IntentDefinition {
  /// The parameters of all intents.
  var allParameters: some Sequence<Attribute> { intents.map(\.parameters).joined() }

  /// The attributes of all intents, responses and types.
  var allAttributes: some Sequence<Attribute> {
    let lists = intents.flatMap { [$0.parameters, $0.response?.parameters ?? []] }
    return (lists + types.map(\.properties)).joined()
  }
}
