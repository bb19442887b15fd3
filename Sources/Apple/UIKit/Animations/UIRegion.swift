// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A region of bodies that move.
open class UIRegion: NSObject, @unchecked Sendable {
  /// Creates a region without end.
  public override init() { super.init() }
  /// Creates a circle in points.
  public init(radius: CGFloat) { super.init() }
  /// Creates a rectangle in points.
  public init(size: CGSize) { super.init() }
  /// The region without end.
  open class var infinite: UIRegion { UIRegion() }
  /// Returns true, as a widget has no screen.
  open func contains(_ point: CGPoint) -> Bool { true }
}
