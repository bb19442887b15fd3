// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Combine
import Testing

@Suite("Demands")
struct DemandTests {
  private typealias Demand = Subscribers.Demand

  @Test(
    "demands are compared with each other and with numbers, and no number reaches one without a limit"
  )
  func comparing() {
    let two = Demand.max(2)
    #expect(two < .max(3) && two < .unlimited && !(Demand.unlimited < .unlimited))
    #expect(two == 2 && 2 == two && two != 3 && two > 1 && two >= 2 && two <= 2 && two < 3)
    #expect(1 < two && 3 > two && 2 >= two && 2 <= two)
    #expect(Demand.unlimited > Int.max && Int.max < Demand.unlimited && Demand.unlimited != 0)
    #expect(two.max == 2 && Demand.unlimited.max == nil && Demand.none.max == 0)
  }

  @Test("what is counted without a limit stays so, and no demand is for less than nothing")
  func counting() {
    let two = Demand.max(2)
    #expect(two + 1 == 3 && two + two == 4 && two - 1 == 1 && two * 3 == 6)
    #expect(two - 5 == .none && two - .unlimited == .none && two + .unlimited == .unlimited)
    #expect(Demand.unlimited - 5 == .unlimited && Demand.unlimited - two == .unlimited)
    #expect(Demand.max(Int.max) + 1 == .unlimited && Demand.max(Int.max) * 2 == .unlimited)
    var left = Demand.max(3)
    left -= 1
    left += two
    left *= 2
    left -= .max(1)
    #expect(left == 7)
  }
}
