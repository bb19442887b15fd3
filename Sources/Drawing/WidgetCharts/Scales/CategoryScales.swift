// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A scale by which categories are drawn differently.
protocol CategoryScale {
  associatedtype Look

  /// The categories in their order; nil for that in which they are first seen.
  var domain: [PlottedValue]? { get set }
  /// The looks of the categories, by their order; nil for the usual ones.
  var range: [Look]? { get set }
  /// Chooses the look of a category; nil for one that it does not know.
  var mapping: ((PlottedValue) -> Look?)? { get set }

  /// The look of a category that the chart gives none.
  static func usual(_ index: Int) -> Look
}

extension CategoryScale {
  /// The look of a category, given all of them.
  func look(of value: PlottedValue, among categories: [PlottedValue]) -> Look {
    let index = categories.firstIndex(of: value) ?? 0
    if let mapping { return mapping(value) ?? Self.usual(index) }
    if let range, !range.isEmpty { return range[index % range.count] }
    return Self.usual(index)
  }

  /// All categories, those of the domain first.
  func categories(of values: [PlottedValue]) -> [PlottedValue] {
    var categories = domain ?? []
    for value in values where !categories.contains(value) { categories.append(value) }
    return categories
  }
}

/// Which categories are drawn in which styles.
struct StyleScale: CategoryScale {
  var domain: [PlottedValue]?
  var range: [AnyShapeStyle]?
  var mapping: ((PlottedValue) -> AnyShapeStyle?)?
  /// The colors of numbers; nil for the usual ones.
  var gradient: Gradient?
  /// The type of the scale of numbers; nil for the one that follows from the values.
  var type: ScaleType?

  /// The styles of categories, in their order: those of iOS 18, as its charts were seen to draw them.
  static let usual: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  static func usual(_ index: Int) -> AnyShapeStyle { AnyShapeStyle(usual[index % usual.count]) }
}

/// Which categories are drawn as which symbols.
struct SymbolScale: CategoryScale {
  var domain: [PlottedValue]?
  var range: [SymbolShape]?
  var mapping: ((PlottedValue) -> SymbolShape?)?

  static func usual(_ index: Int) -> SymbolShape {
    SymbolShape.ofCategories[index % SymbolShape.ofCategories.count]
  }
}

/// Which categories are drawn in which dashes.
struct LineStyleScale: CategoryScale {
  var domain: [PlottedValue]?
  var range: [StrokeStyle]?
  var mapping: ((PlottedValue) -> StrokeStyle?)?

  /// The line of a chart that sets none.
  static let usual = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)

  static func usual(_ index: Int) -> StrokeStyle {
    let dashes: [[Double]] = [[], [6, 4], [2, 3], [8, 3, 2, 3]]
    var style = usual
    style.dash = dashes[index % dashes.count]
    return style
  }
}
