// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import TimelineSimulation

@Suite struct DeviceCountTests {
  @Test(
    "a number of devices is written as people write it",
    arguments: [
      ("1000000", 1_000_000), ("1_000_000", 1_000_000), ("1,000,000", 1_000_000),
      ("1M", 1_000_000), ("1m", 1_000_000), ("2.5M", 2_500_000), ("10k", 10_000),
      ("1e6", 1_000_000),
      ("1.25e3", 1_250), ("0", 0), ("1.0k", 1_000), ("1.50", nil), ("1.5", nil), ("", nil),
      ("k", nil), ("1G", nil), ("-5", nil), ("1e", nil), ("1e-3", nil), ("e6", nil), (".5M", nil),
      ("1.M", nil), ("1.2.3M", nil), ("_1", nil), ("1_", nil), ("１", nil), ("0.0001k", nil),
      ("99999999999999999999", nil),
    ] as [(String, Int?)])
  func reads(text: String, number: Int?) {
    #expect(DeviceCount.number(text) == number)
  }
}
