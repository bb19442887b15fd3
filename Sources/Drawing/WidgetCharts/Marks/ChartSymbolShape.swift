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
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the border of the symbol within its frame, in the width and the dashes of a style.
  @_disfavoredOverload
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    BorderedSymbol(symbol: self, style: style)
  }
}

// Where the type is known, the cases of the enumeration are meant, which have the same names.
extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle that fills the symbol's frame.
  @_disfavoredOverload
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape.circle }
  /// A square that fills the symbol's frame.
  @_disfavoredOverload
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape.square }
  /// A triangle with its tip at the top.
  @_disfavoredOverload
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape.triangle }
  /// A square on its corner.
  @_disfavoredOverload
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape.diamond }
  /// A pentagon with its tip at the top.
  @_disfavoredOverload
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape.pentagon }
  /// An upright cross, like a plus sign.
  @_disfavoredOverload
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape.plus }
  /// A diagonal cross, like the letter X.
  @_disfavoredOverload
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape.cross }
  /// A star of crossing lines.
  @_disfavoredOverload
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape.asterisk }
}

extension BasicChartSymbolShape: ChartSymbolShape {
  /// A square as large as the symbol, in the middle of a frame of one by one.
  public var perceptualUnitRect: Rect {
    let side = 1 / side(ofArea: 1)
    return Rect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
  }
}

extension Circle: ChartSymbolShape {
  /// A square as large as the circle, in the middle of a frame of one by one.
  public var perceptualUnitRect: Rect { BasicChartSymbolShape.circle.perceptualUnitRect }
}

/// A symbol whose type is erased.
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let shape: AnyShape

  /// The part of a frame of one by one that seems to be filled.
  public let perceptualUnitRect: Rect

  /// Wraps a symbol of any type.
  public init(_ content: any ChartSymbolShape) {
    shape = AnyShape(content)
    perceptualUnitRect = content.perceptualUnitRect
  }

  init(shape: AnyShape, perceptualUnitRect: Rect) {
    (self.shape, self.perceptualUnitRect) = (shape, perceptualUnitRect)
  }

  /// The symbol over a frame.
  public func path(in rect: Rect) -> Path { shape.path(in: rect) }
}

/// The border of a symbol, within its frame.
private struct BorderedSymbol<Symbol: ChartSymbolShape>: ChartSymbolShape {
  let symbol: Symbol
  let style: StrokeStyle

  func path(in rect: Rect) -> Path {
    let half = max(0, min(style.lineWidth, rect.width, rect.height)) / 2
    let inner = rect.inset(by: EdgeInsets(top: half, leading: half, bottom: half, trailing: half))
    var style = style
    style.lineWidth = 2 * half
    return symbol.path(in: inner).strokedPath(style)
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

  /// The symbol whose type is erased.
  var erased: AnyChartSymbolShape {
    switch kind {
    case .basic(let shape): AnyChartSymbolShape(shape)
    case .other(let shape, let unit): AnyChartSymbolShape(shape: shape, perceptualUnitRect: unit)
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
