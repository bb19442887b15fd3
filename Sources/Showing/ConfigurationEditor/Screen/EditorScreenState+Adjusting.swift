// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import SourceText

extension EditorScreenState {
  /// Gives the selected value the one beside it: the next of an enum, the other of a switch, a number that is a step away,
  /// the next day.
  ///
  /// - Parameters:
  ///   - step: How many; negative for less.
  ///   - isLarge: Whether a number or date goes by large steps.
  mutating func adjust(by step: Int, isLarge: Bool = false) {
    guard case .value(let parameter) = selection, let row = selectedRow, row.isAdjustable else {
      return say(texts(.unknownKey))
    }
    let value: String
    switch row.control {
    case .boolean: value = step > 0 ? "true" : "false"
    case .enumeration(let choices):
      let place = choices.firstIndex { $0.name == row.spelling }
      let next = place.map { min(max(0, $0 + step), choices.count - 1) } ?? 0
      value = choices[next].name
    case .number(let traits):
      value = traits.text(row.spelling, by: Double(step) * (isLarge ? traits.leap : traits.stride))
    case .date(let parts):
      let count = isLarge ? (parts == .time ? 60 : 7) : 1
      let text = CalendarSpelling.text(
        row.spelling, parts: parts, by: step * count, today: editor.today())
      guard let text else { return say(texts(.noNearDay), isProblem: true) }
      value = text
    default: return
    }
    if value != row.spelling { make(.set(parameter: parameter, value: value)) }
  }

  // MARK: The knob

  /// Takes the knob of a number to a place on its line; the number is there once it is let go.
  mutating func slide(_ item: SheetItem, to place: Int, of count: Int) {
    guard case .value(let parameter) = item,
      case .number(let traits) = editor.form[parameter]?.control,
      let value = traits.text(atPlace: place, of: count)
    else { return }
    selection = item
    mode = .sliding(.init(parameter: parameter, value: value))
    attempt(.set(parameter: parameter, value: value))
  }

  mutating func letGo(_ sliding: EditorMode.Sliding) {
    mode = .sheet
    trial = nil
    guard editor.form[sliding.parameter]?.spelling != sliding.value else { return }
    make(.set(parameter: sliding.parameter, value: sliding.value))
  }
}

extension ParameterForm.Row {
  /// Whether a key leads from its value to the one beside it.
  var isAdjustable: Bool {
    guard !isListed else { return false }
    return switch control {
    case .boolean, .number, .date: true
    case .enumeration(let choices): !choices.isEmpty
    default: false
    }
  }
}
