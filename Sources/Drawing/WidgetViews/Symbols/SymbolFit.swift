// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Puts a drawing into the box of a symbol's ink, with lines as wide as the symbol's.
struct SymbolFit {
  /// A line of a drawing along one axis: where the paths reach, and how far their lines go beyond.
  private struct Reach {
    var lower: Double
    var upper: Double
    var line: Double
  }

  /// The height of the drawings.
  private static let height = 24.0

  private let extent: SymbolExtent
  private let unit: Double

  /// Creates a fit into an extent.
  init(_ extent: SymbolExtent) {
    self.extent = extent
    unit = Self.height / max(extent.size.height, 0.01)
  }

  /// Puts the paths of a drawing on a rectangle of the extent's proportions, 24 high.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - lineWidth: The width of their usual lines.
  /// - Returns: The image.
  func image(of paths: [VectorPath], lineWidth: Double) -> VectorImage {
    let lineScale = extent.lineWidth * unit / max(lineWidth, 0.01)
    var (columns, rows): ([Reach], [Reach]) = ([], [])
    for path in paths where !path.steps.isEmpty {
      let bounds = Path(steps: path.steps).boundingRect
      let line = (path.stroke?.width ?? 0) * lineScale / 2
      columns.append(Reach(lower: bounds.minX, upper: bounds.maxX, line: line))
      rows.append(Reach(lower: bounds.minY, upper: bounds.maxY, line: line))
    }
    let viewBox = extent.overhang.rect(
      around: Rect(
        x: 0, y: 0, width: extent.size.width * unit, height: extent.size.height * unit))
    guard !columns.isEmpty else { return VectorImage(viewBox: viewBox, paths: paths) }
    let horizontal = Self.change(columns, from: extent.ink.minX * unit, to: extent.ink.maxX * unit)
    let vertical = Self.change(rows, from: extent.ink.minY * unit, to: extent.ink.maxY * unit)
    let change = PlaneTransform(scaleX: horizontal.scale, y: vertical.scale)
      .concatenating(PlaneTransform(translationX: horizontal.offset, y: vertical.offset))
    let fitted = paths.map { path in
      var path = path
      path.steps = Path(steps: path.steps).applying(change).steps
      path.stroke?.width *= lineScale
      return path
    }
    return VectorImage(viewBox: viewBox, paths: fitted)
  }

  /// The scale and the offset with which all reaches lie between two places.
  ///
  /// Lines do not grow with the scale, so that it is found in a few steps.
  private static func change(
    _ reaches: [Reach], from start: Double, to end: Double
  ) -> (scale: Double, offset: Double) {
    var scale = 1.0
    for _ in 0..<6 {
      let lower = reaches.map { $0.lower * scale - $0.line }.min() ?? 0
      let upper = reaches.map { $0.upper * scale + $0.line }.max() ?? 0
      // What grows is the distance between the lines that reach furthest.
      let first = reaches.min { $0.lower * scale - $0.line < $1.lower * scale - $1.line }
      let last = reaches.max { $0.upper * scale + $0.line < $1.upper * scale + $1.line }
      let grown = ((last?.upper ?? 0) - (first?.lower ?? 0)) * scale
      guard grown > 0.01 else { break }
      scale *= max(0.05, 1 + (end - start - (upper - lower)) / grown)
    }
    let lower = reaches.map { $0.lower * scale - $0.line }.min() ?? 0
    let upper = reaches.map { $0.upper * scale + $0.line }.max() ?? 0
    return (scale, (start + end - lower - upper) / 2)
  }
}
