// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What VoiceOver offers, which it never does here.
open class UIAccessibilityCustomAction: NSObject, @unchecked Sendable {
  /// What is called with the action.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  /// The name that VoiceOver says.
  open var name: String
  /// The image of the action; nil for none.
  open var image: UIImage?
  /// What is called; nil for nothing.
  open weak var target: AnyObject?
  /// The method that is called; nil for none.
  open var selector: Selector?
  /// What is called; nil for nothing.
  open var actionHandler: Handler?
  /// Creates an action that calls a method.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }
  /// Creates an action that calls a function.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler? = nil) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
  }
}

/// A part of a view for VoiceOver, which does not speak.
open class UIAccessibilityElement: UIResponder {
  /// Creates a part of a view.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }
  /// What the part is in.
  open weak var accessibilityContainer: AnyObject?
  /// Where it is in its container.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// The name by which tests find it.
  open var accessibilityIdentifier: String?
}
