// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What a widget shows over time, and when the system asks again.
///
/// The entries are kept as the provider gave them. Entries that are out of order, of the same date, in the past, or none, are the
/// system's to handle; see ``TimelineReloadPolicy`` for when it asks again.
public struct Timeline<Entry: TimelineEntry>: Sendable {
  /// What is shown when; the first entry's date should be the moment at which the timeline is made.
  public var entries: [Entry]

  /// When the system asks again.
  public var policy: TimelineReloadPolicy

  /// Makes a timeline.
  ///
  /// - Parameters:
  ///   - entries: What is shown when.
  ///   - policy: When the system asks again.
  public init(entries: [Entry], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}
