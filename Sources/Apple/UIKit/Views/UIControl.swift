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
