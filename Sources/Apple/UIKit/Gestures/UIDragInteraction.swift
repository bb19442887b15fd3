// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation

/// Things that are dragged, which never happens here.
@MainActor @preconcurrency public protocol UIDragDropSession: NSObjectProtocol {
  /// The things that are dragged.
  var items: [UIDragItem] { get }
  /// Whether they can be moved.
  var allowsMoveOperation: Bool { get }
  /// Is asked for this by the system, which never happens here.
  func location(in view: UIView) -> CGPoint
  /// Is asked for this by the system, which never happens here.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Is asked for this by the system, which never happens here.
  func canLoadObjects(ofClass aClass: AnyClass) -> Bool
}

/// Things that are dragged away, which never happens here.
@MainActor @preconcurrency public protocol UIDragSession: UIDragDropSession {
  /// What the app keeps with it.
  var localContext: Any? { get set }
}

/// Things that are dropped, which never happens here.
@MainActor @preconcurrency public protocol UIDropSession: UIDragDropSession {
  /// The session of the same app.
  var localDragSession: (any UIDragSession)? { get }
}

/// A thing that is dragged, which never happens here.
@MainActor @preconcurrency open class UIDragItem: NSObject {
  /// Where its data comes from.
  public let itemProvider: NSItemProvider
  /// What the app keeps with it.
  open var localObject: Any?
  /// What makes the preview; never called.
  open var previewProvider: (() -> UIDragPreview?)?
  /// Creates one that is never shown in a widget.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The preview of a thing that is dragged.
@MainActor @preconcurrency open class UIDragPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// Creates one that is never shown in a widget.
  public init(view: UIView) {
    self.view = view
    super.init()
  }
}

/// What lets users drag things, which never happens.
@MainActor @preconcurrency open class UIDragInteraction: NSObject, UIInteraction {
  /// What is asked for things.
  open weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether users can drag things.
  open var isEnabled = true
  /// The view that it belongs to.
  open weak var view: UIView?
  /// Creates one that is never shown in a widget.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing, as a widget has no screen.
  open func willMove(to view: UIView?) {}
  /// Does nothing, as a widget has no screen.
  open func didMove(to view: UIView?) { self.view = view }
}

/// What is asked for dragged things, which never happens here.
@MainActor @preconcurrency public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Is asked for this by the system, which never happens here.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Is asked for this by the system, which never happens here.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
}

extension UIDragInteractionDelegate {
  /// Returns an empty array by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }
  /// Returns nil by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
}

/// The preview of what is dragged.
open class UITargetedDragPreview: UITargetedPreview {}

/// What lets users drop things, which never happens.
@MainActor @preconcurrency open class UIDropInteraction: NSObject, UIInteraction {
  /// What is told of things.
  open weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that it belongs to.
  open weak var view: UIView?
  /// Creates one that is never shown in a widget.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing, as a widget has no screen.
  open func willMove(to view: UIView?) {}
  /// Does nothing, as a widget has no screen.
  open func didMove(to view: UIView?) { self.view = view }
}

/// What is told of dropped things, which never happens here.
@MainActor @preconcurrency public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Is asked for this by the system, which never happens here.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  /// Is told of what happens, which is nothing here.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Is asked for this by the system, which never happens here.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Is told of what happens, which is nothing here.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Is told of what happens, which is nothing here.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Is told of what happens, which is nothing here.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Returns true by default.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing by default.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}
  /// Returns `UIDropProposal(operation: .cancel)` by default.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing by default.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing by default.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
  /// Does nothing by default.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}
}

/// What happens with dropped things.
public enum UIDropOperation: UInt, Hashable, Sendable { case cancel, forbidden, copy, move }

/// What would happen with dropped things.
@MainActor @preconcurrency open class UIDropProposal: NSObject {
  /// What happens with the things.
  public let operation: UIDropOperation
  /// Whether the place is exact.
  open var isPrecise = false
  /// Creates one that is never shown in a widget.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// What can be pasted into a view.
@MainActor @preconcurrency open class UIPasteConfiguration: NSObject {
  /// The types that can be pasted.
  open var acceptableTypeIdentifiers: [String]
  /// Creates one that is never shown in a widget.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }
}
