// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import CoreGraphics
public import Foundation
public import WidgetViews

extension GeometryProxy {
  /// The size of the geometry reader, in points.
  public var size: CGSize { CGSize(engineSize) }

  /// Returns the frame of the reader in points, from the top left corner of a coordinate space.
  public func frame(in space: CoordinateSpace) -> CGRect {
    CGRect(frame(in: space) as Rect)
  }
}

nonisolated extension View {
  /// Moves the drawing of the view by a distance in points, without changing the layout.
  public func offset(_ distance: CGSize) -> some View {
    offset(x: distance.width, y: distance.height)
  }

  /// Centers the view at a point in the coordinates of its parent.
  public func position(_ point: CGPoint) -> some View { position(x: point.x, y: point.y) }

  /// Constrains the view to the aspect ratio of a size.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  /// Constrains the view to an aspect ratio of width to height; nil is the view's own.
  @_disfavoredOverload
  public func aspectRatio(_ ratio: CGFloat?, contentMode: ContentMode) -> some View {
    aspectRatio(ratio.map { Double($0) }, contentMode: contentMode)
  }

  /// Scales the drawing of the view, without changing the layout.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Transforms the drawing of the view, without changing the layout.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    transformEffect(PlaneTransform(transform))
  }
}
