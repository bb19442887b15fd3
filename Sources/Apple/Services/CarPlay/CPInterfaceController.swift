// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
public import UIKit

/// A screen of a car, which is never shown here.
open class CPTemplate: NSObject, @unchecked Sendable {
  /// The title of its tab; nil for none.
  open var tabTitle: String?
  /// The image of its tab; nil for none.
  open var tabImage: UIImage?
  /// What the app keeps with it; nil for nothing.
  open var userInfo: Any?
}

/// What learns which screens come and go; never called here.
public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
  /// Is called before a screen comes.
  func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
  /// Is called when a screen is there.
  func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
  /// Is called before a screen goes.
  func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
  /// Is called when a screen is gone.
  func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}

extension CPInterfaceControllerDelegate {
  /// Does nothing by default before a template is shown; no car shows one here.
  public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  /// Does nothing by default after a template was shown; no car shows one here.
  public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  /// Does nothing by default before a template is hidden; no car shows one here.
  public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
  /// Does nothing by default after a template was hidden; no car shows one here.
  public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}

/// Shows screens in a car: none, as there is no car.
open class CPInterfaceController: NSObject, @unchecked Sendable {
  /// The object that learns which screens come and go; nil for none.
  open weak var delegate: (any CPInterfaceControllerDelegate)?
  /// The screens, the first one first: none.
  open var templates: [CPTemplate] { [] }
  /// The screen at the bottom; an empty one here.
  open var rootTemplate: CPTemplate { CPTemplate() }
  /// The screen at the top; nil as there is none.
  open var topTemplate: CPTemplate? { nil }
  /// The screen over all; nil as there is none.
  open var presentedTemplate: CPTemplate? { nil }

  /// Shows nothing: the handler is called at once with false.
  open func setRootTemplate(
    _ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) { refuse(completion) }
  /// Shows nothing: the handler is called at once with false.
  open func pushTemplate(
    _ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) { refuse(completion) }
  /// Removes nothing: the handler is called at once with false.
  open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    refuse(completion)
  }
  /// Removes nothing: the handler is called at once with false.
  open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    refuse(completion)
  }
  /// Shows nothing: the handler is called at once with false.
  open func presentTemplate(
    _ templateToPresent: CPTemplate, animated: Bool,
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) { refuse(completion) }
  /// Removes nothing: the handler is called at once with false.
  open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    refuse(completion)
  }

  private func refuse(_ completion: ((Bool, (any Error)?) -> Void)?) {
    reportUnavailable("CPInterfaceController", answer: "there is no car")
    completion?(false, nil)
  }
}
