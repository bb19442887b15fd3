// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// An error that a variation of a fleet cannot be read or applied.
package enum FleetVariationError: Error, Hashable, Sendable {
  /// The text is not a name with a value.
  case malformed(String)
  /// The name is not one that can be varied, with the names that can.
  case unknownName(String, known: [String])
  /// The value is not a length of time.
  case notALength(String, name: String)
  /// The feed decides this, so it cannot be varied as well.
  case decidedByFeed(String)
  /// The interval is not a multiple of the time that each entry is shown.
  case notAMultiple(Duration, of: Duration, kind: String)
  /// The widget never reloads on its own.
  case noInterval(kind: String)
  /// The widget does not check for maintenance.
  case noMaintenance(kind: String)
  /// A time that cannot be used.
  case time(DayPlanError)
  /// A system setting that cannot be used.
  case setting(ReloadRulesError)
}

extension FleetVariationError: CustomStringConvertible {
  /// A message on what was found and what to do.
  package var description: String {
    switch self {
    case .malformed(let text):
      "invalid comparison '\(VisibleText.of(text))'; write NAME=VALUE, such as interval=30m"
    case .unknownName(let name, let known):
      "unknown name '\(VisibleText.of(name))' in '--compare'"
        + alternative(to: name, among: known)
    case .notALength(let text, let name):
      "'\(VisibleText.of(text))' is not a length of time for '\(name)'; write it as 90s, 30m or 1h30m"
    case .decidedByFeed(let name):
      "the feed decides '\(name)'; change the feed, or omit '--feed'"
    case .notAMultiple(let interval, let slot, let kind):
      "the widget '\(kind)' shows each entry for \(DurationText.of(slot)); the interval "
        + "\(DurationText.of(interval)) must be a multiple of that"
    case .noInterval(let kind):
      "the widget '\(kind)' never reloads on its own, so it has no interval"
    case .noMaintenance(let kind):
      "the widget '\(kind)' does not check for maintenance; a widget does if its feed has an answer 'duringMaintenance', after which it requests nothing else"
    case .time(let error): "\(error)"
    case .setting(let error): "\(error)"
    }
  }

  private func alternative(to name: String, among known: [String]) -> String {
    let near = NearName.question(name, among: known)
    let list = FleetVariation.names.joined(separator: ", ")
    return near.isEmpty ? "; use \(list), or a system setting" : near
  }
}
