// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues
import WidgetViews

/// A function whose graph is a mark of a chart.
struct ChartFunction {
  /// A place of the graph.
  struct Point {
    var x: Double
    var y: Double
    /// The other edge of an area; nil is 0, or that there is none.
    var start: Double?

    init(_ x: Double, _ y: Double, from start: Double? = nil) {
      (self.x, self.y, self.start) = (x, y, start)
    }

    var isFinite: Bool { x.isFinite && y.isFinite && (start?.isFinite ?? true) }
  }

  /// The most places of a graph.
  private static let maximumCount = 1000

  var labels: (x: Text, y: Text)
  /// The numbers that the function is asked for; nil are those of the x scale.
  var domain: ClosedRange<Double>?
  var point: @Sendable (Double) -> Point

  /// The graph's parts, each without a gap.
  ///
  /// - Parameters:
  ///   - domain: The numbers that the function is asked for.
  ///   - count: How many places the graph has.
  /// - Returns: The places of each part in their order.
  func parts(over domain: ClosedRange<Double>, count: Int) -> [[Point]] {
    let count = min(max(count, 2), Self.maximumCount)
    let width = domain.upperBound - domain.lowerBound
    guard width.isFinite else { return [] }
    let points = (0..<count).map {
      point(domain.lowerBound + width * Double($0) / Double(count - 1))
    }
    return points.split { !$0.isFinite }.map(Array.init)
  }

  /// The parts of a graph within the limits of the y scale: a line is cut off where it leaves them, an area ends there.
  static func parts(
    _ parts: [[Point]], of kind: ChartMark.Kind, within limits: ClosedRange<Double>
  ) -> [[Point]] {
    guard kind == .area else { return parts.flatMap { cut($0, at: limits) } }
    func within(_ number: Double) -> Double {
      min(max(number, limits.lowerBound), limits.upperBound)
    }
    return parts.map { $0.map { Point($0.x, within($0.y), from: $0.start.map(within)) } }
  }

  /// Cuts a line off where it leaves the limits.
  private static func cut(_ points: [Point], at limits: ClosedRange<Double>) -> [[Point]] {
    var parts: [[Point]] = []
    var part: [Point] = []
    var last: Point?
    for point in points {
      let (isInside, wasInside) = (
        limits.contains(point.y), last.map { limits.contains($0.y) } ?? false
      )
      if let last, isInside != wasInside {
        let outer = isInside ? last : point
        let edge = min(max(outer.y, limits.lowerBound), limits.upperBound)
        let share = (edge - last.y) / (point.y - last.y)
        part.append(Point(last.x + (point.x - last.x) * share, edge))
      }
      if isInside {
        part.append(point)
      } else if !part.isEmpty {
        parts.append(part)
        part = []
      }
      last = point
    }
    return part.isEmpty ? parts : parts + [part]
  }
}

extension [ChartMark] {
  /// The marks with a mark for each place of a graph in place of its function.
  ///
  /// - Parameters:
  ///   - count: How many places a graph has.
  ///   - limits: The numbers beyond which a graph is not drawn; nil for none.
  ///   - scale: The x scale, given the marks without functions; its numbers are the domain of a function that has none.
  /// - Returns: The marks of values.
  func withGraphs(
    count: Int, within limits: ClosedRange<Double>?, scale: ([ChartMark]) -> ChartScale
  ) -> Self {
    guard contains(where: { $0.function != nil }) else { return self }
    let scale = scale(filter { $0.function == nil })
    let shown = scale.kind == .number ? scale.lower...scale.upper : nil
    var result: Self = []
    for (index, mark) in enumerated() {
      guard let function = mark.function else {
        result.append(mark)
        continue
      }
      guard let domain = function.domain ?? shown else { continue }
      var parts = function.parts(over: domain, count: count)
      if let limits { parts = ChartFunction.parts(parts, of: mark.kind, within: limits) }
      for (number, part) in parts.enumerated() {
        for point in part {
          var place = mark
          place.function = nil
          place.series = .category("function \(index), part \(number)")
          place.x = .at(ChartValue(label: function.labels.x, start: .number(point.x)))
          let end = ChartValue(label: function.labels.y, start: .number(point.y))
          place.y =
            point.start.map {
              .between(ChartValue(label: function.labels.y, start: .number($0)), end)
            }
            ?? .at(end)
          result.append(place)
        }
      }
    }
    return result
  }
}
