// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import WidgetViews

/// The screen of the widget's device.
open class UIScreen: NSObject, @unchecked Sendable {
  private static let shared = UIScreen()

  /// The screen of the device.
  open class var main: UIScreen { shared }

  /// That the brightness changed, which is never posted here.
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")

  /// The scale of the screen, in pixels per point.
  open var scale: CGFloat { UITraitCollection.current.displayScale }

  /// The bounds of an iPhone 16's screen, in points; a widget is smaller.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }

  /// The coordinates of the screen as it is held, which is upright.
  open var coordinateSpace: any UICoordinateSpace { UprightSpace(bounds: bounds) }

  /// The coordinates of the screen when it is upright.
  open var fixedCoordinateSpace: any UICoordinateSpace { UprightSpace(bounds: bounds) }

  /// The bounds of the screen, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The scale of the screen, in pixels per point.
  open var nativeScale: CGFloat { scale }
  /// How bright the screen is, from 0 to 1; half here.
  open var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
  /// How many pictures the screen shows in a second.
  open var maximumFramesPerSecond: Int { 60 }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .current }

  /// The screens; the one of the device.
  open class var screens: [UIScreen] { [main] }
  /// Whether the screen is recorded or shown elsewhere; never here.
  open var isCaptured: Bool { false }
  /// The screen that is shown on this one; nil here.
  open var mirrored: UIScreen? { nil }
  /// The size and the shape of its pixels.
  open var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  /// The mode that looks best.
  open var preferredMode: UIScreenMode? { currentMode }
  /// The modes that the screen has: one.
  open var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  /// Whether the screen becomes darker than its brightness; kept here.
  open var wantsSoftwareDimming = false
  /// How much brighter than white the screen can be; 1 here, which is white.
  open var currentEDRHeadroom: CGFloat { 1 }
  /// How much brighter than white the screen could be; 1 here, which is white.
  open var potentialEDRHeadroom: CGFloat { 1 }
  /// The seconds from a touch to its picture; 0 here.
  open var calibratedLatency: CFTimeInterval { 0 }
  /// Returns a view without a content, as a widget has no screen.
  @MainActor open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIView(frame: bounds)
  }

  /// The notification that the screen is recorded or not; never posted here.
  public static let capturedDidChangeNotification = Foundation.Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// The notification that a screen was connected; never posted here.
  public static let didConnectNotification = Foundation.Notification.Name(
    "UIScreenDidConnectNotification")
  /// The notification that a screen was disconnected; never posted here.
  public static let didDisconnectNotification = Foundation.Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// The notification that a screen has another mode; never posted here.
  public static let modeDidChangeNotification = Foundation.Notification.Name(
    "UIScreenModeDidChangeNotification")
}

/// The size and the shape of a screen's pixels.
open class UIScreenMode: NSObject, @unchecked Sendable {
  /// The size of the screen, in pixels.
  public let size: CGSize
  /// The width of a pixel as a multiple of its height.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) { self.size = size }
}
