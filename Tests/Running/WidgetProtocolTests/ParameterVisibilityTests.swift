// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActions
import Testing
import WidgetProtocol
import WidgetViews

@Suite struct ParameterVisibilityTests {
  private typealias Comparison = ParameterVisibility.Comparison

  private func holds(_ comparison: Comparison, _ value: ParameterValue?) -> Bool {
    ParameterVisibility(alternatives: [[.parameter("count", comparison, [3])]])
      .holds(for: value.map { ["count": $0] } ?? [:], in: .systemSmall)
  }

  @Test(
    "of a condition and its opposite exactly one holds",
    arguments: [nil, 2, 3, 4, "many"] as [ParameterValue?])
  func opposites(value: ParameterValue?) {
    let pairs: [(Comparison, Comparison)] = [
      (.greater, .lessOrEqual), (.less, .greaterOrEqual), (.equal, .notEqual),
      (.contains, .containsNot), (.hasValue, .hasNoValue),
    ]
    for (one, other) in pairs {
      #expect(holds(one, value) != holds(other, value), "\(one) \(String(describing: value))")
    }
  }

  @Test("numbers are compared by their order")
  func order() {
    #expect([2, 3, 4].map { holds(.greater, $0) } == [false, false, true])
    #expect([2, 3, 4].map { holds(.greaterOrEqual, $0) } == [false, true, true])
    #expect([2, 3, 4].map { holds(.less, $0) } == [true, false, false])
    #expect([2, 3, 4].map { holds(.lessOrEqual, $0) } == [true, true, false])
  }
}
