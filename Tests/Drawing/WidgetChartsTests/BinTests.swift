// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetCharts
import WidgetValues
import WidgetViews

@Suite struct BinTests {
  @Test("bins of data have round thresholds that cover it")
  func numbers() {
    let bins = NumberBins(data: [2.7, 3.1, 5.9], desiredCount: 7)
    #expect(bins.thresholds == [2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6])
    #expect(bins.count == 7)
    #expect(NumberBins(data: [0, 95]).thresholds == [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
    #expect(
      NumberBins(data: [0, 95], minimumStride: 25).thresholds == [0, 25, 50, 75, 100])
    #expect(NumberBins(range: 0...6, count: 3).thresholds == [0, 2, 4, 6])
    #expect(NumberBins(size: 0.25, range: 0.1...0.6).thresholds == [0, 0.25, 0.5, 0.75])
    #expect(NumberBins(thresholds: [3, 1, 2, 2]).thresholds == [1, 2, 3])
    let counts: [UInt16] = [0, 95]
    #expect(NumberBins(data: counts, minimumStride: 25).thresholds == [0, 25, 50, 75, 100])
    #expect(NumberBins(range: UInt16(0)...6, count: 3) == NumberBins(thresholds: [0, 2, 4, 6]))
  }

  @Test("bins of nothing, of one value and of too many values are bins")
  func extremes() {
    #expect(NumberBins(data: [Double]()).thresholds == [0, 1])
    #expect(NumberBins(data: [Double.nan, 7]).thresholds == [7, 8])
    #expect(NumberBins(size: 1e-9, range: 0...1.0).thresholds == [0, 1])
    #expect(NumberBins(size: -1, range: 0...1.0).thresholds == [0, 1])
    #expect(NumberBins(size: -1, range: 4...4).thresholds == [4, 5])
    #expect(NumberBins(data: [1e300]).count == 1)
    #expect(NumberBins<Int>(thresholds: []).isEmpty)
    #expect(NumberBins<Int>(thresholds: [4]).isEmpty)
    #expect(NumberBins<Int>(thresholds: []).index(for: 3) == 0)
  }

  @Test("a value is in the bin that begins at it, and only the last bin has its end")
  func index() {
    let bins = NumberBins(thresholds: [0, 10, 20])
    #expect([-5, 0, 9, 10, 19, 20, 25].map(bins.index(for:)) == [0, 0, 0, 1, 1, 1, 1])
    #expect(bins[0].contains(0) && !bins[0].contains(10))
    #expect(bins[1].contains(20) && !bins[1].contains(21))
    #expect([bins[0].lowerBound, bins[0].upperBound] == [0, 10])
  }

  @Test("bins of moments are whole units of time")
  func moments() {
    // 2026-06-09 00:00 and 2026-08-20 12:00.
    let start = Instant(secondsSince1970: 1_780_963_200)
    let end = start.advanced(by: .seconds(72 * 86_400 + 43_200))
    let months = InstantBins(unit: .month, range: start...end)
    #expect(months.count == 3)
    #expect(months.thresholds.first == start.advanced(by: .seconds(-8 * 86_400)))
    #expect(months.index(for: end) == 2)
    #expect(InstantBins(unit: .month, by: 2, range: start...end).count == 2)
    // Two weeks each, from the Sunday before.
    #expect(InstantBins(range: start...end, desiredCount: 10).count == 6)
    #expect(InstantBins(seconds: 86_400, range: start...end).count == 73)
    #expect(InstantBins(unit: .day, range: start...start).count == 1)
    #expect(InstantBins(seconds: 0, range: start...end).thresholds == [start, end])
    let long = Instant(secondsSince1970: 0)...Instant(secondsSince1970: 4_000_000_000)
    #expect(InstantBins(unit: .second, range: long).count == 1000)
  }
}
