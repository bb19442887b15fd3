// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ReloadRules {
  private static let updating = "Apple, Keeping a widget up to date"

  /// All rules as settings, in a fixed order.
  public static let settings: [ReloadSetting] = [
    ReloadSetting(
      name: "budgeted",
      meaning: "whether reloads are counted; 'no' simulates a run from Xcode",
      source: .documented(updating), place: .flag(\.isBudgeted)),
    ReloadSetting(
      name: "minimum-interval",
      meaning: "the shortest time between two reloads of a widget",
      source: .documented("\(updating): there is one, and entries are about five minutes apart"),
      place: .duration(\.minimumInterval, .zero...day)),
    ReloadSetting(
      name: "fewest-daily-reloads",
      meaning: "the reloads in 24 hours of a widget that the user does not look at",
      source: .documented("\(updating): 40 to 70 for a widget that is often looked at"),
      place: .count(\.fewestDailyReloads, 1...100_000)),
    ReloadSetting(
      name: "most-daily-reloads",
      meaning: "the reloads in 24 hours of a widget that is looked at often",
      source: .documented("\(updating): 40 to 70 for a widget that is often looked at"),
      place: .count(\.mostDailyReloads, 1...100_000)),
    ReloadSetting(
      name: "looks-for-most-reloads",
      meaning: "how many glances a day give a widget the most reloads",
      source: .notDocumented, place: .count(\.glancesForMostReloads, 1...100_000)),
    ReloadSetting(
      name: "reloads-in-a-row",
      meaning: "how many reloads may follow each other without waiting for the budget",
      source: .notDocumented, place: .count(\.reloadsInARow, 1...100_000)),
    ReloadSetting(
      name: "unseen-limit",
      meaning:
        "how long after a glance a widget is reloaded; later reloads wait for the next glance",
      source: .documented("\(updating): rarely seen widgets wait to be seen; not how long"),
      place: .duration(\.unseenLimit, .zero...decade)),
    ReloadSetting(
      name: "coalescing-window",
      meaning: "how often a device wakes to reload widgets; 0s means at any moment",
      source: .documented("\(updating): reloads are coalesced; not how"),
      place: .duration(\.coalescingWindow, .zero...day)),
    ReloadSetting(
      name: "system-delay",
      meaning: "the longest random delay of the system; 0s is the worst case for servers",
      source: .documented("\(updating): a policy names the earliest moment; not how late it gets"),
      place: .duration(\.systemDelay, .zero...day)),
    ReloadSetting(
      name: "single-entry-delay",
      meaning: "the delay of the next reload if a timeline ends with its only entry",
      source: .documented("WWDC21, session 10048: the system picks the time; not which"),
      place: .duration(\.singleEntryDelay, second...decade)),
    ReloadSetting(
      name: "retry-delay",
      meaning: "the delay before a provider that failed is asked again",
      source: .notDocumented, place: .duration(\.retryDelay, second...decade)),
    ReloadSetting(
      name: "provider-time-limit",
      meaning: "how long a provider may take, including its requests",
      source: .notDocumented, place: .duration(\.providerTimeLimit, second...day)),
    ReloadSetting(
      name: "learning-period",
      meaning: "how long a new widget gets more reloads",
      source: .documented("\(updating): a few days"),
      place: .duration(\.learningPeriod, .zero...decade)),
    ReloadSetting(
      name: "learning-daily-reloads",
      meaning: "the reloads in 24 hours of a new widget",
      source: .documented("\(updating): more than later; not how many"),
      place: .count(\.learningDailyReloads, 1...100_000)),
    ReloadSetting(
      name: "maximum-entries",
      meaning: "how many entries of a timeline are kept",
      source: .notDocumented, place: .count(\.maximumEntries, 1...1_000_000)),
  ]

  private static let second: Duration = .seconds(1)
  private static let day: Duration = .seconds(86_400)
  private static let decade: Duration = .seconds(3_653 * 86_400)
}
