// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// How a pointer looks above a view, which it never is.
@MainActor @preconcurrency open class UIPointerInteraction: NSObject, UIInteraction {
  /// What is asked for styles.
  open weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the pointer looks different.
  open var isEnabled = true
  /// The view that it belongs to.
  open weak var view: UIView?
  /// Creates one that is never shown in a widget.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing, as a widget has no screen.
  open func willMove(to view: UIView?) {}
  /// Does nothing, as a widget has no screen.
  open func didMove(to view: UIView?) { self.view = view }
  /// Does nothing, as a widget has no screen.
  open func invalidate() {}
}

/// What is asked about a pointer, which never happens here.
@MainActor @preconcurrency public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Is asked for this by the system, which never happens here.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Is asked for this by the system, which never happens here.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// Returns `defaultRegion` by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns nil by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Where a pointer is, which is nowhere.
@MainActor @preconcurrency open class UIPointerRegionRequest: NSObject {
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// The place of the pointer.
  open var location: CGPoint { .zero }
}

/// A rectangle that a pointer is in.
@MainActor @preconcurrency open class UIPointerRegion: NSObject {
  /// The rectangle of the region.
  public let rect: CGRect
  /// Creates one that is never shown in a widget.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    super.init()
  }
}

/// How a pointer looks, which is never drawn.
@MainActor @preconcurrency open class UIPointerStyle: NSObject {
  /// Creates one that is never shown in a widget.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init() }
  /// Creates one that is never shown in a widget.
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { super.init() }
  /// Returns what a screen with nothing on it has.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(shape: .verticalBeam(length: 0)) }
}

/// What happens to a view below a pointer.
public enum UIPointerEffect {
  /// The effect that the system chooses for a preview.
  case automatic(UITargetedPreview)
  /// A light background behind a preview.
  case highlight(UITargetedPreview)
  /// A preview that comes nearer, with a shadow.
  case lift(UITargetedPreview)
  /// A preview that follows the pointer.
  case hover(UITargetedPreview)
}

/// The shape of a pointer.
public enum UIPointerShape {
  /// The outline of a path, in points.
  case path(UIBezierPath)
  /// A rectangle with round corners, in points.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// An upright line of a length, in points.
  case verticalBeam(length: CGFloat)
  /// A lying line of a length, in points.
  case horizontalBeam(length: CGFloat)
}

/// The directions of a screen.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The options as bits of a number.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The option that is called "horizontal".
  public static let horizontal = UIAxis(rawValue: 1)
  /// The option that is called "vertical".
  public static let vertical = UIAxis(rawValue: 2)
  /// The option that is called "both".
  public static let both = UIAxis(rawValue: 3)
}
