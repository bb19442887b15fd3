// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import QuickActions
import SourceText

extension TextLanguage {
  /// Refuses a text that is not the name of a language.
  ///
  /// - Parameters:
  ///   - text: The text; nil if the option is not given.
  ///   - option: The option.
  /// - Throws: `ValidationError` if it is empty, or not such a name.
  static func check(_ text: String?, of option: String = "--locale") throws {
    guard let text else { return }
    if text.isEmpty {
      throw ValidationError("'\(option)' is empty; name a language such as ja, or omit the option")
    }
    if name(text) == nil {
      throw ValidationError(
        "'\(VisibleText.of(text))' for '\(option)' is not the name of a language; use a name such as ja, zh-Hans or pt-BR"
      )
    }
  }
}
