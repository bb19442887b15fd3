// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation
public import UIKit

/// What became of an update of a widget in the Today view.
public enum NCUpdateResult: UInt, Sendable {
  /// There is something new to show.
  case newData = 0
  /// There is nothing new to show.
  case noData = 1
  /// The update has failed.
  case failed = 2
}

/// How large a widget in the Today view is.
public enum NCWidgetDisplayMode: Int, Sendable {
  /// It has a fixed height.
  case compact = 0
  /// It is as high as it asks for.
  case expanded = 1
}

/// A widget in the Today view, the way before WidgetKit; never asked here.
@MainActor @preconcurrency public protocol NCWidgetProviding: NSObjectProtocol {
  /// Updates the widget, and calls the handler with what became of it; never called here.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  /// The widget has another size now; never called here.
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
  /// Returns the space around the widget, in points; never called here.
  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}

extension NCWidgetProviding {
  /// Says by default that there is nothing new.
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.noData)
  }
  /// Does nothing by default when the size has changed.
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {}
  /// Returns the system's space by default.
  public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets)
    -> UIEdgeInsets
  { defaultMarginInsets }
}

extension NSExtensionContext {
  /// The largest size that the widget can have; the small one, which setting does not change here.
  @MainActor @preconcurrency public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
    get { .compact }
    set {}
  }

  /// The size that the widget has: always the small one here.
  @MainActor @preconcurrency public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }

  /// Returns how large the widget can be, in points; always zero here.
  @MainActor @preconcurrency
  public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize { .zero }
}
