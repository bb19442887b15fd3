// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Sheets and popovers belong to an app's screens, which a widget does not have.

public import Foundation
public import WidgetViews

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  /// What a height depends on.
  public struct Context {
    /// The greatest height, in points.
    public var maxDetentValue: CGFloat { 0 }
  }

  private let name: String

  /// About half of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// The sheet has the whole height.
  public static let large = PresentationDetent(name: "large")

  /// A part of the height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }

  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: "\(type)")
  }
}

/// A height of a sheet that is computed, which never happens in a widget.
public protocol CustomPresentationDetent {
  /// Returns the height in points; nil if it is not available.
  static func height(in context: Context) -> CGFloat?

  /// What the height depends on.
  typealias Context = PresentationDetent.Context
}

/// What a user can do behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  /// What the system decides.
  public static var automatic: PresentationBackgroundInteraction { .init() }
  /// The views behind a sheet can be used.
  public static var enabled: PresentationBackgroundInteraction { .init() }
  /// The views behind a sheet cannot be used.
  public static var disabled: PresentationBackgroundInteraction { .init() }
  /// Everything up to a height.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { .init() }
}

/// What a swipe on a sheet does.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It resizes the sheet.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls the content.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// What a presentation becomes on narrow screens.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// It does not change.
  public static let `none` = PresentationAdaptation(name: "none")
  /// The view stays a popover on a small screen.
  public static let popover = PresentationAdaptation(name: "popover")
  /// The view becomes a sheet on a small screen.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover of the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// The size of a sheet.
public protocol PresentationSizing: Sendable {
  /// Returns the size of a sheet; never called here.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
}

/// The size that the system decides.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// Creates the sizing of sheets that set none.
  public init() {}
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size that the system decides.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

/// The size of a page.
public struct PagePresentationSizing: PresentationSizing {
  /// Creates a sizing for a page of text.
  public init() {}
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {
  /// Creates a sizing for a form.
  public init() {}
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {
  /// Creates a sizing that follows the content.
  public init() {}
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

/// What a popover points to.
public enum PopoverAttachmentAnchor {
  /// The popover is attached to a rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

nonisolated extension View {
  /// Sets the heights of a sheet; it has no effect in a widget.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Sets the heights of a sheet; it has no effect in a widget.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Sets the visibility of a sheet's grip; it has no effect in a widget.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets the radius of a sheet's corners; it has no effect in a widget.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Sets the background of a sheet; it has no effect in a widget.
  public func presentationBackground<S: WidgetViews.ShapeStyle>(_ style: S) -> some View { self }

  /// Sets the background of a sheet; it has no effect in a widget.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Sets what a user can do behind a sheet; it has no effect in a widget.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  { self }

  /// Sets what a swipe on a sheet does; it has no effect in a widget.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }

  /// Sets what a presentation becomes on narrow screens; it has no effect in a widget.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }

  /// Sets what a presentation becomes on narrow and low screens; it has no effect in a widget.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  /// Sets the size of a sheet; it has no effect in a widget.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }

  /// Sets whether the app cannot be quit while a sheet is shown; it has no effect in a widget.
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }

  /// Sets whether the app cannot be quit while a dialog is shown; it has no effect in a widget.
  public func dialogPreventsAppTermination(_ prevents: Bool?) -> some View { self }

  /// Sets whether a swipe dismisses a sheet; it has no effect in a widget.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Presents a full-screen cover for an item, which is never shown in a widget.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Presents a popover with an anchor, which is never shown in a widget.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    arrowEdge: Edge, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Presents a popover with an anchor, which is never shown in a widget.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Presents a popover for an item, which is never shown in a widget.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Presents an inspector, which is never shown in a widget.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V)
    -> some View
  { self }

  /// Sets the width of an inspector; it has no effect in a widget.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the widths of an inspector; it has no effect in a widget.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  { self }

  /// Adds a context menu with a preview, which is never shown in a widget.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// Adds a context menu, which is never shown in a widget; nil is none.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    self
  }

  /// Adds a context menu for a selection, which is never shown in a widget.
  public func contextMenu<ID: Hashable, Items: View>(
    forSelectionType itemType: ID.Type = ID.self, @ViewBuilder menu: @escaping (Set<ID>) -> Items,
    primaryAction: ((Set<ID>) -> Void)? = nil
  ) -> some View { self }
}
