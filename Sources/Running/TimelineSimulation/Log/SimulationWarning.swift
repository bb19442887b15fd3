// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

/// A problem in a widget's behavior that hurts, or will hurt with many devices.
public struct SimulationWarning: Hashable, Sendable {
  /// The kinds of warnings, each under its stable name.
  public enum ID: String, CaseIterable, Hashable, Sendable {
    /// Two entries follow each other in less than five minutes.
    case closeEntries = "close-entries"
    /// More reloads are asked for than the budget allows.
    case reloadsOverBudget = "reloads-over-budget"
    /// A timeline of one entry ends with it, so the system picks the time of the next.
    case singleEntryAtEnd = "single-entry-at-end"
    /// A widget that asks a server is never reloaded by itself.
    case agingData = "aging-data"
    /// Failures are followed by reloads in short order.
    case reloadStorm = "reload-storm"
    /// The next reload comes at the same moment on every device.
    case everyDeviceAtOnce = "every-device-at-once"
    /// Entries that are over before the timeline is made.
    case pastEntries = "past-entries"
    /// Entries that are not in the order of their dates.
    case unsortedEntries = "unsorted-entries"
    /// Entries of the same date.
    case duplicateEntries = "duplicate-entries"
    /// A provider gave a timeline without entries.
    case noEntries = "no-entries"
    /// The first entry's date is yet to come.
    case lateFirstEntry = "late-first-entry"
    /// More entries than the system keeps.
    case tooManyEntries = "too-many-entries"
    /// A policy that names a moment that is over.
    case pastPolicy = "past-policy"
    /// A provider that threw an error.
    case providerFailed = "provider-failed"
    /// A provider that took too long, or never answered.
    case providerTimedOut = "provider-timed-out"
  }

  /// The sentence on a timeline without entries.
  package static let noEntriesSentence =
    "the timeline has no entries, so the placeholder is shown; return an entry that says that there "
    + "is nothing to show"

  /// The kind of the warning.
  public var id: ID

  /// The kind of the widget; nil if all are meant.
  public var widget: String?

  /// The sentence on what was found and what to do: lower-case, without a full stop.
  public var sentence: String

  /// The moment at which it first occurred.
  public var firstDate: Instant

  /// The number of times that it occurred.
  public var count: Int

  /// Creates a warning; a nil widget means all widgets.
  ///
  /// - Parameters:
  ///   - id: The kind of warning.
  ///   - widget: The kind of the widget; nil if all are meant.
  ///   - sentence: The sentence on what was found and what to do.
  ///   - firstDate: When it first happened.
  ///   - count: How often it happened.
  public init(
    _ id: ID, widget: String?, sentence: String, firstDate: Instant, count: Int = 1
  ) {
    self.id = id
    self.widget = widget
    self.sentence = sentence
    self.firstDate = firstDate
    self.count = count
  }
}
