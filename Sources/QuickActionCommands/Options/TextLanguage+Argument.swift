// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import QuickActions
import SourceText

extension TextLanguage {
  /// Refuses a text for `--locale` that is not the name of a language.
  static func check(_ text: String?) throws {
    guard let text else { return }
    if text.isEmpty {
      throw ValidationError("'--locale' is empty; name a language such as ja, or omit the option")
    }
    if name(text) == nil {
      throw ValidationError(
        "'\(VisibleText.of(text))' for '--locale' is not the name of a language; use a name such as ja, zh-Hans or pt-BR"
      )
    }
  }
}
