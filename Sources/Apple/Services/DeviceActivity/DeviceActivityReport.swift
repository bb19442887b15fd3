// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import ManagedSettings
public import SwiftUI

/// What a report is about.
public struct DeviceActivityFilter: Equatable, Sendable {
  /// The parts of the time.
  public enum SegmentInterval: Equatable, Sendable {
    /// Each hour of an interval.
    case hourly(during: DateInterval)
    /// Each day of an interval.
    case daily(during: DateInterval)
    /// Each week of an interval.
    case weekly(during: DateInterval)

    /// Returns each hour of the last day.
    public static func hourly() -> SegmentInterval {
      .hourly(during: DateInterval(start: Date(timeIntervalSinceNow: -86_400), duration: 86_400))
    }
  }

  /// Whose activities they are.
  public struct Users: Equatable, Sendable {
    private let name: String
    /// The children of the family.
    public static let children = Users(name: "children")
    /// All of the family.
    public static let all = Users(name: "all")
  }

  /// The devices whose activity is reported, by their models.
  public struct Devices: Equatable, Sendable {
    private let models: Set<Int>
    /// The devices of all models.
    public static let all = Devices(models: [])
    /// Creates a set of kinds.
    public init(_ models: Set<DeviceActivityData.Device.Model>) {
      self.models = Set(models.map(\.rawValue))
    }
    private init(models: Set<Int>) { self.models = models }
  }

  /// The parts of the time.
  public var segmentInterval: SegmentInterval
  /// Whose activities they are; nil for the user's own.
  public let users: Users?
  /// The devices; nil for this one.
  public let devices: Devices?
  /// The apps; empty for all.
  public var applications: Set<ApplicationToken>
  /// The categories; empty for all.
  public var categories: Set<ActivityCategoryToken>
  /// The web domains; empty for all.
  public var webDomains: Set<WebDomainToken>

  /// Creates a filter of the user's own activities.
  public init(
    segment segmentInterval: SegmentInterval = .hourly(), devices: Devices? = nil,
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = []
  ) {
    self.segmentInterval = segmentInterval
    users = nil
    self.devices = devices
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
  }

  /// Creates a filter of activities of the family.
  public init(
    segment segmentInterval: SegmentInterval = .hourly(), users: Users, devices: Devices,
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = []
  ) {
    self.segmentInterval = segmentInterval
    self.users = users
    self.devices = devices
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
  }
}

/// Activities of users, of which none is known here.
public struct DeviceActivityData: Sendable {
  /// A device of a user.
  public struct Device: Hashable, Sendable {
    /// The kind of a device.
    public enum Model: Int, Hashable, Sendable {
      /// The activity on iPhones.
      case iPhone
      /// The activity on iPads.
      case iPad
      /// The activity on iPods.
      case iPod
      /// The activity on Macs.
      case mac
    }

    /// The name of the device; nil here.
    public let name: String?
    /// The kind of the device.
    public let model: Model
  }
}

/// A report of activities, which an extension of the system draws: it is empty here.
nonisolated public struct DeviceActivityReport: View {
  /// What a report shows.
  public struct Context: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Creates a report of a kind, with the activity that a filter lets through; it shows nothing here.
  public init(_ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter()) {}

  /// No view, as no activity is known here.
  public var body: some View { EmptyView() }
}
