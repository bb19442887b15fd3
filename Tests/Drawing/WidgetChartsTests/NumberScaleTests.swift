// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@testable import WidgetCharts

@Suite struct NumberScaleTests {
  private static func styles(_ change: (inout StyleScale) -> Void = { _ in }) -> StyleScale {
    var styles = StyleScale()
    change(&styles)
    return styles
  }

  @Test("numbers have colors between those of a gradient's ends")
  func gradient() throws {
    let colors = Gradient(colors: [.black, .white])
    let scale = try #require(
      GradientScale(of: [.number(10), .number(20)], Self.styles { $0.gradient = colors }))
    #expect(scale.color(of: 10) == .black)
    #expect(scale.color(of: 20) == Color.black.mix(with: .white, by: 1, in: .device))
    #expect(scale.color(of: 25) == scale.color(of: 20))
    #expect(scale.part(of: 12.5) == 0.25)
    #expect(scale.color(of: 15) == Color.black.mix(with: .white, by: 0.5, in: .device))
    #expect(scale.labels.map(\.text) == ["10", "15", "20"])
  }

  @Test("a domain counts before the values, and a single value is in the middle")
  func domain() throws {
    let scale = try #require(
      GradientScale(
        of: [.number(5)], Self.styles { $0.domain = [.number(0), .number(20)] }))
    #expect(scale.part(of: 5) == 0.25)
    #expect(try #require(GradientScale(of: [.number(5)], Self.styles())).part(of: 5) == 0.5)
  }

  @Test("categories, and values that have styles of their own, have no gradient")
  func categories() {
    #expect(GradientScale(of: [], Self.styles()) == nil)
    #expect(GradientScale(of: [.number(1), .category("a")], Self.styles()) == nil)
    #expect(
      GradientScale(of: [.number(1)], Self.styles { $0.range = [AnyShapeStyle(Color.red)] }) == nil)
    #expect(
      GradientScale(of: [.number(1)], Self.styles { $0.domain = [.category("a")] }) == nil)
    #expect(GradientScale(of: [.number(1)], Self.styles { $0.type = .category }) == nil)
  }

  @Test("symbols have areas in a range, by number or by order")
  func sizes() throws {
    let numbers = try #require(
      SymbolSizeScale(of: [.number(0), .number(10)], domain: nil, areas: .interval(20...40)))
    #expect([0.0, 5, 10, 99].map { numbers.area(of: .number($0)) } == [20, 30, 40, 40])
    #expect(numbers.labels.map(\.text) == ["0", "5", "10"])
    let names = try #require(
      SymbolSizeScale(
        of: [.category("a"), .category("b"), .category("c")], domain: nil, areas: nil))
    #expect(["a", "b", "c"].map { names.area(of: .category($0)) } == [16, 106, 196])
    let domain = try #require(
      SymbolSizeScale(
        of: [.number(5)], domain: [.number(0), .number(20)], areas: .interval(0...100)))
    #expect(domain.area(of: .number(5)) == 25)
    #expect(SymbolSizeScale(of: [], domain: nil, areas: nil) == nil)
  }

  @Test("symbols have areas of a list, of a function and by the type of the scale")
  func otherSizes() throws {
    let numbers = try #require(
      SymbolSizeScale(of: [.number(0), .number(10)], domain: nil, areas: .list([10, 20, 40])))
    #expect([0.0, 5, 7.5, 10].map { numbers.area(of: .number($0)) } == [10, 20, 30, 40])
    let kinds = [PlottedValue.category("a"), .category("b")]
    let list = try #require(SymbolSizeScale(of: kinds, domain: nil, areas: .list([10, 20])))
    #expect(kinds.map { list.area(of: $0) } == [10, 20])
    #expect(list.area(of: .category("c")) == nil)
    let mapping = try #require(
      SymbolSizeScale(of: kinds, domain: nil, areas: .mapping { $0 == kinds[0] ? 7 : nil }))
    #expect(kinds.map { mapping.area(of: $0) } == [7, nil])
    let powers = try #require(
      SymbolSizeScale(
        of: [.number(1), .number(100)], domain: nil, areas: .interval(0...10), type: .log))
    #expect(abs((powers.area(of: .number(10)) ?? 0) - 5) < 1e-6)
    let categories = try #require(
      SymbolSizeScale(
        of: [.number(1), .number(9)], domain: nil, areas: .list([3, 4]), type: .category))
    #expect(categories.area(of: .number(9)) == 4)
  }

  @Test("dates of axes are reported where the engine does not write the language")
  func language() {
    let moments = Chart(0..<3) {
      LineMark(x: .value("x", ChartSample.day($0)), y: .value("y", $0))
    }
    func problems(_ locale: String, _ view: some View) -> [LayoutProblem] {
      var environment = EnvironmentValues()
      environment.locale = locale
      return ChartSample("dates") { view }.list(in: environment).problems
    }
    func isReported(_ problems: [LayoutProblem]) -> Bool {
      problems.contains { problem in
        if case .drawnDifferently(.axisLanguage, _) = problem { true } else { false }
      }
    }
    #expect(isReported(problems("de", moments)))
    #expect(!isReported(problems("ja_JP", moments)))
    #expect(!isReported(problems("de", moments.chartXAxis(.hidden))))
    #expect(
      !isReported(problems("de", moments.chartXAxis { AxisMarks { AxisValueLabel("Tag") } })))
  }
}
