// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel

extension IntentDefinition {
  /// The parameters of all intents.
  var allParameters: some Sequence<Attribute> { intents.map(\.parameters).joined() }
}
