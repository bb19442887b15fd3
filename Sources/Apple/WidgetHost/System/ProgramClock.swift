// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import SimulatedSystem
import WidgetViews

/// The clock of the wall, as the whole program sees it.
enum ProgramClock {
  /// The moment that it shows; nil is the machine's time.
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
  /// The moment of a date, to the nearest millisecond.
  init(_ date: Date) {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    self.init(
      millisecondsSince1970: Int64(exactly: milliseconds) ?? (milliseconds < 0 ? .min : .max))
  }
}
