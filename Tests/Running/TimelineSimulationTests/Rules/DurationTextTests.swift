// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import TimelineSimulation

/// Lengths of time as text.
@Suite struct DurationTextTests {
  @Test(
    "lengths are read and written",
    arguments: [
      ("0s", 0), ("90s", 90), ("15m", 900), ("1h30m", 5_400), ("2d", 172_800), ("1d1h1m1s", 90_061),
    ])
  func reads(text: String, seconds: Int) {
    #expect(DurationText.duration(text) == .seconds(seconds))
  }

  @Test(
    "lengths are written in the fewest units",
    arguments: [
      (0, "0s"), (90_000, "1m30s"), (86_400_000, "1d"), (1_500, "1s500ms"), (-60_000, "-1m"),
    ])
  func writes(milliseconds: Int, text: String) {
    #expect(DurationText.of(.milliseconds(milliseconds)) == text)
  }

  @Test(
    "what is no length is refused",
    arguments: [
      "", "5", "m", "-5m", "5 m", "5m5m", "5s5m", "1.5h", "1w", "５m", "99999999999999999999s",
      "999999999999d", "3652501d",
    ])
  func refuses(text: String) {
    #expect(DurationText.duration(text) == nil)
  }
}
