// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Why something does not describe a time zone.
public enum TimeZoneError: Error, Hashable, Sendable {
  /// The file does not begin as a file of time-zone information does.
  case notTimeZoneInformation
  /// The file ends before what it announces.
  case truncated
  /// A number of the file is out of its bounds: which, in words.
  case malformed(String)
  /// The file counts leap seconds, which clocks of phones do not.
  case countsLeapSeconds
  /// A rule is not written as POSIX and RFC 8536 say: the rule.
  case malformedRule(String)
}

extension TimeZoneError: CustomStringConvertible {
  /// What was found, and what to do.
  public var description: String {
    switch self {
    case .notTimeZoneInformation:
      "it is no time-zone file, which begins with 'TZif'; install the time-zone database anew"
    case .truncated:
      "the time-zone file ends in the middle; install the time-zone database anew"
    case .malformed(let what):
      "the time-zone file is damaged: \(what); install the time-zone database anew"
    case .countsLeapSeconds:
      "the time-zone file counts leap seconds; take the zone of the same name outside of 'right/'"
    case .malformedRule(let rule):
      "'\(rule)' is no rule such as 'EST5EDT,M3.2.0,M11.1.0'"
    }
  }
}
