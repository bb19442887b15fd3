// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// An error that a text does not name a time of a simulation; each case holds the text and the
/// option it was given to.
package enum DayPlanError: Error, Hashable, Sendable {
  /// The text is neither a moment nor a span.
  case notATime(String, option: String)
  /// The text is not a span.
  case notASpan(String, option: String)
  /// The text is not a moment.
  case notAMoment(String, option: String)
  /// The span ends before it begins.
  case reversed(String, option: String)
  /// The moment is outside of the simulated time.
  case outside(String, option: String)
}

extension DayPlanError: CustomStringConvertible {
  /// A message on what was found and how to write it.
  package var description: String {
    switch self {
    case .notATime(let text, let option):
      "'\(VisibleText.of(text))' is not a time for '\(option)'; write it as 12:30, 08:00-09:00 or "
        + "2026-11-24T12:30"
    case .notASpan(let text, let option):
      "'\(VisibleText.of(text))' is not a span of time for '\(option)'; write it as 12:00-13:00 or "
        + "2026-11-24T12:00-2026-11-24T13:00"
    case .notAMoment(let text, let option):
      "'\(VisibleText.of(text))' is not a time for '\(option)'; write it as 13:00 or "
        + "2026-11-24T13:00"
    case .reversed(let text, let option):
      "'\(VisibleText.of(text))' of '\(option)' ends before it begins"
    case .outside(let text, let option):
      "'\(VisibleText.of(text))' of '\(option)' is outside of the simulated time"
    }
  }
}
