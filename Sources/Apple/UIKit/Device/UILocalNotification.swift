// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A notification of versions before iOS 10, which is never shown here.
open class UILocalNotification: NSObject, NSCopying, @unchecked Sendable {
  /// When it is shown; nil for at once.
  open var fireDate: Date?
  /// The time zone in which the date is meant; nil for a moment.
  open var timeZone: TimeZone?
  /// How often it is shown again; empty for once.
  open var repeatInterval: NSCalendar.Unit = []
  /// The calendar of the interval; nil for the user's.
  open var repeatCalendar: Calendar?
  /// The text; nil for none.
  open var alertBody: String?
  /// The title; nil for none.
  open var alertTitle: String?
  /// The title of the button; nil for the system's.
  open var alertAction: String?
  /// The image while the app starts; nil for the usual.
  open var alertLaunchImage: String?
  /// Whether there is a button.
  open var hasAction = true
  /// The name of the file with the sound; nil for none.
  open var soundName: String?
  /// The number at the icon of the app; 0 leaves it as it is.
  open var applicationIconBadgeNumber = 0
  /// What the app keeps with it; nil for nothing.
  open var userInfo: [AnyHashable: Any]?
  /// The name of its actions; nil for none.
  open var category: String?

  /// Returns a notification with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UILocalNotification()
    (copy.fireDate, copy.timeZone) = (fireDate, timeZone)
    (copy.repeatInterval, copy.repeatCalendar) = (repeatInterval, repeatCalendar)
    (copy.alertBody, copy.alertTitle, copy.alertAction) = (alertBody, alertTitle, alertAction)
    (copy.alertLaunchImage, copy.hasAction) = (alertLaunchImage, hasAction)
    (copy.soundName, copy.category, copy.userInfo) = (soundName, category, userInfo)
    copy.applicationIconBadgeNumber = applicationIconBadgeNumber
    return copy
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the system's sound for notifications.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

extension UIApplication {
  /// The notifications that are still to be shown: none, as the user did not allow them.
  public var scheduledLocalNotifications: [UILocalNotification]? { [] }
  /// Does nothing, as the user did not allow notifications.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {}
  /// Does nothing, as the user did not allow notifications.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
  /// Does nothing, as no notification is to be shown.
  public func cancelLocalNotification(_ notification: UILocalNotification) {}
  /// Does nothing, as no notification is to be shown.
  public func cancelAllLocalNotifications() {}
}
