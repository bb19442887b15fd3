// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A widget as it is drawn: the result of the layout, and all that a renderer knows of the widget.
///
/// Coordinates are points; 0, 0 is the widget's upper left corner. Positions and sizes are rounded to pixels of the
/// device, the edges and not the lengths, so that what is next to each other stays so.
public struct DisplayList: Hashable, Sendable {
  /// The size of the widget.
  public var size: Size

  /// The outline that the whole widget is clipped to.
  public var shape: Outline

  /// The items in drawing order: the first is behind all others.
  public var items: [DisplayItem]

  /// The regions that can be tapped, in drawing order; the last that holds a point wins.
  public var tapRegions: [TapRegion]

  /// The views that have an identifier, in the order in which they are drawn.
  public var elements: [DisplayElement]

  /// The problems of the layout; empty if there are none.
  public var problems: [LayoutProblem]

  /// The rendering mode of the widget; the colors of ``items`` are those of this mode already.
  public var renderingMode: WidgetRenderingMode

  /// Creates a display list; all coordinates are points from the widget's upper left corner.
  public init(
    size: Size, shape: Outline, items: [DisplayItem] = [], tapRegions: [TapRegion] = [],
    elements: [DisplayElement] = [], problems: [LayoutProblem] = [],
    renderingMode: WidgetRenderingMode = .fullColor
  ) {
    self.size = size
    self.shape = shape
    self.items = items
    self.tapRegions = tapRegions
    self.elements = elements
    self.problems = problems
    self.renderingMode = renderingMode
  }
}
