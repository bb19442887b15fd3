// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The entries that a widget shows over time, and when the system asks for more.
///
/// The entries are kept as the provider gave them. Entries that are out of order, of the same date, in the past, or none, are the
/// system's to handle; see ``TimelineReloadPolicy`` for when it asks again.
public struct Timeline<Entry: TimelineEntry>: Sendable {
  /// The entries; the first one's date should be the moment at which the timeline is made.
  public var entries: [Entry]

  /// The policy by which the system asks for the next timeline.
  public var policy: TimelineReloadPolicy

  /// Creates a timeline of entries with a reload policy.
  ///
  /// - Parameters:
  ///   - entries: The entries, with their dates.
  ///   - policy: When the system asks again.
  public init(entries: [Entry], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}
