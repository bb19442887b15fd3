// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import CoreGraphics
public import Foundation
public import WidgetViews

extension GeometryProxy {
  /// The size of the reader, in points.
  public var size: CGSize { CGSize(engineSize) }

  /// The reader's frame, counted from the upper left corner of a space.
  public func frame(in space: CoordinateSpace) -> CGRect {
    CGRect(frame(in: space) as Rect)
  }
}

extension View {
  /// Moves what is drawn; the view's place stays what it is.
  public func offset(_ distance: CGSize) -> some View {
    offset(x: distance.width, y: distance.height)
  }

  /// Puts the middle of the view at a point of what is around it.
  public func position(_ point: CGPoint) -> some View { position(x: point.x, y: point.y) }

  /// Gives the view the proportions of a size.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  /// Gives the view proportions; nil for its own.
  @_disfavoredOverload
  public func aspectRatio(_ ratio: CGFloat?, contentMode: ContentMode) -> some View {
    aspectRatio(ratio.map { Double($0) }, contentMode: contentMode)
  }

  /// Draws the view larger or smaller; its place stays what it is.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view elsewhere, turned or in another size; its place stays what it is.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    transformEffect(PlaneTransform(transform))
  }
}
