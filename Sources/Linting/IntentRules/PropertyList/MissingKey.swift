// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Parts without a key that everything else depends on.
struct MissingKey: ReaderRule {
  static let metadata = RuleMetadata(
    id: "missing-key", family: .propertyList, severity: .error,
    summary: "A part has no name, an attribute has no type, or a definition has no intents.",
    why: """
      Nothing can refer to a part without a name, and no code can be generated for it: the build fails, or the part is \
      missing on the screen.
      """,
    remedy: "Add the key that the finding names, or remove the part.")

  static let examples: [RuleExample] = [
    .parameters(.marked(.parameter("account", type: .absent))),
    .parameters(.parameter("account")),
  ]
}
