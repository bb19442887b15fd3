// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Modifiers for an app's screens, which a widget does not have: none of them has an effect, as on a
// device.

public import WidgetViews

nonisolated extension View {
  /// Sets a localized navigation title; it has no effect in a widget.
  public func navigationTitle(_ key: LocalizedStringKey) -> some View { self }

  /// Sets the navigation title; it has no effect in a widget.
  public func navigationTitle(_ title: Text) -> some View { self }

  /// Sets a localized title of the navigation bar; it has no effect in a widget.
  public func navigationBarTitle(_ key: LocalizedStringKey) -> some View { self }

  /// Hides the navigation bar; it has no effect in a widget.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Sets the size of the navigation bar's title; it has no effect in a widget.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View
  { self }

  /// Sets the content of the toolbar, which is not called in a widget.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Presents a sheet, which is never shown in a widget.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Presents a sheet for an item, which is never shown in a widget.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Presents a full-screen cover, which is never shown in a widget.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Presents an alert, which is never shown in a widget.
  public func alert<Actions: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Adds a context menu, which is never shown in a widget.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }

  /// Presents a popover, which is never shown in a widget.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Hides the status bar; it has no effect in a widget.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Ignores the safe area at edges; it has no effect in a widget, which has none.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Sets the style of lists; it has no effect, as no list is shown.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }

  /// Sets the insets of a list row; it has no effect, as no list is shown.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Sets the background of a list row; it has no effect, as no list is shown.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View { self }

  /// Sets the separators of a list row; it has no effect, as no list is shown.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Sets the background of scroll views; it has no effect, as nothing scrolls.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Sets the visibility of scroll indicators; it has no effect, as nothing scrolls.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Disables scrolling; it has no effect, as nothing scrolls.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Sets the type of the keyboard; it has no effect, as text cannot be entered.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets whether text can be selected; it has no effect in a widget.
  public func textSelection(_ selectability: some TextSelectability) -> some View { self }

  /// Sets the style of pickers; it has no effect, as no picker is shown.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { self }
}
