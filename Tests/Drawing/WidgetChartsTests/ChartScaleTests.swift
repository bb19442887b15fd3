// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@testable import WidgetCharts

@Suite struct ChartScaleTests {
  @Test(
    "round numbers are multiples of one, two or five times a power of ten",
    arguments: [
      (0.0, 21.0, 2, 10.0), (0, 21, 3, 5), (0, 1, 4, 0.2), (0, 0.03, 3, 0.01), (0, 9e6, 4, 2e6),
      (-5, 5, 2, 5),
    ])
  func numbers(low: Double, high: Double, count: Int, step: Double) {
    let ticks = NumberTicks(from: low, to: high, count: count)
    #expect(abs(ticks.step / step - 1) < 1e-12)
  }

  @Test("multiples of decimal steps are written without what binary fractions leave behind")
  func decimals() {
    let ticks = NumberTicks(step: 0.1)
    #expect(ticks.values(from: 0, to: 0.5) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(NumberText.string(0.30000000000000004, decimals: 1) == "0.3")
    #expect(NumberText.string(-1_234_567, decimals: 0) == "-1,234,567")
    #expect(NumberText.string(-0.2, decimals: 0) == "0")
    // What is too large for its decimals is written as Swift writes it.
    #expect(NumberText.string(9e14, decimals: 9) == "\(9e14)")
    #expect(Logarithm.powerOfTwo(.nan) == 0)
    #expect(TimeTicks(unit: .month, count: .max).values(from: 0, to: 1e9, in: .utc) == [0])
    #expect(TimeTicks.text(1e300, unit: .day, in: .utc, locale: "en").isEmpty)
    #expect(ChartScale.moment(.nan) == .moment(Instant(secondsSince1970: 0)))
    #expect(NumberTicks(step: 0).values(from: 0, to: 1).isEmpty)
    #expect(NumberTicks(step: 1e-9).values(from: 0, to: 1e9).isEmpty)
    // A step more is the same number there.
    #expect(NumberTicks(from: 1e300, to: 1e300, count: 4).values(from: 1e300, to: 1e300).isEmpty)
  }

  @Test(
    "an axis by powers of ten ends, also where it begins at no logarithm",
    arguments: [0.0...1000, -5...10, 1...1.5e308])
  func endlessPowers(domain: ClosedRange<Double>) {
    let chart = Chart {
      PointMark(x: .value("x", 1), y: .value("y", 1.5e308))
    }
    .chartYScale(domain: domain, type: .log)
    let canvas = WidgetCanvas(family: .systemMedium, size: Size(width: 300, height: 200))
    #expect(!DisplayList(rendering: chart, on: canvas, in: EnvironmentValues()).items.isEmpty)
  }

  @Test("round moments begin at midnight, on Sundays, with months and with years")
  func moments() throws {
    let june = ChartSample.june
    let start = Double(june.secondsSince1970)
    let hours = TimeTicks(from: start, to: start + 86_400, count: 4)
    #expect(hours.unit == .hour && hours.count == 6)
    #expect(hours.values(from: start + 1, to: start + 86_400, in: .utc).count == 4)
    let weeks = TimeTicks(unit: .weekOfYear).values(from: start, to: start + 30 * 86_400, in: .utc)
    // The first Sunday after Monday, the first of June 2026.
    #expect(weeks.first == start + 6 * 86_400)
    let months = TimeTicks(unit: .month).values(from: start, to: start + 92 * 86_400, in: .utc)
    #expect(months.map { Int(($0 - start) / 86_400) } == [0, 30, 61, 92])
    let texts = ChartTimeUnit.allCases.map { unit in
      TimeTicks.text(start + 3661, unit: unit, in: .utc, locale: "en")
    }
    #expect(
      texts == [
        "1:01:01", "1:01", "1\u{202F}AM", "Jun 1", "Jun 1", "Jun", "Jun", "2026",
      ])
    let years = TimeTicks(from: 0, to: 1.8e9, count: 3)
    #expect(years.unit == .year && years.count == 20)
    #expect(TimeTicks(unit: .second).values(from: 0, to: 1e9, in: .utc).isEmpty)
  }

  @Test("the begin and the end of units of time follow the calendar")
  func units() {
    let march = Instant(secondsSince1970: 1_773_532_800 + 3_723)  // 15 March 2026, 1:02:03
    let starts = ChartTimeUnit.allCases.map { unit in
      Int(march.secondsSince1970 - unit.start(of: march, in: .utc).secondsSince1970)
    }
    // A Sunday, so that a week begins on it; the month 14 days before, quarter and year 73.
    let day = 86_400
    #expect(
      starts == [0, 3, 123, 3723, 3723, 3723 + 14 * day, 3723 + 73 * day, 3723 + 73 * day])
    let year = ChartTimeUnit.year.start(of: march, in: .utc)
    let next = ChartTimeUnit.year.advance(year, by: 1, in: .utc)
    #expect(next.secondsSince1970 - year.secondsSince1970 == Int64(365 * day))
  }

  @Test(
    "logarithms are exact to nine digits and undone by powers", arguments: [1e-9, 0.3, 1, 7, 1e12])
  func logarithms(number: Double) {
    #expect(abs(Logarithm.powerOfTwo(Logarithm.ofTwo(number)) / number - 1) < 1e-9)
    #expect(Logarithm.ofTwo(8) == 3)
  }

  @Test("places and numbers on a scale are each other's inverse")
  func inverse() throws {
    let types: [ScaleType] = [
      .linear, .squareRoot, .log, .power(exponent: 3), .symmetricLog,
      .symmetricLog(slopeAtZero: 0.1),
    ]
    for type in types {
      var scale = ChartScale()
      (scale.lower, scale.upper, scale.length, scale.type) = (1, 1000, 200, type)
      scale.padding = (10, 20)
      for isVertical in [false, true] {
        scale.isVertical = isVertical
        for number in [1.0, 30, 1000] {
          let place = scale.place(number)
          #expect(place >= 10 - 1e-6 && place <= 190 + 1e-6)
          let back = try #require(scale.number(at: place))
          #expect(abs(back / number - 1) < 1e-6)
        }
      }
    }
  }

  @Test("a scale of logarithms at both sides of 0 has ticks at both sides")
  func bothSides() {
    var scale = ChartScale()
    (scale.lower, scale.upper, scale.type) = (-100, 1000, .symmetricLog)
    let expected = [-100.0, -10, -1, 0, 1, 10, 100, 1000]
    #expect(scale.ticks(count: nil) == expected.map(PlottedValue.number))
    #expect(ScaleType.power(exponent: 0) == .power(exponent: 1))
    #expect(ScaleType.symmetricLog.apply(-3) == -ScaleType.symmetricLog.apply(3))
  }
}
