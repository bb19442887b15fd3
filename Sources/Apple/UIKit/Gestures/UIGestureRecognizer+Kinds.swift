// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Finds taps, of which there are none.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps there have to be.
  open var numberOfTapsRequired = 1
  /// How many fingers there have to be.
  open var numberOfTouchesRequired = 1
  /// The button that has to be pressed.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
}

/// Finds moved fingers, of which there are none.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers there are at least.
  open var minimumNumberOfTouches = 1
  /// How many fingers there are at most.
  open var maximumNumberOfTouches = Int.max
  /// The ways of scrolling that count.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// Returns zero, as a widget has no screen.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing, as a widget has no screen.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Returns zero, as a widget has no screen.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// The ways in which users scroll.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The options as bits of a number.
  public let rawValue: Int
  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The option that is called "discrete".
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// The option that is called "continuous".
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// The option that is called "all".
  public static let all = UIScrollTypeMask(rawValue: 3)
}

/// Finds fingers from an edge, of which there are none.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count for it.
  open var edges: UIRectEdge = []
}

/// Finds fingers that rest, of which there are none.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps there are before.
  open var numberOfTapsRequired = 0
  /// How many fingers there have to be.
  open var numberOfTouchesRequired = 1
  /// How long it takes, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far fingers may move.
  open var allowableMovement: CGFloat = 10
}

/// Finds two fingers that part, of which there are none.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers are apart.
  open var scale: CGFloat = 1
  /// How fast the fingers part.
  open var velocity: CGFloat { 0 }
}

/// Finds two fingers that turn, of which there are none.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turned.
  open var rotation: CGFloat = 0
  /// How fast the fingers turn.
  open var velocity: CGFloat { 0 }
}

/// Finds fingers that swipe, of which there are none.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a finger goes to.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The options as bits of a number.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The option that is called "right".
    public static let right = Direction(rawValue: 1)
    /// The option that is called "left".
    public static let left = Direction(rawValue: 2)
    /// The option that is called "up".
    public static let up = Direction(rawValue: 4)
    /// The option that is called "down".
    public static let down = Direction(rawValue: 8)
  }
  /// Where fingers have to go.
  open var direction = Direction.right
  /// How many fingers there have to be.
  open var numberOfTouchesRequired = 1
}

/// Finds a pointer above a view, which never is.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How far the pencil is above.
  open var zOffset: CGFloat { 0 }
  /// Returns zero, as a widget has no screen.
  open func altitudeAngle(in view: UIView?) -> CGFloat { 0 }
}
