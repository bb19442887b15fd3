// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What a widget shows when, and when the system asks again.
public struct Timeline<EntryType> where EntryType: TimelineEntry {
  /// What is shown when.
  public let entries: [EntryType]

  /// When the system asks again.
  public let policy: TimelineReloadPolicy

  /// Makes a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The earliest moment at which the system asks a provider again.
public struct TimelineReloadPolicy: Equatable, Sendable {
  enum Kind: Equatable {
    case atEnd
    case never
    case after(Date)
  }

  let kind: Kind

  /// After the date of the last entry.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)

  /// Not before the app asks for it.
  public static let never = TimelineReloadPolicy(kind: .never)

  /// After a moment.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(kind: .after(date))
  }
}
