// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import TimelineSimulation

/// Random numbers that are a function of where they are drawn.
@Suite struct RandomDrawsTests {
  @Test("draws are the same on every machine")
  func arePinned() {
    let draws = RandomDraws(seed: 42, device: 7, .jitter)
    #expect(draws[0] == draws[0])
    #expect([draws[0], draws[1], draws[2]] == RandomDrawsTests.pinned)
  }

  private static let pinned: [UInt64] = [
    17_673_357_507_929_047_057, 6_646_276_863_097_772_678, 6_182_917_739_763_069_340,
  ]

  @Test("draws differ by seed, device, purpose, widget and position")
  func differ() {
    var seen = Set<UInt64>()
    for seed in UInt64(0)..<4 {
      for device in UInt64(0)..<4 {
        for purpose in [RandomDraws.Purpose.zone, .habit, .jitter, .systemDelay] {
          for widget in 0..<4 {
            let draws = RandomDraws(seed: seed, device: device, purpose, widget: widget)
            for index in 0..<4 { seen.insert(draws[index]) }
          }
        }
      }
    }
    #expect(seen.count == 4 * 4 * 4 * 4 * 4)
  }

  @Test("each number of a range is about as likely")
  func areEven() {
    var counts = Array(repeating: 0, count: 10)
    for device in UInt64(0)..<10_000 {
      counts[Int(RandomDraws(seed: 1, device: device, .placement).number(0, through: 9))] += 1
    }
    // The deviation of a fair count is about 30.
    #expect(counts.allSatisfy { (850...1_150).contains($0) }, "\(counts)")
    #expect(RandomDraws(seed: 1, device: 1, .zone).number(0, through: 0) == 0)
    #expect(RandomDraws(seed: 1, device: 1, .zone).number(0, through: -5) == 0)
  }
}
