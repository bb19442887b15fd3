// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension RunTexts {
  /// A number of things, whose name is another if it is one.
  func count(_ number: Int, _ one: RunText, _ many: RunText) -> String {
    number == 1 ? self(one) : self(many, "\(number)")
  }
}
