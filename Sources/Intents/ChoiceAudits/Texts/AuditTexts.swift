// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

extension AuditTexts {
  /// The name of a verdict.
  func name(of verdict: ChoiceVerdict) -> String {
    switch verdict {
    case .whole: self(.whole)
    case .incomplete: self(.incomplete)
    case .lost: self(.lost)
    case .unreadable: self(.unreadable)
    }
  }

  /// The explanation of a verdict.
  func hint(on verdict: ChoiceVerdict) -> String {
    switch verdict {
    case .whole: self(.wholeHint)
    case .incomplete: self(.incompleteHint)
    case .lost: self(.lostHint)
    case .unreadable: self(.unreadableHint)
    }
  }

  /// Why something is lost.
  func reason(_ cause: LossCause, family: String) -> String {
    switch cause {
    case .missingIntent: self(.missingIntent)
    case .intentNotForWidgets: self(.intentNotForWidgets)
    case .missingDestination: self(.missingDestination)
    case .tooMany: self(.tooMany, family)
    case .missingParameter: self(.missingParameter)
    case .invalidValue: self(.invalidValue)
    case .listForValue: self(.listForValue)
    case .valueForList: self(.valueForList)
    }
  }

  /// A number with commas: `10,000,000`.
  package func number(_ count: Int) -> String {
    var digits = String(count)
    var parts: [String] = []
    while digits.count > 3 {
      parts.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + parts).joined(separator: ",")
  }

  /// A part of a whole in percent, such as `12.3 %`; rounded so that only all is 100 % and only nothing is 0 %.
  func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0, part > 0 else { return "0 %" }
    guard part < whole else { return "100 %" }
    let tenths = min(999, max(1, Int((Double(part) / Double(whole) * 1000).rounded())))
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
