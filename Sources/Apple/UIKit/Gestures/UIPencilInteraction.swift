// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What users do on a pencil itself, which never happens here.
@MainActor @preconcurrency open class UIPencilInteraction: NSObject, UIInteraction {
  /// How far a squeeze is.
  public enum Phase: UInt, Hashable, Sendable {
    /// The user begins to squeeze the pencil.
    case began
    /// The user squeezes the pencil.
    case changed
    /// The user lets go of the pencil.
    case ended
    /// The squeeze was interrupted.
    case cancelled
  }

  /// Two taps on a pencil, which never happen here.
  @MainActor @preconcurrency open class Tap: NSObject {
    /// When it happened, in seconds since the device started.
    open var timestamp: TimeInterval { 0 }
    /// Where the pencil was above the screen; nil here.
    open var hoverPose: UIPencilHoverPose? { nil }
  }

  /// A squeeze of a pencil, which never happens here.
  @MainActor @preconcurrency open class Squeeze: NSObject {
    /// When it happened, in seconds since the device started.
    open var timestamp: TimeInterval { 0 }
    /// How far the squeeze is.
    open var phase: Phase { .ended }
    /// Where the pencil was above the screen; nil here.
    open var hoverPose: UIPencilHoverPose? { nil }
  }

  /// What is told of taps and squeezes; nil for nothing.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether the delegate is told.
  open var isEnabled = true
  /// The view that it belongs to.
  open weak var view: UIView?

  /// What two taps do, which the user chooses: nothing here.
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  /// What a squeeze does, which the user chooses: nothing here.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  /// Whether fingers do not draw; never here, as there is no pencil.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Whether a pencil above the screen shows its tool; never here.
  open class var prefersHoverToolPreview: Bool { false }

  /// Creates one that tells nobody.
  public override init() { super.init() }
  /// Creates one that would tell a delegate of taps and squeezes.
  public init(delegate: any UIPencilInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing, as a widget has no screen.
  open func willMove(to view: UIView?) {}
  /// Does nothing, as a widget has no screen.
  open func didMove(to view: UIView?) { self.view = view }
}

/// What users choose for taps and squeezes of a pencil.
public enum UIPencilPreferredAction: Int, Hashable, Sendable {
  /// Nothing happens at all.
  case ignore
  /// The eraser takes the place of the tool, and back.
  case switchEraser
  /// The last tool takes the place of the tool, and back.
  case switchPrevious
  /// The colors are shown or hidden.
  case showColorPalette
  /// The width and the color of the ink are shown or hidden.
  case showInkAttributes
  /// The tools are shown at the pencil.
  case showContextualPalette
  /// A shortcut of the user runs.
  case runSystemShortcut
}

/// Where a pencil is above the screen, which is never known here.
@MainActor @preconcurrency open class UIPencilHoverPose: NSObject {
  /// The point under the tip.
  open var location: CGPoint { .zero }
  /// The distance to the screen, from 0 to 1.
  open var zOffset: CGFloat { 0 }
  /// The direction in which the pencil leans, in radians.
  open var azimuthAngle: CGFloat { 0 }
  /// The direction in which the pencil leans, as a vector.
  open var azimuthUnitVector: CGVector { CGVector(dx: 1, dy: 0) }
  /// The angle between pencil and screen, in radians.
  open var altitudeAngle: CGFloat { 0 }
  /// How the pencil is turned about itself, in radians.
  open var rollAngle: CGFloat { 0 }
}

/// What is told of a pencil, which never happens here.
@MainActor @preconcurrency public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Is told of two taps in versions before iOS 17.5; never called here.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  /// Is told of two taps; never called here.
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  /// Is told of a squeeze; never called here.
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
  /// Does nothing by default.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  /// Does nothing by default.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) {}
  /// Does nothing by default.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}
