// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A view that the user operates; in a widget it is never operated.
open class UIControl: UIView {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits of a number.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger goes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger goes up inside.
    public static let touchUpInside = Event(rawValue: 64)
    /// A finger goes down several times.
    public static let touchDownRepeat = Event(rawValue: 2)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 4)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 8)
    /// A finger moves in.
    public static let touchDragEnter = Event(rawValue: 16)
    /// A finger moves out.
    public static let touchDragExit = Event(rawValue: 32)
    /// A finger goes up outside.
    public static let touchUpOutside = Event(rawValue: 128)
    /// The system ends a touch.
    public static let touchCancel = Event(rawValue: 256)
    /// What the control is for happens.
    public static let primaryActionTriggered = Event(rawValue: 8192)
    /// A menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 16_384)
    /// A text begins to be changed.
    public static let editingDidBegin = Event(rawValue: 65_536)
    /// The key that ends a line is pressed.
    public static let editingDidEndOnExit = Event(rawValue: 524_288)
    /// All events of fingers together.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of texts together.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events that there are.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    /// The value of the control has changed.
    public static let valueChanged = Event(rawValue: 4096)
    /// The text in the field has changed.
    public static let editingChanged = Event(rawValue: 131_072)
    /// A text is not changed any more.
    public static let editingDidEnd = Event(rawValue: 262_144)
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states as bits of a number.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The state of a control that is neither pressed, selected nor disabled.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be used.
    public static let disabled = State(rawValue: 2)
    /// The control is selected, as a switch that is on.
    public static let selected = State(rawValue: 4)
  }

  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is selected.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false

  /// The present state, of what is said of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Where the content is from the left to the right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Where the content is, along the line.
    case center, left, right, fill, leading, trailing
  }

  /// Where the content is from the top to the bottom.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  /// Where the content is from the left to the right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the content is from the top to the bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Whether a touch shows the menu.
  open var showsMenuAsPrimaryAction = false
  /// Whether a finger is followed; never here.
  open var isTracking: Bool { false }
  /// Whether a finger is inside; never here.
  open var isTouchInside: Bool { false }
  /// What a pointer shows of the control; nil for nothing.
  open var toolTip: String?
  /// Whether symbols move as the control changes, which is never seen here.
  open var isSymbolAnimationEnabled = false
  /// The events at which something is called: none here.
  open var allControlEvents: Event { [] }
  /// Returns the methods that are called of an object: none here.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    nil
  }
  /// Does nothing, as the control is never operated.
  open func sendAction(_ action: UIAction) {}
  /// The objects that are called: none here.
  open var allTargets: Set<AnyHashable> { [] }

  /// Is never called here.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  /// Is never called here.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  /// Is never called here.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Is never called here.
  open func cancelTracking(with event: UIEvent?) {}
  /// Does nothing, as the control is never operated.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}

  /// Creates a control with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Does nothing, as the control is never operated.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  /// Does nothing, as the control is never operated.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  /// Does nothing, as the control is never operated.
  open func addAction(_ action: UIAction, for controlEvents: Event) {}
  /// Does nothing, as the control is never operated.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {}
  /// Does nothing, as the control is never operated.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {}
  /// Does nothing, as the control is never operated.
  open func sendActions(for controlEvents: Event) {}
}
