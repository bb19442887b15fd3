// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

extension SimulationLog {
  /// The cause of a reload.
  public enum Cause: Hashable, Sendable {
    /// The user placed the widget.
    case placed
    /// The policy of the timeline before.
    case policy(ReloadPolicy)
    /// The provider failed the time before.
    case retry
    /// The app asked, in the foreground or not.
    case app(isForeground: Bool)
    /// A server sent a push.
    case push
    /// The user edited the widget.
    case edit
    /// The user changed language or region.
    case locale
    /// The type size, or another setting of accessibility, changed.
    case typeSize
    /// The device got to another place.
    case location
  }

  /// The reason for which a reload is delayed.
  public enum DelayReason: String, CaseIterable, Hashable, Sendable {
    /// The system takes its own time.
    case systemDelay = "system-delay"
    /// The reload before it was too short a time ago.
    case minimumInterval = "minimum-interval"
    /// More reloads were asked for in a short time than the budget allows.
    case budget
    /// The device wakes for all widgets at once.
    case coalesced
    /// The page was not looked at for too long.
    case unseen
  }

  /// A reason and the moment until which a reload waits for it.
  public struct Delay: Hashable, Sendable {
    /// The reason why the reload waits.
    public var reason: DelayReason
    /// The moment until which it waits.
    public var until: Instant
  }

  /// The outcome of a reload.
  public enum Outcome: Hashable, Sendable {
    /// A timeline: how many entries it had, and when the system may ask again.
    case timeline(entries: Int, policy: ReloadPolicy)
    /// The provider threw an error; its text.
    case failed(String)
    /// The provider took longer than the rule `provider-time-limit` allows, or never answered.
    case timedOut
  }

  /// A time at which a widget was asked for a new timeline.
  public struct Reload: Hashable, Sendable {
    /// The index of the widget in ``SimulationLog/widgets``.
    public var widget: Int
    /// The cause of the reload.
    public var cause: Cause
    /// The instant at which the reload was asked for: when the policy became known, the app asked,
    /// and so on.
    public var asked: Instant
    /// The earliest moment that was asked for.
    public var due: Instant
    /// The delays of the reload, in the order of their checks; empty if it was not delayed.
    public var delays: [Delay] = []
    /// The moment at which it began.
    public var began: Instant
    /// The instant at which the provider had finished, its requests included.
    public var ended: Instant
    /// Whether the reload was counted against the budget.
    public var isCounted: Bool
    /// The outcome of the reload.
    public var outcome: Outcome
    /// The indexes of its requests in ``SimulationLog/requests``.
    public var requests: Range<Int>
    /// The time by which the device's clock was ahead at the start; negative if it was behind.
    public var clockOffset: Duration
  }
}
