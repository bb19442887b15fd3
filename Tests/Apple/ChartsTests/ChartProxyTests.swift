// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Charts
import Testing
import WidgetViews

/// The proxy of a chart, with the types of Foundation.
@Suite("The proxy of a chart")
struct ChartProxyTests {
  private final class Box {
    var proxy: ChartProxy?

    func keep(_ proxy: ChartProxy) -> Color {
      self.proxy = proxy
      return .clear
    }
  }

  private func proxy(@ChartContentBuilder _ content: () -> AnyChartContent) throws -> ChartProxy {
    let box = Box()
    let chart = Chart { content() }
      .chartXScale(domain: Self.start...Self.start.addingTimeInterval(100))
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartOverlay { box.keep($0) }
    _ = DisplayList(
      rendering: chart,
      on: WidgetCanvas(
        family: .systemMedium, size: WidgetViews.Size(width: 200, height: 100),
        contentMargins: EdgeInsets(all: 0)), in: EnvironmentValues())
    return try #require(box.proxy)
  }

  private static let start = Date(timeIntervalSince1970: 1_780_963_200)

  @Test("dates and numbers are read at places of the plot")
  func values() throws {
    let proxy = try proxy { PointMark(x: .value("x", Self.start), y: .value("y", 1)) }
    let middle = Self.start.addingTimeInterval(50)
    #expect(proxy.value(atX: 100, as: Date.self) == middle)
    let place: CGFloat = try #require(proxy.position(forX: middle))
    #expect(abs(place - 100) < 1e-9)
    let point = try #require(proxy.position(for: (x: middle, y: 1)))
    #expect(abs(point.x - 100) < 1e-9)
    #expect(proxy.value(at: CGPoint(x: 100, y: 0), as: (Date, String).self) == nil)
    #expect(proxy.xDomain(dataType: Date.self).first == Self.start)
    let size: CGSize = proxy.plotSize
    #expect(size == CGSize(width: 200, height: 100))
  }

  @Test("sectors are read at angles from the top, clockwise")
  func angles() throws {
    let proxy = try proxy {
      SectorMark(angle: .value("a", 1))
      SectorMark(angle: .value("a", 3))
    }
    #expect(abs(proxy.angle(at: CGPoint(x: 100, y: 0)).degrees) < 1e-9)
    #expect(abs(proxy.angle(at: CGPoint(x: 200, y: 50)).degrees - 90) < 1e-9)
    #expect(abs(proxy.angle(at: CGPoint(x: 0, y: 50)).degrees - 270) < 1e-9)
    // An integer is the nearest one.
    #expect(proxy.value(atAngle: .degrees(90), as: Int.self) == 1)
    #expect(proxy.value(atAngle: .degrees(-90), as: Int.self) == 3)
  }
}
