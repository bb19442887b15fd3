// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import SwiftUI
import WidgetViews

/// A view of a page of the web; a widget shows a prohibition sign instead, as a device does.
nonisolated public struct WebView: View {
  /// Whether a swipe goes back and forward.
  public struct BackForwardNavigationGesturesBehavior: Sendable {
    /// What the system chooses.
    public static let automatic = BackForwardNavigationGesturesBehavior()
    /// A swipe goes back and forward.
    public static let enabled = BackForwardNavigationGesturesBehavior()
    /// A swipe does not go back and forward.
    public static let disabled = BackForwardNavigationGesturesBehavior()
  }

  /// Whether two fingers make the page larger.
  public struct MagnificationGesturesBehavior: Sendable {
    /// What the system chooses.
    public static let automatic = MagnificationGesturesBehavior()
    /// Two fingers make the page larger.
    public static let enabled = MagnificationGesturesBehavior()
    /// Two fingers do not make the page larger.
    public static let disabled = MagnificationGesturesBehavior()
  }

  /// Whether a long press shows where a link leads.
  public struct LinkPreviewBehavior: Sendable {
    /// What the system chooses.
    public static let automatic = LinkPreviewBehavior()
    /// A long press shows where a link leads.
    public static let enabled = LinkPreviewBehavior()
    /// A long press shows nothing.
    public static let disabled = LinkPreviewBehavior()
  }

  /// Whether a part of a page may fill the screen.
  public struct ElementFullscreenBehavior: Sendable {
    /// What the system chooses.
    public static let automatic = ElementFullscreenBehavior()
    /// A part may fill the screen.
    public static let enabled = ElementFullscreenBehavior()
    /// No part may fill the screen.
    public static let disabled = ElementFullscreenBehavior()
  }

  /// What the user touched in a page, which never happens here.
  public struct ActivatedElementInfo: Hashable, Sendable {
    /// The address of the link; nil for none.
    public let linkURL: URL?
  }

  /// Creates a view of a page.
  public init(_ page: WebPage) {}
  /// Creates a view of the page at an address, which is not loaded; nil for none.
  public init(url: URL?) {}

  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("WebView") }
}

nonisolated extension View {
  /// Sets whether a swipe goes back and forward in pages; it has no effect here.
  public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { self }
  /// Sets whether two fingers make pages larger; it has no effect here.
  public func webViewMagnificationGestures(
    _ value: WebView.MagnificationGesturesBehavior
  ) -> some View { self }
  /// Sets whether a long press shows where a link leads; it has no effect here.
  public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }
  /// Sets whether users can select texts of pages; it has no effect here.
  public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// Sets whether a part of a page may fill the screen; it has no effect here.
  public func webViewElementFullscreenBehavior(
    _ value: WebView.ElementFullscreenBehavior
  ) -> some View { self }
  /// Sets the menu of what the user touched, which only a Mac shows; never called here.
  public func webViewContextMenu(
    @ViewBuilder menu: @escaping @MainActor (WebView.ActivatedElementInfo) -> some View
  ) -> some View { self }
  /// Sets whether the background of pages is shown; it has no effect here.
  public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
  /// Calls a function when a page is scrolled; never called here.
  public func webViewOnScrollGeometryChange<T: Hashable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View { self }
  /// Binds where a page is scrolled to, which never changes here.
  public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View { self }
  /// Sets whether an input scrolls pages; it has no effect here.
  public func webViewScrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }
}
