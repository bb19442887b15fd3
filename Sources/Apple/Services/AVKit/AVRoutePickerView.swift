// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// What learns that the list of loudspeakers opens; never called here.
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  /// Is called before the list opens.
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  /// Is called when the list closed.
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  /// Does nothing by default before the list of devices is shown, which never happens here.
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  /// Does nothing by default after the list of devices was closed, which never happens here.
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// A button with the list of loudspeakers and screens, which is not shown.
open class AVRoutePickerView: UIView {
  /// The object that learns that the list opens; nil for none.
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  /// The color of the button while another device plays; nil is the tint.
  open var activeTintColor: UIColor?
  /// Whether screens come first in the list.
  open var prioritizesVideoDevices = false
}
