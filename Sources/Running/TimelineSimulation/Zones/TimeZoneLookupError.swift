// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// An error that a name does not give a time zone; each case begins with the name.
package enum TimeZoneLookupError: Error, Hashable, Sendable {
  /// The zone is unknown; these may be meant.
  case unknown(String, suggestions: [String])
  /// The zone is unknown, and the folder has no time zones at all.
  case noDatabase(String, folder: String)
  /// The name or the file cannot be used, for a reason.
  case unusable(String, String)
  /// The file of the zone cannot be read; the sentence says why.
  case unreadable(String)
}

extension TimeZoneLookupError: CustomStringConvertible {
  /// A message on what was found and what to do.
  package var description: String {
    switch self {
    case .unknown(let name, let suggestions):
      let list = suggestions.map { "'\($0)'" }.joined(separator: " or ")
      let advice =
        suggestions.isEmpty
        ? "name one such as Asia/Tokyo, UTC, or an offset such as +09:00" : "did you mean \(list)?"
      return "unknown time zone '\(VisibleText.of(name))'; \(advice)"
    case .noDatabase(let name, let folder):
      return "unknown time zone '\(VisibleText.of(name))'; there are no time zones in "
        + "'\(VisibleText.of(folder))', so install them with 'apt-get install tzdata', or name an "
        + "offset such as +09:00"
    case .unusable(let name, let reason):
      return "cannot use the time zone '\(VisibleText.of(name))': \(reason)"
    case .unreadable(let sentence): return sentence
    }
  }
}
