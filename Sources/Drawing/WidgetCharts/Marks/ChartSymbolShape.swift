// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// A shape that marks a point of a chart.
public protocol ChartSymbolShape: Shape {
  /// The part of a frame of one by one that seems to be filled, by which symbols of different shapes look as large as each other.
  var perceptualUnitRect: Rect { get }
}

extension ChartSymbolShape {
  /// The whole frame, as for a square.
  public var perceptualUnitRect: Rect { Rect(x: 0, y: 0, width: 1, height: 1) }

  /// Draws the border of the symbol within its frame; the width is in points.
  @_disfavoredOverload
  public func strokeBorder(lineWidth: Double = 1) -> some ChartSymbolShape {
    BorderedSymbol(symbol: self, lineWidth: lineWidth)
  }
}

extension BasicChartSymbolShape: ChartSymbolShape {}

extension Circle: ChartSymbolShape {}

/// The border of a symbol, within its frame.
private struct BorderedSymbol<Symbol: ChartSymbolShape>: ChartSymbolShape {
  let symbol: Symbol
  let lineWidth: Double

  func path(in rect: Rect) -> Path {
    let half = max(0, min(lineWidth, rect.width, rect.height)) / 2
    let inner = rect.inset(by: EdgeInsets(top: half, leading: half, bottom: half, trailing: half))
    return symbol.path(in: inner).strokedPath(StrokeStyle(lineWidth: 2 * half))
  }
}

/// A symbol as marks keep it: a basic one, or a shape of the chart's own.
struct SymbolShape {
  private enum Kind {
    case basic(BasicChartSymbolShape)
    case other(AnyShape, unit: Rect)
  }

  private let kind: Kind

  /// The symbols of categories, in their order: those of iOS 18, as its charts were seen to draw them.
  static var ofCategories: [SymbolShape] {
    [.circle, .square, .triangle, .diamond, .pentagon].map { (symbol: BasicChartSymbolShape) in
      SymbolShape(symbol)
    }
  }

  init(_ basic: BasicChartSymbolShape) { kind = .basic(basic) }

  @_disfavoredOverload init(_ shape: some ChartSymbolShape) {
    if let basic = shape as? BasicChartSymbolShape {
      kind = .basic(basic)
    } else if shape is Circle {
      kind = .basic(.circle)
    } else {
      kind = .other(AnyShape(shape), unit: shape.perceptualUnitRect)
    }
  }

  /// The side of the frame in which the symbol has an area; another shape has that of its part that seems to be filled.
  func side(ofArea area: Double) -> Double {
    switch kind {
    case .basic(let shape): return shape.side(ofArea: area)
    case .other(_, let unit):
      let filled = unit.width * unit.height
      return area.isFinite && filled > 0 ? (max(0, area) / filled).squareRoot() : 0
    }
  }

  /// The symbol as a shape.
  var shape: AnyShape {
    switch kind {
    case .basic(let shape): AnyShape(shape)
    case .other(let shape, _): shape
    }
  }

  /// The symbol over a frame.
  func path(in rect: Rect) -> Path {
    switch kind {
    case .basic(let shape): shape.path(in: rect)
    case .other(let shape, _): shape.path(in: rect)
    }
  }
}
