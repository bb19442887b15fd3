// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What a screen of an app has and a widget has not: nothing of it is shown, as on a device.

public import WidgetViews

extension View {
  /// Is not shown in a widget.
  public func navigationTitle(_ key: LocalizedStringKey) -> some View { self }

  /// Is not shown in a widget.
  public func navigationTitle(_ title: Text) -> some View { self }

  /// Is not shown in a widget.
  public func navigationBarTitle(_ key: LocalizedStringKey) -> some View { self }

  /// Is not shown in a widget.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Is not shown in a widget.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View
  { self }

  /// Is not shown in a widget.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Is not shown in a widget.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Is not shown in a widget.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Is not shown in a widget.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Is not shown in a widget.
  public func alert<Actions: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Is not shown in a widget.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }

  /// Is not shown in a widget.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Is not shown in a widget.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Has no effect in a widget, which has no safe area.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Has no effect where no list is shown.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }

  /// Has no effect where no list is shown.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Has no effect where no list is shown.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View { self }

  /// Has no effect where no list is shown.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Has no effect where nothing scrolls.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Has no effect where nothing scrolls.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Has no effect where nothing scrolls.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Has no effect where nobody types.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Has no effect where nobody selects text.
  public func textSelection(_ selectability: some TextSelectability) -> some View { self }

  /// Has no effect where nothing can be picked.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { self }
}
