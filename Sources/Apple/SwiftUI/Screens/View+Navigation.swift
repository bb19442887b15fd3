// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Navigation bars and stacks belong to an app's screens, which a widget does not have.

public import CoreGraphics
public import Foundation
public import WidgetViews

/// The transition between two screens, which a widget does not have.
public protocol NavigationTransition {}
/// The transition that the system decides.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition of screens that set none.
  public init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition that the system decides.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

/// A transition that grows from a view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A transition that grows from a view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> ZoomNavigationTransition
  {
    ZoomNavigationTransition()
  }
}

nonisolated extension View {
  /// Sets the screen of a type's values, which is never shown in a widget.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  /// Sets a screen that a binding opens, which is never shown in a widget.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }

  /// Sets the screen of an item, which is never shown in a widget.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  /// Hides the button that leads back, which a widget does not have.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }

  /// Sets the first item of the navigation bar, which a widget does not have.
  public func navigationBarItems<L: View>(leading: L) -> some View { self }

  /// Sets the last item of the navigation bar, which a widget does not have.
  public func navigationBarItems<T: View>(trailing: T) -> some View { self }

  /// Sets the items of the navigation bar, which a widget does not have.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }

  /// Sets a title of the navigation bar, which a widget does not have.
  public func navigationBarTitle(_ title: Text) -> some View { self }

  /// Sets a title of the navigation bar that is not localized, which a widget does not have.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }

  /// Sets a title of the navigation bar and its size, which a widget does not have.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Sets a title of the navigation bar and its size, which a widget does not have.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { self }

  /// Sets a title that is not localized and its size, which a widget does not have.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Sets a title that is not localized; it has no effect in a widget.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

  /// Sets the title of a localized resource; it has no effect in a widget.
  @_disfavoredOverload
  public func navigationTitle(_ title: LocalizedStringResource) -> some View { self }

  /// Sets a title that a user can change; it has no effect in a widget.
  public func navigationTitle(_ title: Binding<String>) -> some View { self }

  /// Sets a localized subtitle; it has no effect in a widget.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }

  /// Sets the subtitle of a localized resource; it has no effect in a widget.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View { self }

  /// Sets a subtitle; it has no effect in a widget.
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// Sets a subtitle that is not localized; it has no effect in a widget.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }

  /// Sets the file that the screen shows; it has no effect in a widget.
  public func navigationDocument(_ url: URL) -> some View { self }

  /// Sets the value that the screen shows, which can be shared; it has no effect in a widget.
  @_disfavoredOverload
  public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

  /// Sets the value that the screen shows, with a preview; it has no effect in a widget.
  public func navigationDocument<D: Transferable, I1, I2>(
    _ document: D, preview: SharePreview<I1, I2>
  ) -> some View { self }

  /// Sets the width of a column; it has no effect in a widget.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the widths of a column; it has no effect in a widget.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }

  /// Sets the style of split views, which a widget does not have.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }

  /// Sets the transition to the screen, which a widget does not have.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Sets the view from which a screen grows, which a widget does not have.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Sets the visibility of the arrows of links, which widgets do not draw.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
}
