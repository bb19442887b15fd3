// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A menu to edit, which is never shown.
@MainActor @preconcurrency open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// What is asked for menus.
  open weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that it belongs to.
  open weak var view: UIView?
  /// Creates one that is never shown in a widget.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing, as a widget has no screen.
  open func willMove(to view: UIView?) {}
  /// Does nothing, as a widget has no screen.
  open func didMove(to view: UIView?) { self.view = view }
  /// Does nothing, as a widget has no screen.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Does nothing, as a widget has no screen.
  open func dismissMenu() {}
  /// Does nothing, as a widget has no screen.
  open func reloadVisibleMenu() {}
}

/// Where a menu to edit is.
@MainActor @preconcurrency open class UIEditMenuConfiguration: NSObject {
  /// The place of the menu.
  public let sourcePoint: CGPoint
  /// Creates one that is never shown in a widget.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// What is asked for menus to edit, which never happens here.
@MainActor @preconcurrency public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Is asked for this by the system, which never happens here.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Is asked for this by the system, which never happens here.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  /// Returns nil by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Returns `.null` by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}

/// The menu to edit before iOS 16, which is never shown.
@MainActor @preconcurrency open class UIMenuController: NSObject {
  private static let menu = UIMenuController()
  /// The menu of the app.
  open class var shared: UIMenuController { menu }
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// The items after those of the system.
  open var menuItems: [UIMenuItem]?
  /// Whether it is shown; never here.
  open var isMenuVisible: Bool { false }
  /// Does nothing, as a widget has no screen.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Does nothing, as a widget has no screen.
  open func hideMenu() {}
  /// Does nothing, as a widget has no screen.
  open func update() {}
}

/// An item of a menu to edit.
@MainActor @preconcurrency open class UIMenuItem: NSObject {
  /// The title that users see.
  open var title: String
  /// What it would call.
  open var action: Selector
  /// Creates one that is never shown in a widget.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}
