// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The entries of a widget, and the time of the next request.
public struct Timeline<EntryType> where EntryType: TimelineEntry {
  /// The entries in the order of their dates.
  public let entries: [EntryType]

  /// The policy that decides when the provider is asked again.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline of entries with a reload policy.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The earliest time at which the provider is asked for a new timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
  enum Kind: Equatable {
    case atEnd
    case never
    case after(Date)
  }

  let kind: Kind

  /// Reloads after the date of the last entry.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)

  /// Does not reload until the app requests it.
  public static let never = TimelineReloadPolicy(kind: .never)

  /// Reloads after a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(kind: .after(date))
  }
}
