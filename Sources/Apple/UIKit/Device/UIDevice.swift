// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

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

  /// Whether something is near the device; never here.
  open var proximityState: Bool { false }
  /// Whether it is watched if something is near the device; it has no effect here.
  open var isProximityMonitoringEnabled = false
  /// Whether it is told how the device is held; never here.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Plays no sound of a key, as nothing is typed.
  open func playInputClick() {}

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
  /// The notification that something came near the device or went away; never posted here.
  public static let proximityStateDidChangeNotification = Foundation.Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
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
  /// Whether the device lies on its back or its front.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can be held so: upright or on a side.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
