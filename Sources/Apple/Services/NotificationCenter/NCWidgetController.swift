// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// What says whether a widget in the Today view has something to show.
open class NCWidgetController: NSObject, @unchecked Sendable {
  /// Creates a controller, which does the same as all others.
  public override init() { super.init() }

  /// Returns a controller, which does the same as all others.
  open class func widgetController() -> NCWidgetController { NCWidgetController() }

  /// Shows or hides a widget by its identifier, of which there is none here.
  open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}

extension UIVibrancyEffect {
  /// Returns the effect of texts of a widget in the Today view, which is not drawn.
  @MainActor @preconcurrency
  public class func widgetPrimary() -> UIVibrancyEffect {
    UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular))
  }
  /// Returns the effect of lesser texts of a widget in the Today view, which is not drawn.
  @MainActor @preconcurrency
  public class func widgetSecondary() -> UIVibrancyEffect {
    UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular))
  }
  /// Returns the former effect of the Today view, which is not drawn.
  @MainActor @preconcurrency
  public class func notificationCenter() -> UIVibrancyEffect {
    UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular))
  }
}
