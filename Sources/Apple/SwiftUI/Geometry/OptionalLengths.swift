// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// A `CGFloat` becomes a `Double` by itself, a `CGFloat?` does not: what takes a length that may be nil is here once more.

public import Foundation
public import WidgetViews

extension View {
  /// Gives the view a size, where a length is not nil.
  @_disfavoredOverload
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(width: width.double, height: height.double, alignment: alignment)
  }

  /// Limits the size of the view, where a length is not nil.
  @_disfavoredOverload
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    frame(
      minWidth: minWidth.double, idealWidth: idealWidth.double, maxWidth: maxWidth.double,
      minHeight: minHeight.double, idealHeight: idealHeight.double, maxHeight: maxHeight.double,
      alignment: alignment)
  }

  /// Keeps a distance around the view; nil is the usual one.
  @_disfavoredOverload
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    padding(edges, length.double)
  }
}

extension VStack {
  /// Puts views below each other.
  @_disfavoredOverload
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing.double, content: content)
  }
}

extension HStack {
  /// Puts views beside each other.
  @_disfavoredOverload
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing.double, content: content)
  }
}

extension Spacer {
  /// Takes the room that is left, at least a length.
  @_disfavoredOverload
  public init(minLength: CGFloat?) { self.init(minLength: minLength.double) }
}

extension GridItem {
  /// Says what a row or a column is like.
  @_disfavoredOverload
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat?, alignment: Alignment? = nil) {
    self.init(size, spacing: spacing.double, alignment: alignment)
  }
}

extension StrokeStyle {
  /// Says what a line is like, with dashes in points.
  @_disfavoredOverload
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat], dashPhase: CGFloat = 0
  ) {
    self.init(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      dash: dash.map { Double($0) }, dashPhase: dashPhase)
  }
}

extension ProposedViewSize {
  /// Makes a proposal of lengths.
  @_disfavoredOverload
  public init(width: CGFloat?, height: CGFloat?) {
    self.init(width: width.double, height: height.double)
  }

  /// Makes a proposal of a size.
  public init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }

  /// The proposed size, with other lengths where it says nothing.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension CGFloat? {
  /// The same length as the engine's number.
  var double: Double? { map { Double($0) } }
}
