// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Tabs that are a section of the sidebar, which is never shown.
open class UITabGroup: UITab {
  /// How a section of the sidebar looks.
  public enum SidebarAppearance: Int, Hashable, Sendable {
    /// As the system chooses.
    case automatic
    /// As a row that users unfold.
    case inline
    /// As a section with a title.
    case rootSection
  }

  /// The tabs of the group.
  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      adopt()
    }
  }
  /// The name of the tab that is selected first; nil for none.
  open var defaultChildIdentifier: String?
  /// The tab that is selected; nil for none.
  open weak var selectedChild: UITab?
  /// How the section looks.
  open var sidebarAppearance = SidebarAppearance.automatic
  /// The actions of the section.
  open var sidebarActions: [UIAction] = []
  /// The stack of the screens of the group; nil for none.
  open var managingNavigationController: UINavigationController?
  /// Whether users can move the tabs.
  open var allowsReordering = false
  /// The names of the tabs in the user's order.
  open var displayOrderIdentifiers: [String] = []

  /// Creates a group of tabs, whose screen is made when it is first asked for.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt()
  }

  /// The tabs in the user's order; those that it does not name come last.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in
      children.first { $0.identifier == name }
    }
    return named + children.filter { child in !named.contains { $0 === child } }
  }

  /// Returns the tab of a name, also of a group in this one; nil for none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    children.tab(named: identifier)
  }

  private func adopt() {
    for child in children { child.parent = self }
  }
}

extension [UITab] {
  /// Returns the tab of a name, also of a group among the tabs.
  @MainActor func tab(named identifier: String) -> UITab? {
    lazy.compactMap { tab in
      tab.identifier == identifier
        ? tab : (tab as? UITabGroup)?.tab(forIdentifier: identifier)
    }.first
  }
}
