// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The entries that a provider gave, and when it is to be asked for more.
///
/// The entries are kept as the provider gave them. Entries that are out of order, of the same date, in the past, or none, are the
/// system's to handle; see the policy for when it asks again.
public struct SimulatedTimeline: Sendable {
  /// The entries; the first one's date should be the moment at which the timeline is made.
  public var entries: [SimulatedEntry]

  /// The policy by which the system asks for the next timeline.
  public var policy: ReloadPolicy

  /// Creates a timeline of entries with a reload policy.
  ///
  /// - Parameters:
  ///   - entries: The entries, with their dates.
  ///   - policy: When the system asks again.
  public init(entries: [SimulatedEntry], policy: ReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}
