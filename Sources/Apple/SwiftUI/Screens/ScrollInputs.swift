// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What scrolls in an app, which a widget does not.

public import WidgetViews

/// What a user scrolls with.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  /// The crown of a watch.
  public static let crown = ScrollInputKind(name: "crown")
  /// A double tap of two fingers.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// The eyes of a user.
  public static let look = ScrollInputKind(name: "look")
}

/// Whether an input scrolls the content.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// The input scrolls the content.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// The input does not scroll the content.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// Whether a dragged thing that rests over a view activates it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// A dragged thing that rests activates the view.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// A dragged thing that rests does nothing.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// What a scroll view does with the place of its content when the content changes.
public struct ScrollContentOffsetAdjustmentBehavior: Sendable {
  /// What the system decides.
  public static var automatic: ScrollContentOffsetAdjustmentBehavior { .init() }
  /// The place does not change.
  public static var disabled: ScrollContentOffsetAdjustmentBehavior { .init() }
}

nonisolated extension View {
  /// Sets whether an input scrolls; it has no effect, as nothing scrolls.
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind)
    -> some View
  { self }

  /// Sets whether a dragged thing activates the view; it has no effect in a widget.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

  /// Sets the margins of sections; it has no effect, as no list is shown.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    self
  }

  /// Shows or hides the index of sections; it has no effect, as no list is shown.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the label of a section in the index; it has no effect, as no list is shown.
  public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Sets the label of a section in the index; it has no effect, as no list is shown.
  public func sectionIndexLabel(_ label: some StringProtocol) -> some View { self }

  /// Shows or hides the thumb of sliders; it has no effect, as widgets show none.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the color behind a row on a watch; it has no effect, as no list is shown.
  public func listRowPlatterColor(_ color: Color?) -> some View { self }

  /// Sets the height of a row on a wheel; it has no effect, as no picker is shown.
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }

  /// Sets the name by which the time of a user's interactions is measured; it has no effect.
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }

  /// Adds an action for a window that a user resizes; never called in a widget.
  public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }
}

/// A list of cards that are scrolled with a watch's crown.
public struct CarouselListStyle: ListStyle {
  /// Creates a style of cards.
  public init() {}
}

extension ListStyle where Self == CarouselListStyle {
  /// A list of cards that are scrolled with a watch's crown.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

/// A list whose rows have an elliptical form.
public struct EllipticalListStyle: ListStyle {
  /// Creates a style of elliptical rows.
  public init() {}
}

extension ListStyle where Self == EllipticalListStyle {
  /// A list whose rows have an elliptical form.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}
