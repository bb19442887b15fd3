// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import WidgetViews

/// The device of the widget: an iPhone.
open class UIDevice: NSObject, @unchecked Sendable {
  private static let shared = UIDevice()

  /// The device of the widget.
  open class var current: UIDevice { shared }

  /// The name of the device, without the user's: `iPhone`.
  open var name: String { "iPhone" }
  /// The model of the device: `iPhone`.
  open var model: String { "iPhone" }
  /// The name of the system: `iOS`.
  open var systemName: String { "iOS" }
  /// The version of the system: always `26.0` here.
  open var systemVersion: String { "26.0" }
  /// The kind of the device: a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The identifier of the device for the vendor, the same in each run; never nil here.
  open var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 0))
  }
  /// The battery level, from 0 to 1; always -1 (unknown) here, as on a device that does not monitor
  /// it.
  open var batteryLevel: Float { -1 }
  /// Whether the battery is monitored; it has no effect here.
  open var isBatteryMonitoringEnabled = false
  /// Whether the battery is charged; unknown here.
  open var batteryState: BatteryState { .unknown }
  /// How the device is held; unknown here.
  open var orientation: UIDeviceOrientation { .unknown }
  /// The model of the device in the user's language: `iPhone`.
  open var localizedModel: String { "iPhone" }
  /// Whether several apps can be used at once.
  open var isMultitaskingSupported: Bool { true }

  /// Does nothing, as the device is not turned.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing, as the device is not turned.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// Whether a battery is charged.
  public enum BatteryState: Int, Hashable, Sendable {
    /// The state is not known.
    case unknown
    /// The device runs on its battery.
    case unplugged
    /// The battery is being charged.
    case charging
    /// The battery is full, and the device is plugged in.
    case full
  }

  /// The notification that the battery's level changed; never posted here.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The notification that the battery's state changed; never posted here.
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// The notification that the device was turned; never posted here.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// The orientation is not known.
  case unknown
  /// The device is upright, its top up.
  case portrait
  /// Upright, with its top below.
  case portraitUpsideDown
  /// On its left side.
  case landscapeLeft
  /// On its right side.
  case landscapeRight
  /// The device lies on its back.
  case faceUp
  /// The device lies on its front.
  case faceDown

  /// Whether it is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

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
}

/// The insets of a rectangle's edges, in points.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// Insets of zero points.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the left edge.
  public var left: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the right edge.
  public var right: CGFloat

  /// Creates insets of zero points.
  public init() { self = .zero }

  /// Creates insets from four lengths in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inward by insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
