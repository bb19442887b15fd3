// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The rules by which the system decides when a widget gets a new timeline.
///
/// Apple documents some of them, most without a figure. Each is a setting with a name, so that a run says under which rules its
/// result holds; ``settings`` lists them with what they mean and where they come from.
public struct ReloadRules: Hashable, Sendable {
  /// Whether reloads are counted against a budget; they are not while an app is run from Xcode.
  public var isBudgeted = true

  /// The shortest time between two reloads.
  public var minimumInterval: Duration = .seconds(5 * 60)

  /// The reloads in 24 hours of a widget that is never looked at.
  public var fewestDailyReloads = 40

  /// The reloads in 24 hours of a widget that is looked at often.
  public var mostDailyReloads = 70

  /// The looks a day from which on a widget gets the most reloads.
  public var glancesForMostReloads = 20

  /// The number of reloads of a budget that may follow each other without waiting.
  public var reloadsInARow = 4

  /// The time for which a widget is reloaded without a glance; then a reload waits for the next
  /// glance.
  public var unseenLimit: Duration = .seconds(12 * 3600)

  /// The distance at which the system wakes to reload the widgets that are due; zero: at any moment.
  public var coalescingWindow: Duration = .zero

  /// The longest random time that the system takes after the earliest moment of a reload.
  public var systemDelay: Duration = .zero

  /// The delay until the reload of a timeline that ends with its only entry, or has none.
  public var singleEntryDelay: Duration = .seconds(3600)

  /// The delay until a provider that failed is asked again.
  public var retryDelay: Duration = .seconds(15 * 60)

  /// The time limit of a provider, its requests included.
  public var providerTimeLimit: Duration = .seconds(30)

  /// The time for which a widget that was just placed has a separate budget.
  public var learningPeriod: Duration = .seconds(3 * 86_400)

  /// The reloads in 24 hours of a widget that was just placed.
  public var learningDailyReloads = 100

  /// The greatest number of entries of a timeline that are kept.
  public var maximumEntries = 1_000

  /// Creates the rules as they are assumed by default.
  public init() {}

  /// The reloads in 24 hours of a widget that is looked at so often in a day.
  public func dailyReloads(glancesPerDay glances: Int) -> Int {
    guard glances < glancesForMostReloads else { return max(fewestDailyReloads, mostDailyReloads) }
    let span = max(0, mostDailyReloads - fewestDailyReloads)
    return fewestDailyReloads + span * max(0, glances) / max(1, glancesForMostReloads)
  }
}
