// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import SimulatedSystem
import WidgetViews

/// The wall clock, as the whole program sees it.
enum ProgramClock {
  /// The time of the clock; nil is that of the machine.
  static var now: Instant? {
    get {
      var milliseconds: Int64 = 0
      return simulated_clock_get(&milliseconds)
        ? Instant(millisecondsSince1970: milliseconds) : nil
    }
    set {
      if let newValue {
        simulated_clock_set(newValue.millisecondsSince1970)
      } else {
        simulated_clock_release()
      }
    }
  }
}

extension Instant {
  /// Creates the instant of a date, rounded to milliseconds.
  init(_ date: Date) {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    self.init(
      millisecondsSince1970: Int64(exactly: milliseconds) ?? (milliseconds < 0 ? .min : .max))
  }
}
