// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import WidgetViews

extension UITraitCollection {
  @TaskLocal private static var performing: UITraitCollection?

  /// The traits that the program set on this thread.
  private static let key = "QuickAction.UITraitCollection"

  /// The traits of the view that is being drawn; outside of views, those of default values.
  ///
  /// Traits that a program sets are used on its thread until it sets those of the view again.
  public class var current: UITraitCollection {
    get {
      performing ?? Thread.current.threadDictionary[key] as? UITraitCollection ?? ofView
    }
    set {
      Thread.current.threadDictionary[key] = newValue == ofView ? nil : newValue
    }
  }

  private class var ofView: UITraitCollection {
    let environment = WidgetViews.Environment(\.self).wrappedValue
    return UITraitCollection(
      Values(
        userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light,
        accessibilityContrast: environment.colorSchemeContrast == .increased ? .high : .normal,
        displayScale: environment.displayScale,
        layoutDirection: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight))
  }

  /// Calls a function at once, with these traits as the current ones; those that are not specified stay as they are.
  public func performAsCurrent(_ actions: () -> Void) {
    let traits = UITraitCollection(traitsFrom: [.current, self])
    Self.$performing.withValue(traits) { actions() }
  }
}
