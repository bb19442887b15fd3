// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension ProcessInfo {
  /// How warm the device is.
  public enum ThermalState: Int, Hashable, Sendable {
    /// The temperature is within the normal range.
    case nominal
    /// The device is a little warm; work that can wait should.
    case fair
    /// The device is warm; the system slows down.
    case serious
    /// The device is hot; all that can be should be left out.
    case critical
  }

  /// Whether the device saves power; always false here.
  public var isLowPowerModeEnabled: Bool { false }
  /// How warm the device is; as usual here.
  public var thermalState: ThermalState { .nominal }

  /// The notification of a change of ``thermalState``; never posted here.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// Calls a function that a device would let end after the app is left; the system never takes the time back here.
  @preconcurrency public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global().async { block(false) }
  }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The notification that the device begins or ends to save power; never posted here.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
