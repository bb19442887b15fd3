// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A menu for a long press, which is never shown.
@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Creates one that is never shown in a widget.
  public init(delegate: any UIContextMenuInteractionDelegate) { super.init() }
  /// The view that it belongs to.
  open weak var view: UIView?
  /// Does nothing, as a widget has no screen.
  open func willMove(to view: UIView?) {}
  /// Does nothing, as a widget has no screen.
  open func didMove(to view: UIView?) { self.view = view }
  /// Returns zero, as a widget has no screen.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing, as a widget has no screen.
  open func dismissMenu() {}
  /// Does nothing, as a widget has no screen.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}

/// What is asked for menus, which are never shown here.
@MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Is asked for this by the system, which never happens here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Is asked for this by the system, which never happens here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Is asked for this by the system, which never happens here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Is told of what happens, which is nothing here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Is told of what happens, which is nothing here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Is told of what happens, which is nothing here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Returns nil by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns nil by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns nil by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// How a menu comes and goes, which never happens here.
@MainActor @preconcurrency public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Is asked for this by the system, which never happens here.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Is asked for this by the system, which never happens here.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview is opened, which never happens here.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview is opened.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview is opened.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable { case dismiss, pop }

/// What a menu for a long press has.
@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  /// The name of the menu.
  public let identifier: any NSCopying
  /// What makes the preview; never called.
  public let previewProvider: UIContextMenuContentPreviewProvider?
  /// The order of the menu's elements.
  public enum ElementOrder: Int, Sendable {
    /// As the system decides it.
    case automatic
    /// The first one is nearest to the finger.
    case priority
    /// The first one is at the top.
    case fixed
  }
  /// The order of the menu's elements.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// How many things the menu is for; 0 for as many as the system counts.
  open var badgeCount = 0
  /// What makes the menu; never called.
  public let actionProvider: UIContextMenuActionProvider?
  /// Creates one that is never shown in a widget.
  public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) { self.init(name: identifier, preview: previewProvider, action: actionProvider) }
  private init(
    name: (any NSCopying)?, preview: UIContextMenuContentPreviewProvider?,
    action: UIContextMenuActionProvider?
  ) {
    (identifier, previewProvider, actionProvider) = (
      name ?? NSString(string: "menu"), preview, action
    )
    super.init()
  }
}

/// What makes the preview of a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// What makes a menu of elements.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// How the preview of a view looks.
@MainActor @preconcurrency open class UIPreviewParameters: NSObject {
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// What is seen of the view.
  open var visiblePath: UIBezierPath?
  /// The path of the shadow.
  open var shadowPath: UIBezierPath?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color behind the view.
  open var backgroundColor: UIColor! = .clear
}

/// Where the preview of a view is.
@MainActor @preconcurrency open class UIPreviewTarget: NSObject {
  /// The view that the preview is in.
  public let container: UIView
  /// The middle of the preview.
  public let center: CGPoint
  /// Creates one that is never shown in a widget.
  public init(container: UIView, center: CGPoint) {
    (self.container, self.center) = (container, center)
    super.init()
  }
}

/// The preview of a view, which is never shown.
@MainActor @preconcurrency open class UITargetedPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// How the preview looks.
  public let parameters: UIPreviewParameters
  /// Creates one that is never shown in a widget.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
  /// Creates one that is never shown in a widget.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
}
