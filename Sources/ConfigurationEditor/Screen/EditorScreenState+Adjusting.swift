// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions

extension EditorScreenState {
  /// Gives the selected value the one beside it: the next of an enum, the other of a switch, a number that is a step away.
  mutating func adjust(by step: Int) {
    guard case .value(let parameter) = selection, let row = selectedRow, row.isAdjustable else {
      return say(texts(.saidNoKey))
    }
    let value: String
    switch row.control {
    case .boolean: value = step > 0 ? "true" : "false"
    case .enumeration(let choices):
      let place = choices.firstIndex { $0.name == row.spelling }
      let next = place.map { min(max(0, $0 + step), choices.count - 1) } ?? 0
      value = choices[next].name
    case .number(let traits): value = traits.text(row.spelling, by: step)
    default: return
    }
    if value != row.spelling { make(.set(parameter: parameter, value: value)) }
  }
}

extension ParameterForm.Row {
  /// Whether a key leads from its value to the one beside it.
  var isAdjustable: Bool {
    guard !isListed else { return false }
    return switch control {
    case .boolean, .number: true
    case .enumeration(let choices): !choices.isEmpty
    default: false
    }
  }
}

extension ParameterControl.NumberTraits {
  /// How far a key goes: a whole number, but for a fraction between near limits a part of what lies between.
  private var keyStep: Double {
    guard !isWhole, let minimum, let maximum, maximum - minimum <= 10 else { return step }
    return maximum - minimum <= 1 ? 0.05 : 0.5
  }

  /// The spelling of the number that is some steps away from another, within the limits.
  func text(_ spelling: String, by steps: Int) -> String {
    let old = Double(spelling) ?? minimum ?? 0
    var new = old + Double(steps) * keyStep
    // Fractions of ten are not exact, and nobody wants to see that.
    if abs(new) < 1e9 { new = (new * 1000).rounded() / 1000 }
    let bounded = min(max(new, minimum ?? new), maximum ?? new)
    return NumberText.of(bounded)
  }
}

/// Numbers as people type them.
enum NumberText {
  /// A number without a useless fraction.
  static func of(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }
}
