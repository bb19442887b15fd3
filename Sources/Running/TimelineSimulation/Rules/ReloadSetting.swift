// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A rule as a setting: its name, what it means, and where it comes from.
public struct ReloadSetting: Sendable, Identifiable {
  /// The source of a setting and of its value.
  public enum Source: Hashable, Sendable {
    /// Apple says so; the text says where, and what of it is not said.
    case documented(String)
    /// Apple says nothing of it.
    case notDocumented
  }

  /// The value of a setting.
  public enum Value: Hashable, Sendable {
    /// A Boolean: true or false.
    case flag(Bool)
    /// A count of things, such as reloads.
    case count(Int)
    /// A duration, such as five minutes.
    case duration(Duration)
  }

  /// Where in the rules the setting is, and its smallest and greatest value.
  enum Place: Sendable {
    case flag(any WritableKeyPath<ReloadRules, Bool> & Sendable)
    case count(any WritableKeyPath<ReloadRules, Int> & Sendable, ClosedRange<Int>)
    case duration(any WritableKeyPath<ReloadRules, Duration> & Sendable, ClosedRange<Duration>)
  }

  /// The name, in kebab case.
  public let name: String

  /// The meaning of the setting, as a sentence.
  public let meaning: String

  /// The source of the rule and its figure.
  public let source: Source

  let place: Place

  /// The name, in kebab case.
  public var id: String { name }

  /// The value that the setting has in some rules.
  public func value(in rules: ReloadRules) -> Value {
    switch place {
    case .flag(let path): .flag(rules[keyPath: path])
    case .count(let path, _): .count(rules[keyPath: path])
    case .duration(let path, _): .duration(rules[keyPath: path])
    }
  }

  /// The default value of the setting.
  public var standard: Value { value(in: ReloadRules()) }
}

extension ReloadSetting.Source: CustomStringConvertible {
  /// The source of the rule, in words.
  public var description: String {
    switch self {
    case .documented(let place): "documented: \(place)"
    case .notDocumented: "not documented"
    }
  }
}

extension ReloadSetting.Value: CustomStringConvertible {
  /// The value as a user types it, as in `5m`.
  public var description: String {
    switch self {
    case .flag(let value): value ? "yes" : "no"
    case .count(let value): String(value)
    case .duration(let value): DurationText.of(value)
    }
  }
}
