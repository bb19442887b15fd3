// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import QuickActions
package import SourceText

extension EditorTexts {
  /// The languages of the editor.
  package typealias Language = InterfaceLanguage

  /// Takes the texts of the language that is asked for, else that of the environment, else English.
  ///
  /// - Parameters:
  ///   - name: The language asked for, such as `ja`; nil for none.
  ///   - environment: The environment variables; the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set counts.
  package init(name: String?, environment: [String: String]) {
    let own = InterfaceLanguage(environment: environment)
    let asked = name.map { InterfaceLanguage(named: $0) } ?? own
    self.init(asked ?? .english)
  }

  /// The messages about choices.
  var choices: ChoiceTexts { ChoiceTexts(language) }

  /// The messages about the drawn widget.
  var issues: IssueTexts { IssueTexts(language) }
}
