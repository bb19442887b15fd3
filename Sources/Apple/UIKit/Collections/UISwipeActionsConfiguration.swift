// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What a swipe on a row offers, which is never shown.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  /// The actions from the edge.
  public let actions: [UIContextualAction]
  /// Whether a long swipe does the first one.
  open var performsFirstActionWithFullSwipe = true
  /// Creates what a swipe offers.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action of a swipe on a row, which is never done.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
  /// What is called with the action.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// What an action means.
  public enum Style: Int, Hashable, Sendable { case normal, destructive }
  /// What the action means.
  public let style: Style
  /// What is called; never here.
  public let handler: Handler
  /// What users read; nil for nothing.
  open var title: String?
  /// The image of the action; nil for none.
  open var image: UIImage?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the action.
  open var backgroundColor: UIColor! = .systemGray
  /// Creates an action of a swipe.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}
