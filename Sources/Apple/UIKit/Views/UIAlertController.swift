// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A choice of an alert, which nobody makes.
open class UIAlertAction: NSObject, @unchecked Sendable {
  /// What a choice means.
  public enum Style: Int, Sendable {
    /// The default style of a button.
    case `default` = 0
    /// The button leaves the alert, and nothing is done.
    case cancel = 1
    /// The button changes or deletes something for good.
    case destructive = 2
  }

  /// The title of the button; nil for none.
  public let title: String?
  /// Whether the action is the default one, cancels or destroys.
  public let style: Style
  /// Whether it can be made.
  open var isEnabled = true

  /// Creates a choice, whose handler is never called.
  public init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
  }
}

/// A question to the user, which is never asked.
open class UIAlertController: UIViewController {
  /// Where a question is.
  public enum Style: Int, Sendable {
    /// At the lower edge.
    case actionSheet = 0
    /// The question is in the middle of the screen.
    case alert = 1
  }

  /// What is said below the title.
  open var message: String?
  /// Whether it is an alert or an action sheet.
  public let preferredStyle: Style
  /// The actions in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// Creates an alert with a title and a message; a widget shows none.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }

  /// Creates a question of an archive, which has no properties here.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// The fields of the question; nil for none.
  open private(set) var textFields: [UITextField]?
  /// The action that is meant most often; nil for none.
  open var preferredAction: UIAlertAction?
  /// How important the alert is, which is seen on the Mac.
  open var severity = UIAlertControllerSeverity.default

  /// Adds a field, and lets a function set it up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Adds an action after the others.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// The screens of an app in a file, which is not read.
@MainActor @preconcurrency open class UIStoryboard: NSObject {
  /// Creates screens of a file.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}

  /// Returns the first screen: nil here.
  open func instantiateInitialViewController() -> UIViewController? { nil }

  /// Returns a screen without content.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}

/// How important an alert is.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// As important as most alerts.
  case `default` = 0
  /// So important that it looks different.
  case critical = 1
}
