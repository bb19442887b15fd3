// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetViews

@Suite struct FontMetricsTests {
  @Test("a line of 17 points is 20.287 points high")
  func lineHeight() {
    #expect(abs(FontMetrics(size: 17).lineHeight - 20.287) < 0.001)
    #expect(abs(FontMetrics(size: 13).lineHeight - 15.514) < 0.001)
  }

  @Test(
    "the tracking is that of the guidelines, less what letters are narrower from 17 points on",
    arguments: [
      (12, 0), (13, -0.08), (17, -0.43), (20, -0.45 - 20 * 0.0155), (54, 0.32 - 54 * 0.0565),
      (12.5, -0.04), (22, -0.26 - 22 * 0.0308), (74, 0.105 - 74 * 0.0565), (96, -96 * 0.0565),
      (3, 0.12), (0, 0),
    ] as [(Double, Double)])
  func tracking(size: Double, points: Double) {
    #expect(abs(FontMetrics(size: size).tracking - points) < 1e-9)
  }

  @Test("a size that is none counts as 0", arguments: [-1, .nan, .infinity] as [Double])
  func noSize(size: Double) {
    #expect(FontMetrics(size: size).lineHeight == 0)
  }
}
