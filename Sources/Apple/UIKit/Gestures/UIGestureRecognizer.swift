// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What finds a gesture among touches, of which there are none.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Hashable, Sendable {
    /// How far a gesture is recognized.
    case possible, began, changed, ended, cancelled, failed
    /// A gesture without parts ended.
    public static let recognized = State.ended
  }
  /// Creates one whose action is never called.
  public init(target: Any?, action: Selector?) { super.init() }
  /// Creates one that calls nothing.
  public convenience init(_ nothing: Void = ()) { self.init(target: nil, action: nil) }
  /// Creates one of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init() }
  /// What is asked about the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// How far the gesture is.
  open var state = State.possible
  /// Whether it finds gestures.
  open var isEnabled = true
  /// The view that it belongs to.
  open internal(set) weak var view: UIView?
  /// A name to find it by.
  open var name: String?
  /// Whether views get no touches of a gesture.
  open var cancelsTouchesInView = true
  /// Whether views wait for touches.
  open var delaysTouchesBegan = false
  /// Whether views wait for ends of touches.
  open var delaysTouchesEnded = true
  /// The kinds of touches that count.
  open var allowedTouchTypes: [NSNumber] = []
  /// The kinds of presses that count.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether one kind of touches counts.
  open var requiresExclusiveTouchType = true
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons that are pressed.
  open var buttonMask: UIEvent.ButtonMask { [] }
  /// How many fingers there are.
  open var numberOfTouches: Int { 0 }
  /// Does nothing, as a widget has no screen.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Does nothing, as a widget has no screen.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Does nothing, as a widget has no screen.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Returns zero, as a widget has no screen.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns zero, as a widget has no screen.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// Does nothing, as a widget has no screen.
  open func reset() {}
  /// Does nothing, as a widget has no screen.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Returns true, as a widget has no screen.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns true, as a widget has no screen.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns false, as a widget has no screen.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns false, as a widget has no screen.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Does nothing, as a widget has no screen.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Does nothing, as a widget has no screen.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Does nothing, as a widget has no screen.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Does nothing, as a widget has no screen.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Does nothing, as a widget has no screen.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Does nothing, as a widget has no screen.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
}

/// What is asked about gestures, which never happens here.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Is asked for this by the system, which never happens here.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Is asked for this by the system, which never happens here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Is asked for this by the system, which never happens here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Is asked for this by the system, which never happens here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Is asked for this by the system, which never happens here.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  /// Is asked for this by the system, which never happens here.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress)
    -> Bool
  /// Is asked for this by the system, which never happens here.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true by default.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Returns false by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns false by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns false by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns true by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Returns true by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  /// Returns true by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}
