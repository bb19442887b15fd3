// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A tab of a screen with tabs or a sidebar, which is never shown.
@MainActor @preconcurrency
open class UITab: NSObject, UIPopoverPresentationControllerSourceItem {
  /// Where a tab is, in a bar or in a sidebar.
  public enum Placement: Int, Hashable, Sendable {
    /// Where the system puts the tab.
    case automatic
    /// In the bar unless the user removes the tab.
    case `default`
    /// In the bar once the user adds the tab.
    case optional
    /// In the bar, at a place that the user can change.
    case movable
    /// At the end of the bar, always.
    case pinned
    /// At its place in the bar, always.
    case fixed
    /// In the sidebar alone.
    case sidebarOnly
  }

  /// The name by which the app finds the tab.
  public let identifier: String
  /// The title that users see.
  open var title: String
  /// The text under the title; nil for none.
  open var subtitle: String?
  /// The image of the tab; nil for none.
  open var image: UIImage?
  /// The image of the tab while it is selected; nil for the same.
  open var selectedImage: UIImage?
  /// The text in the corner of the tab; nil for none.
  open var badgeValue: String?
  /// Whether users can select the tab.
  open var isEnabled = true
  /// Whether the user removed the tab.
  open var isHidden = false
  /// Whether the tab is removed until the user adds it.
  open var isHiddenByDefault = false
  /// Whether users can remove the tab.
  open var allowsHiding = false
  /// Where the app would put the tab.
  open var preferredPlacement = Placement.automatic
  /// What the app keeps with the tab.
  open var userInfo: Any?
  /// The group that the tab is in; nil for none.
  open internal(set) weak var parent: UITabGroup?
  private weak var controllerOfTab: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?

  /// The screen of the tab, which is made when it is first asked for; nil without a provider.
  open private(set) lazy var viewController: UIViewController? = provider?(self)

  /// Creates a tab, whose screen is made when it is first asked for.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    super.init()
  }

  /// The screen with the tabs that this one is among; nil for none.
  open internal(set) var tabBarController: UITabBarController? {
    get { parent?.tabBarController ?? controllerOfTab }
    set { controllerOfTab = newValue }
  }
  /// The outermost group around the tab that has a stack of screens; nil for none.
  open var managingTabGroup: UITabGroup? {
    parent?.managingTabGroup
      ?? (parent?.managingNavigationController == nil ? nil : parent)
  }
  /// Whether users see the tab; never here.
  open var hasVisiblePlacement: Bool { false }
}

/// The tab of the search, which is never shown.
open class UISearchTab: UITab {
  /// Whether the search starts when the user selects the tab.
  open var automaticallyActivatesSearch = false

  /// Creates the tab of the search, in English here.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: nil, identifier: "UISearchTab",
      viewControllerProvider: viewControllerProvider)
  }

  /// Creates a tab of the search with a title and an image of its own.
  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
  }
}

/// A view above the bar of tabs, which is never shown.
@MainActor @preconcurrency open class UITabAccessory: NSObject {
  /// The view that would be above the bar.
  public let contentView: UIView

  /// Creates one that is never shown in a widget.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}
