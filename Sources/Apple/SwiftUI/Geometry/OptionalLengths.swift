// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The compiler converts `CGFloat` to `Double`, but not `CGFloat?`: functions with an optional
// length are declared here again.

public import Foundation
public import WidgetViews

nonisolated extension View {
  /// Sets a fixed width, height or both, in points; nil leaves the view's own.
  @_disfavoredOverload
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(width: width.double, height: height.double, alignment: alignment)
  }

  /// Constrains the width and the height, in points; nil is no constraint.
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

  /// Adds padding to edges, in points; nil is the default padding.
  @_disfavoredOverload
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    padding(edges, length.double)
  }
}

extension VStack {
  /// Creates a vertical stack with a spacing in points; nil is the default spacing.
  @_disfavoredOverload
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing.double, content: content)
  }
}

extension HStack {
  /// Creates a horizontal stack with a spacing in points; nil is the default spacing.
  @_disfavoredOverload
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing.double, content: content)
  }
}

extension Spacer {
  /// Creates a spacer with a minimum length in points; nil is the default length.
  @_disfavoredOverload
  public init(minLength: CGFloat?) { self.init(minLength: minLength.double) }
}

extension GridItem {
  /// Creates a row or column of a grid with a spacing in points; nil is the default spacing.
  @_disfavoredOverload
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat?, alignment: Alignment? = nil) {
    self.init(size, spacing: spacing.double, alignment: alignment)
  }
}

extension StrokeStyle {
  /// Creates a stroke style with dashes; all lengths are in points.
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
  /// Creates a proposal of a width and a height in points; nil is unspecified.
  @_disfavoredOverload
  public init(width: CGFloat?, height: CGFloat?) {
    self.init(width: width.double, height: height.double)
  }

  /// Creates a proposal of a size in points.
  public init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }

  /// Returns the proposed size, with the given lengths in place of unspecified ones.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension CGFloat? {
  /// The length as a `Double`; nil if there is none.
  var double: Double? { map { Double($0) } }
}
