// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Something that the user did, which never happens in a widget.
@MainActor @preconcurrency open class UIEvent: NSObject {
  /// What kind of event it is.
  public enum EventType: Int, Hashable, Sendable {
    /// Fingers, movements, remote controls, or keys.
    case touches, motion, remoteControl, presses
    /// A wheel or two fingers of a trackpad.
    case scroll = 10
    /// A pointer that moves over views.
    case hover
    /// Fingers of a trackpad that turn or spread.
    case transform = 14
  }
  /// What an event of its kind is.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// Nothing more is known of the event.
    case none = 0
    /// The device is shaken by its user.
    case motionShake = 1
    /// A remote control says to play.
    case remoteControlPlay = 100
    /// A remote control says to pause or to stop.
    case remoteControlPause, remoteControlStop
    /// A remote control says to pause or go on, or to change the track.
    case remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack
    /// A remote control begins or ends going back.
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    /// A remote control begins or ends going forward.
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }
  /// Buttons of a mouse.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The options as bits of a number.
    public let rawValue: Int
    /// Creates a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The option that is called "primary".
    public static let primary = ButtonMask(rawValue: 1)
    /// The option that is called "secondary".
    public static let secondary = ButtonMask(rawValue: 2)
  }
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// The kind of the event.
  open var type: EventType { .touches }
  /// What it is of its kind.
  open var subtype: EventSubtype { .none }
  /// When it happened, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// The keys that were held.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons that were pressed.
  open var buttonMask: ButtonMask { [] }
  /// The touches of the event; nil here.
  open var allTouches: Set<UITouch>? { nil }
  /// Returns nil, as a widget has no screen.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  /// Returns nil, as a widget has no screen.
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  /// Returns nil, as a widget has no screen.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
  /// Returns nil, as a widget has no screen.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// Returns nil, as a widget has no screen.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

/// Buttons that were pressed, which never happens here.
open class UIPressesEvent: UIEvent {
  /// The presses of the event; none here.
  open var allPresses: Set<UIPress> { [] }
  /// Returns an empty array, as a widget has no screen.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

/// A finger on the screen, which a widget does not have.
@MainActor @preconcurrency open class UITouch: NSObject {
  /// What a finger does.
  public enum Phase: Int, Hashable, Sendable {
    /// What a finger or a pointer does.
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  /// What touches the screen.
  public enum TouchType: Int, Hashable, Sendable { case direct, indirect, pencil, indirectPointer }
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// What the finger does.
  open var phase: Phase { .cancelled }
  /// What touches the screen.
  open var type: TouchType { .direct }
  /// When it happened, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// How often it was tapped.
  open var tapCount: Int { 0 }
  /// How hard it is pressed.
  open var force: CGFloat { 0 }
  /// The greatest force that is measured.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The size of the finger, in points.
  open var majorRadius: CGFloat { 0 }
  /// How exact the size is.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// How the pencil is held.
  open var altitudeAngle: CGFloat { 0 }
  /// Returns zero, as a widget has no screen.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The window that is touched.
  open var window: UIWindow? { nil }
  /// The view that is touched.
  open var view: UIView? { nil }
  /// What gets the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// Returns zero, as a widget has no screen.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns zero, as a widget has no screen.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// Returns zero, as a widget has no screen.
  open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A button that is pressed, which a widget does not have.
@MainActor @preconcurrency open class UIPress: NSObject {
  /// What a button does.
  public enum Phase: Int, Hashable, Sendable { case began, changed, stationary, ended, cancelled }
  /// Which button is pressed.
  public enum PressType: Int, Hashable, Sendable {
    /// The button of a remote control that is pressed.
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// What the button does.
  open var phase: Phase { .cancelled }
  /// Which button is pressed.
  open var type: PressType { .select }
  /// When it happened, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// How hard it is pressed.
  open var force: CGFloat { 0 }
  /// The key of a keyboard; nil here.
  open var key: UIKey? { nil }
}

/// A key of a keyboard, which is never pressed here.
@MainActor @preconcurrency open class UIKey: NSObject {
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// What the key types.
  open var characters: String { "" }
  /// What it types without others.
  open var charactersIgnoringModifiers: String { "" }
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The number of the key.
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}

/// The numbers of keys.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
  /// A key that the system does not know.
  case keyboardErrorUndefined = 3
  /// The first key of the letters.
  case keyboardA = 4
  /// A key of a letter or a digit.
  case keyboardB, keyboardC, keyboardD, keyboardE
  /// A key of a letter or a digit.
  case keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM
  /// A key of a letter or a digit.
  case keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU
  /// A key of a letter or a digit.
  case keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ, keyboard1, keyboard2, keyboard3
  /// A key of a letter or a digit.
  case keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
  /// A key that ends, leaves, deletes, or goes on.
  case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab
  /// The key of the space between words.
  case keyboardSpacebar
  /// The key of the arrow to the right.
  case keyboardRightArrow = 0x4F
  /// A key of another arrow.
  case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}
