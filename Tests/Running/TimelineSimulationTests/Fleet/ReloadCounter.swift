// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization
import WidgetTimeline

/// Counts the reloads of a device, as an app's provider may in a file of its own.
final class ReloadCounter: Sendable {
  private let state = Mutex((dates: [Instant](), greatest: 0))

  /// The number of the reload at a moment, from 0; asked twice of the same reload, it is the same.
  func next(at date: Instant) -> Int {
    state.withLock {
      if $0.dates.last != date { $0.dates.append(date) }
      return $0.dates.count - 1
    }
  }

  /// Notes a number.
  func note(_ number: Int) {
    state.withLock { $0.greatest = max($0.greatest, number) }
  }

  /// The greatest number that was noted.
  var greatest: Int { state.withLock { $0.greatest } }
}
