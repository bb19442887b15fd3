// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// When something is relevant, by which the system orders a Smart Stack; it has no effect here.
public struct RelevantContext: Hashable, Sendable {
  /// How a time is relevant.
  public struct DateKind: Hashable, Sendable {
    private let name: String

    /// As the system decides.
    public static let `default` = DateKind(name: "default")
    /// For something that is planned.
    public static let scheduled = DateKind(name: "scheduled")
    /// For something that informs.
    public static let informational = DateKind(name: "informational")
  }

  /// A place that the system knows of the user.
  public struct InferredLocation: Hashable, Sendable {
    private let name: String

    /// The place that the system takes for the user's home; no widget is shown for it here, as no device has a place.
    public static let home = InferredLocation(name: "home")
    /// Where the user works.
    public static let work = InferredLocation(name: "work")
    /// Where the user learns.
    public static let school = InferredLocation(name: "school")
    /// The user is on the way between home and work.
    public static let commute = InferredLocation(name: "commute")
  }

  /// A state of the user's health.
  public struct FitnessCondition: Hashable, Sendable {
    private let name: String

    /// While a workout runs.
    public static let workoutActive = FitnessCondition(name: "workoutActive")
    /// While the rings are not closed.
    public static let activityRingsIncomplete = FitnessCondition(name: "activityRingsIncomplete")
  }

  /// A time around falling asleep.
  public struct SleepCondition: Hashable, Sendable {
    private let name: String

    /// Before going to bed.
    public static let bedtime = SleepCondition(name: "bedtime")
    /// The time after the user wakes up.
    public static let wakeup = SleepCondition(name: "wakeup")
  }

  /// A device that sound comes from.
  public struct HeadphonesCondition: Hashable, Sendable {
    private let name: String

    /// While headphones are worn.
    public static let connected = HeadphonesCondition(name: "connected")
  }

  private let text: String

  /// Returns the context of a moment.
  public static func date(_ date: Date) -> RelevantContext { RelevantContext(text: "\(date)") }
  /// The time between two dates.
  public static func date(from start: Date, to end: Date) -> RelevantContext {
    RelevantContext(text: "\(start)-\(end)")
  }
  /// Returns the context of an interval of time, and how the interval is meant.
  public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
    RelevantContext(text: "\(interval) \(kind)")
  }
  /// The time of a range.
  public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
    RelevantContext(text: "\(range) \(kind)")
  }
  /// A place that the system knows.
  public static func location(inferred: InferredLocation) -> RelevantContext {
    RelevantContext(text: "\(inferred)")
  }
  /// A state of health.
  public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
    RelevantContext(text: "\(condition)")
  }
  /// A time around falling asleep.
  public static func sleep(_ condition: SleepCondition) -> RelevantContext {
    RelevantContext(text: "\(condition)")
  }
  /// A device that sound comes from.
  public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
    RelevantContext(text: "\(headphones)")
  }
}

/// An intent with the time at which a widget with it is relevant; it has no effect here.
public struct RelevantIntent: Sendable {
  /// Creates an intent with the kind of its widget and its context, which are not kept.
  public init<Intent: WidgetConfigurationIntent>(
    _ intent: Intent, widgetKind: String, relevance: RelevantContext
  ) {}
}

/// The center to which an app says when its widgets are relevant; it has no effect here.
public final class RelevantIntentManager: Sendable {
  /// The shared center of the program.
  public static let shared = RelevantIntentManager()

  private init() {}

  /// Keeps nothing, as no system orders widgets here.
  public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {}
}
