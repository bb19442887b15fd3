// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText

extension Attribute {
  /// The place to point to when speaking of the attribute: its name.
  var nameRange: SourceRange { name?.range ?? declaration.range }
}

extension Intent {
  /// The place to point to when speaking of the intent: its name.
  var nameRange: SourceRange { name?.range ?? declaration.range }
}
