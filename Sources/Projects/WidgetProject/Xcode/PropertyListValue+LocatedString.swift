// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

extension PropertyListValue {
  /// The text with its range; nil for any other kind of value.
  var locatedString: Located<String>? {
    string.map { Located($0, at: range) }
  }
}
