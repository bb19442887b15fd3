// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
public import ManagedSettings

/// The name of an activity that is watched.
public struct DeviceActivityName: RawRepresentable, Hashable, Sendable {
  /// The text of the name.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A time of use at which an app wants to be called.
public struct DeviceActivityEvent: Equatable, Sendable {
  /// The name of an event.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The apps whose use counts.
  public let applications: Set<ApplicationToken>
  /// The categories whose use counts.
  public let categories: Set<ActivityCategoryToken>
  /// The web domains whose use counts.
  public let webDomains: Set<WebDomainToken>
  /// How long the use is.
  public let threshold: DateComponents
  /// Whether use before the start counts.
  public let includesPastActivity: Bool

  /// Creates an event of a time of use.
  public init(
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = [], threshold: DateComponents
  ) {
    self.init(
      applications: applications, categories: categories, webDomains: webDomains,
      threshold: threshold, includesPastActivity: false)
  }

  /// Creates an event of a time of use, with that before the start or without it.
  public init(
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = [], threshold: DateComponents, includesPastActivity: Bool
  ) {
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
    self.threshold = threshold
    self.includesPastActivity = includesPastActivity
  }
}

/// When an activity is watched.
public struct DeviceActivitySchedule: Equatable, Sendable {
  /// The start of the interval.
  public let intervalStart: DateComponents
  /// The end of the interval.
  public let intervalEnd: DateComponents
  /// Whether the interval comes again.
  public let repeats: Bool
  /// How long before an event the app is warned; nil for never.
  public let warningTime: DateComponents?

  /// Creates a schedule of an interval of each day, with a warning some time before its end.
  public init(
    intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool,
    warningTime: DateComponents? = nil
  ) {
    self.intervalStart = intervalStart
    self.intervalEnd = intervalEnd
    self.repeats = repeats
    self.warningTime = warningTime
  }

  /// The interval that is going on, or the next one; nil if there is none any more.
  public var nextInterval: DateInterval? {
    let calendar = intervalStart.calendar ?? .current
    let end = calendar.nextDate(
      after: Date(), matching: intervalEnd, matchingPolicy: .nextTime)
    guard let end else { return nil }
    let start = calendar.nextDate(
      after: end, matching: intervalStart, matchingPolicy: .nextTime, direction: .backward)
    return start.map { DateInterval(start: $0, end: end) }
  }
}

/// Watches activities, on a device whose user does not allow it.
public final class DeviceActivityCenter: Sendable {
  /// A failure to watch.
  public enum MonitoringError: LocalizedError, Sendable {
    /// The app watches too many activities.
    case excessiveActivities
    /// The interval is too long.
    case intervalTooLong
    /// The interval is too short.
    case intervalTooShort
    /// A time is not valid.
    case invalidDateComponents
    /// The app may not watch.
    case unauthorized

    /// The sentence for the user: nothing can be monitored here.
    public var errorDescription: String? { "The activity cannot be monitored." }
  }

  /// Creates a center, which monitors nothing here.
  public init() {}

  /// The activities that are watched: none.
  public var activities: [DeviceActivityName] { [] }

  /// Watches nothing.
  ///
  /// - Throws: Always ``MonitoringError/unauthorized``.
  public func startMonitoring(
    _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
    events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws {
    reportUnavailable("DeviceActivityCenter", answer: "the user does not allow it")
    throw MonitoringError.unauthorized
  }

  /// Ends nothing, as nothing is watched.
  public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}

  /// Returns the schedule of an activity; nil as it is not watched.
  public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }

  /// Returns the events of an activity: none.
  public func events(
    for activity: DeviceActivityName
  ) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }
}

/// What is called about the activities of an app; never here.
open class DeviceActivityMonitor {
  /// Creates a monitor, which is never called here.
  public required init() {}
  /// Is called when the interval starts.
  open func intervalDidStart(for activity: DeviceActivityName) {}
  /// Is called when the interval ends.
  open func intervalDidEnd(for activity: DeviceActivityName) {}
  /// Is called when the user used something as long as an event says.
  open func eventDidReachThreshold(
    _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
  ) {}
  /// Is called before the interval starts.
  open func intervalWillStartWarning(for activity: DeviceActivityName) {}
  /// Is called before the interval ends.
  open func intervalWillEndWarning(for activity: DeviceActivityName) {}
  /// Is called before the use is as long as an event says.
  open func eventWillReachThresholdWarning(
    _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
  ) {}
}
