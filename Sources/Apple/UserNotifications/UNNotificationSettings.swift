// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Whether a way of notifying is on.
public enum UNNotificationSetting: Int, Sendable {
  /// The app does not notify in this way.
  case notSupported
  /// The user turned it off.
  case disabled
  /// The user turned it on.
  case enabled
}

/// How a notification is shown.
public enum UNAlertStyle: Int, Sendable {
  /// Not at all.
  case none
  /// For a while.
  case banner
  /// Until the user dismisses it.
  case alert
}

/// When the content of a notification is shown.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always
  /// Where the device is not locked.
  case whenAuthenticated
  /// Never.
  case never
}

/// The user's settings of the app's notifications, who denied them.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether the app may show notifications; always denied here.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
  /// Whether sounds are heard: never here.
  open var soundSetting: UNNotificationSetting { .disabled }
  /// Whether the app's icon has a number: never here.
  open var badgeSetting: UNNotificationSetting { .disabled }
  /// Whether notifications are shown: never here.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// Whether notifications are listed: never here.
  open var notificationCenterSetting: UNNotificationSetting { .disabled }
  /// Whether notifications are on the Lock Screen: never here.
  open var lockScreenSetting: UNNotificationSetting { .disabled }
  /// Whether notifications are shown in a car: never here.
  open var carPlaySetting: UNNotificationSetting { .disabled }
  /// Whether sounds are heard while the device is silent: never here.
  open var criticalAlertSetting: UNNotificationSetting { .disabled }
  /// Whether notifications are read aloud: never here.
  open var announcementSetting: UNNotificationSetting { .disabled }
  /// Whether notifications break through a focus: never here.
  open var timeSensitiveSetting: UNNotificationSetting { .disabled }
  /// Whether notifications are summed up: never here.
  open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
  /// Whether messages break through a focus: never here.
  open var directMessagesSetting: UNNotificationSetting { .disabled }
  /// How notifications are shown: not at all here.
  open var alertStyle: UNAlertStyle { .none }
  /// When the content is shown: always.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether the app has settings of its own; always false here.
  open var providesAppNotificationSettings: Bool { false }
}
