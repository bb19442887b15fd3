// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Modifiers of lists and their rows, which a widget does not show.

public import Foundation
public import WidgetViews

nonisolated extension View {
  /// Sets buttons that a swipe shows, which a widget does not have.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// Sets buttons that a swipe shows and what is told of them, which a widget does not have.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T,
    onPresentationChanged: @escaping (Bool) -> Void
  ) -> some View { self }

  /// Shows the buttons of one row alone, which a widget does not have.
  public func swipeActionsContainer() -> some View { self }

  /// Sets a number beside the row, which is not shown outside of lists.
  public func badge(_ count: Int) -> some View { self }

  /// Sets a text beside the row, which is not shown outside of lists.
  public func badge(_ label: Text?) -> some View { self }

  /// Sets a localized text beside the row, which is not shown outside of lists.
  public func badge(_ key: LocalizedStringKey?) -> some View { self }

  /// Sets a text beside the row that is not localized, which is not shown outside of lists.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { self }

  /// Sets the text of a localized resource beside the row, which is not shown outside of lists.
  @_disfavoredOverload
  public func badge(_ resource: LocalizedStringResource?) -> some View { self }

  /// Sets how prominent the number beside a row is; it has no effect outside of lists.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  /// Sets the tint of the row's icon; it has no effect outside of lists.
  public func listItemTint(_ tint: ListItemTint?) -> some View { self }

  /// Sets the tint of the row's icon; it has no effect outside of lists.
  public func listItemTint(_ tint: Color?) -> some View { self }

  /// Sets the insets of a list row at some edges, in points; it has no effect, as no list is shown.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// Sets the space between rows; it has no effect, as no list is shown.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Sets the color of a row's separators; it has no effect, as no list is shown.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Sets the separators of a section; it has no effect, as no list is shown.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Sets the color of a section's separators; it has no effect, as no list is shown.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
  { self }

  /// Sets the space between sections; it has no effect, as no list is shown.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Sets the space between sections in points; it has no effect, as no list is shown.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Sets how prominent headers are; it has no effect outside of lists.
  public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Sets whether a row cannot be moved, which is the same in a widget.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Sets whether a row cannot be removed, which is the same in a widget.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Sets whether a row cannot be selected, which is the same in a widget.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Sets buttons of a section, which a widget does not have.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }
}

/// Whether a user edits a list.
public enum EditMode: Hashable, Sendable {
  /// A user does not.
  case inactive
  /// A user does for a moment, as with a swipe.
  case transient
  /// The user can change the list.
  case active

  /// Whether a user edits.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether a user edits a list; nil in a widget, unless the view sets it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
