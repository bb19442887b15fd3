// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An error that a text or a file does not describe a time zone.
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
  /// A message on what was found and what to do.
  public var description: String {
    switch self {
    case .notTimeZoneInformation:
      "not a time-zone file, which begins with 'TZif'; reinstall the time-zone database"
    case .truncated:
      "the time-zone file is truncated; reinstall the time-zone database"
    case .malformed(let what):
      "the time-zone file is damaged: \(what); reinstall the time-zone database"
    case .countsLeapSeconds:
      "the time-zone file counts leap seconds; use the zone of the same name outside of 'right/'"
    case .malformedRule(let rule):
      "'\(rule)' is not a rule such as 'EST5EDT,M3.2.0,M11.1.0'"
    }
  }
}
