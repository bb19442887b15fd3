// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What a remote control chooses, which it never does.
@MainActor @preconcurrency open class UIFocusUpdateContext: NSObject {
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// The view that was chosen.
  open weak var previouslyFocusedView: UIView?
  /// The view that is chosen.
  open weak var nextFocusedView: UIView?
}

/// What animates a choice, which never happens here.
@MainActor @preconcurrency open class UIFocusAnimationCoordinator: NSObject {
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// Does nothing, as a widget has no screen.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
  }
}

/// What contains views to choose.
@MainActor @preconcurrency public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Is told of what happens, which is nothing here.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIView: UIFocusEnvironment {}

extension UIViewController: UIFocusEnvironment {}
