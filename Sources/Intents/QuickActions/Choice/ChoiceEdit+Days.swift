// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel

extension ChoiceEdit {
  /// The edit with days in place of words such as `today`, `tomorrow` or `明日`, if a date is typed.
  ///
  /// - Parameters:
  ///   - widget: What knows which parameters are dates.
  ///   - today: The day it is; only asked if a date is typed.
  /// - Returns: The edit to make.
  package func namingDays(
    of widget: WidgetIntent, today: () -> CalendarDay?
  ) -> ChoiceEdit {
    func named(_ text: String, _ parameter: String?) -> String {
      let attribute =
        if let parameter { widget.intent.parameter(named: parameter) } else { widget.onlyList }
      guard let attribute, case .date(let parts) = widget.control(of: attribute), parts != .time
      else { return text }
      let word = text.prefix { parts == .date || $0 != " " && $0 != "\u{3000}" }
      return today()?.named(String(word)).map { $0.text + text[word.endIndex...] } ?? text
    }
    switch self {
    case .set(let parameter, let value):
      return .set(parameter: parameter, value: named(value, parameter))
    case .replace(let position, let value, let list):
      return .replace(position: position, identifier: named(value, list), in: list)
    case .add(let value, let list): return .add(identifier: named(value, list), in: list)
    default: return self
    }
  }
}

extension WidgetIntent {
  /// The list of edits that name no list, without a catalog; nil if there are several.
  fileprivate var onlyList: Attribute? {
    guard catalog == nil else { return nil }
    let lists = offeredParameters.filter(\.isArray)
    return lists.count == 1 ? lists.first : nil
  }
}
