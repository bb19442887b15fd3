// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
public import Foundation

/// A way past a place, at which an alarm goes off.
public enum EKAlarmProximity: Int, Sendable {
  /// The alarm does not depend on a place.
  case none
  /// The alarm goes off at the arrival at its place.
  case enter
  /// The alarm goes off at the departure from its place.
  case leave
}

/// What an alarm does.
public enum EKAlarmType: Int, Sendable {
  /// The alarm shows a notification.
  case display
  /// The alarm plays a sound.
  case audio
  /// The alarm opens a file.
  case procedure
  /// The alarm sends an email.
  case email
}

/// A place with a name.
open class EKStructuredLocation: EKObject, @unchecked Sendable {
  /// The name of the place; nil if it has none.
  open var title: String?
  /// The coordinate of the place; nil if it is not known.
  open var geoLocation: CLLocation?
  /// The radius of the place in meters; 0 for the usual one.
  open var radius = 0.0

  /// Creates a place with a name.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
}

/// An alarm of an event or a reminder.
open class EKAlarm: EKObject, @unchecked Sendable {
  /// The distance to the start of the item in seconds, negative before it.
  open var relativeOffset: TimeInterval = 0
  /// The moment of the alarm; nil if it is relative to the item.
  open var absoluteDate: Date?
  /// The place of the alarm; nil if it does not depend on one.
  open var structuredLocation: EKStructuredLocation?
  /// The way past its place at which it goes off.
  open var proximity = EKAlarmProximity.none
  /// What the alarm does; always a notification here.
  open var type: EKAlarmType { .display }

  /// Creates an alarm that goes off a number of seconds after the start of its item, negative before it.
  public convenience init(relativeOffset: TimeInterval) {
    self.init()
    self.relativeOffset = relativeOffset
  }

  /// Creates an alarm that goes off at a moment.
  public convenience init(absoluteDate: Date) {
    self.init()
    self.absoluteDate = absoluteDate
  }
}
