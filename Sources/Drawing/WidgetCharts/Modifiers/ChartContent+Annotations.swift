// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// What an annotation is beside.
public struct AnnotationContext: Hashable, Sendable {
  /// The size of the mark, in points.
  public let targetSize: Size
}

/// What is done about an annotation that does not fit.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What an annotation has to fit into.
  public enum Boundary: Hashable, Sendable {
    /// The chart chooses what it has to fit into.
    case automatic
    /// The plot, without the axes of the chart.
    case plot
    /// The whole chart, with its axes.
    case chart
  }

  /// What is done in one direction.
  public struct Strategy: Hashable, Sendable {
    /// What the annotation has to fit into; nil leaves it where it is.
    let boundary: Boundary?

    /// The chart decides, which leaves the annotation where it is.
    public static let automatic = Strategy(boundary: nil)

    /// The annotation stays where it is.
    public static let disabled = Strategy(boundary: nil)

    /// The annotation is moved into the plot.
    public static let fit = Strategy(boundary: .automatic)

    /// The scale makes room for the annotation, which is not done here: it stays where it is.
    public static let padScale = Strategy(boundary: nil)

    /// The annotation is moved into the plot or the chart.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(boundary: boundary) }
  }

  /// What is done along the horizontal axis.
  public var x: Strategy

  /// What is done along the vertical axis.
  public var y: Strategy

  /// The chart decides in both directions.
  public static let automatic = AnnotationOverflowResolution()

  /// Creates a resolution from what is done in each direction.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    (self.x, self.y) = (x, y)
  }
}

nonisolated extension ChartContent {
  /// Adds a view beside each mark.
  ///
  /// - Parameters:
  ///   - position: The side of the mark.
  ///   - alignment: Where along that side.
  ///   - spacing: The distance in points; nil for the usual one.
  ///   - overflowResolution: What is done if it does not fit.
  ///   - content: The view.
  /// - Returns: The marks with the view.
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: Double? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: () -> some View
  ) -> some ChartContent {
    let view = AnyView(content())
    return annotating(
      MarkAnnotation(
        position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution
      ) { _ in view })
  }

  /// Adds a view beside each mark, which may follow from the size of the mark.
  ///
  /// - Parameters:
  ///   - position: The side of the mark.
  ///   - alignment: Where along that side.
  ///   - spacing: The distance in points; nil for the usual one.
  ///   - overflowResolution: What is done if it does not fit.
  ///   - content: Makes the view.
  /// - Returns: The marks with the view.
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: Double? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> some View
  ) -> some ChartContent {
    annotating(
      MarkAnnotation(
        position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution
      ) { AnyView(content(AnnotationContext(targetSize: $0))) })
  }

  private func annotating(_ annotation: MarkAnnotation) -> some ChartContent {
    changing { $0.annotations.append(annotation) }
  }
}
