// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The counts of a fleet.
struct LoadCount: Sendable {
  /// The reloads of each second.
  var reloads: [UInt32]

  /// Those of them that leave the endpoints after the settings alone; empty if none can.
  var inMaintenance: [UInt32]

  /// The reloads that ran later because of the budget, the shortest time between two, or because
  /// the page was not looked at.
  var delayedByBudget = 0
  var delayedByMinimumInterval = 0
  var delayedUnseen = 0

  /// The counts of the requests to its feed; nil if all are answered at once.
  var feed: FeedCount?

  init(seconds: Int, countsMaintenance: Bool) {
    reloads = Array(repeating: 0, count: seconds)
    inMaintenance = countsMaintenance ? reloads : []
  }

  /// Adds what was counted of other devices.
  mutating func add(_ other: LoadCount) {
    for second in reloads.indices { reloads[second] &+= other.reloads[second] }
    for second in inMaintenance.indices { inMaintenance[second] &+= other.inMaintenance[second] }
    if let fed = other.feed { feed?.add(fed) }
    delayedByBudget += other.delayedByBudget
    delayedByMinimumInterval += other.delayedByMinimumInterval
    delayedUnseen += other.delayedUnseen
  }
}
