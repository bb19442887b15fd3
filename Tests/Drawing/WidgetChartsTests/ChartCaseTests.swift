// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing
import WidgetViews

import struct WidgetValues.Rect
import struct WidgetValues.Size

@testable import WidgetCharts

/// A chart without axes, and where its plot and its marks are: one of `Fixtures/chart_cases.json`.
struct ChartCase: Decodable, Sendable, CustomTestStringConvertible {
  /// A number or a category.
  enum Value: Decodable, Sendable {
    case number(Double)
    case name(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .name(try container.decode(String.self))
      }
    }

    var value: ChartValue {
      switch self {
      case .number(let number): ChartValue(label: Text(""), start: .number(number))
      case .name(let name): ChartValue(label: Text(""), start: .category(name))
      }
    }
  }

  struct Mark: Decodable, Sendable {
    let kind: String
    let x: [Value]?
    let y: [Value]?
    let width: [String: Double]?
    let stacking: String?
    let group: String?
  }

  struct UnknownName: Error {
    let name: String
  }

  let id: String
  let source: String
  let size: [Double]
  let marks: [Mark]
  let xDomain: [Double]?
  let yDomain: [Double]?
  let xPadding: Double?
  let yType: String?
  let plot: [Double]
  let frames: [[Double]]

  var testDescription: String { id }

  /// All cases of the file.
  static func all() throws -> [ChartCase] {
    struct File: Decodable { let cases: [ChartCase] }
    let path = "Tests/Drawing/WidgetChartsTests/Fixtures/chart_cases.json"
    return try JSONDecoder().decode(File.self, from: Data(Repository.content(of: path))).cases
  }

  /// The chart with its parts in their places.
  func plan() throws -> ChartPlan {
    var environment = EnvironmentValues()
    environment.chart.x.visibility = .hidden
    environment.chart.y.visibility = .hidden
    environment.chart.legend.visibility = .hidden
    environment.chart.x.domain = xDomain.map { ($0[0]...$0[1]).domain }
    environment.chart.y.domain = yDomain.map { ($0[0]...$0[1]).domain }
    environment.chart.x.range = xPadding.map {
      PlotDimensionScaleRange.plotDimension(padding: $0).scaleRange
    }
    environment.chart.y.scaleType = yType == "log" ? .log : nil
    return ChartPlan(
      of: try marks.map { try $0.mark() }, size: Size(width: size[0], height: size[1]),
      in: environment)
  }
}

extension ChartCase.Mark {
  fileprivate func mark() throws -> ChartMark {
    let kinds: [String: ChartMark.Kind] = [
      "bar": .bar, "rectangle": .rectangle, "rule": .rule, "point": .point,
    ]
    guard let kind = kinds[kind] else { throw ChartCase.UnknownName(name: self.kind) }
    var mark = ChartMark(kind)
    (mark.x, mark.y) = (extent(x), extent(y))
    mark.width = try dimension()
    switch stacking {
    case nil: break
    case "standard": mark.stacking = .standard
    case "normalized": mark.stacking = .normalized
    case "center": mark.stacking = .center
    case "unstacked": mark.stacking = .unstacked
    case let name?: throw ChartCase.UnknownName(name: name)
    }
    mark.group = group.map {
      ChartMark.Group(value: ChartCase.Value.name($0).value, axis: nil, span: .ratio(1))
    }
    return mark
  }

  private func extent(_ values: [ChartCase.Value]?) -> MarkExtent {
    guard let values, let first = values.first else { return .all }
    return values.count > 1 ? .between(first.value, values[1].value) : .at(first.value)
  }

  private func dimension() throws -> MarkDimension {
    guard let (name, number) = width?.first else { return .automatic }
    switch name {
    case "fixed": return .fixed(number)
    case "inset": return .inset(number)
    case "ratio": return .ratio(number)
    default: throw ChartCase.UnknownName(name: name)
    }
  }
}

@Suite struct ChartCaseTests {
  @Test("plots and marks are where the documentation has them", arguments: try ChartCase.all())
  func frames(_ test: ChartCase) throws {
    let plan = try test.plan()
    let plot = [plan.plot.minX, plan.plot.minY, plan.plot.width, plan.plot.height]
    #expect(plot == test.plot)
    let frames = MarkFrames(plan)
    #expect(plan.marks.count == test.frames.count)
    for (mark, expected) in zip(plan.marks, test.frames) {
      let frame: Rect
      if mark.mark.kind == .point {
        frame = Rect(origin: try #require(frames.points(of: mark)).high, size: .zero)
      } else {
        frame = try #require(frames.frame(of: mark))
      }
      for (found, wanted) in zip([frame.minX, frame.minY, frame.width, frame.height], expected) {
        #expect(abs(found - wanted) < 1e-6, "\(frame) is not at \(expected)")
      }
    }
  }

  @Test("each case has a source and a name of its own")
  func sources() throws {
    let cases = try ChartCase.all()
    #expect(cases.count >= 12)
    #expect(Set(cases.map(\.id)).count == cases.count)
    #expect(cases.allSatisfy { !$0.source.isEmpty })
  }
}
