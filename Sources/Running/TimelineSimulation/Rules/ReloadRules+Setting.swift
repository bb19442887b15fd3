// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
public import WidgetTimeline

extension ReloadRules {
  /// Sets a rule by its name.
  ///
  /// - Parameters:
  ///   - name: The name, as in `minimum-interval`.
  ///   - text: The value as a user types it: `yes`, `12`, `90s`, `1h30m`.
  /// - Throws: ``ReloadRulesError`` if there is no such rule, or the text is not a value of it.
  public mutating func set(_ name: String, to text: String) throws(ReloadRulesError) {
    guard let setting = Self.settings.first(where: { $0.name == name }) else {
      let nearest = NearName.of(name, among: Self.settings.map(\.name))
      throw .unknownSetting(name, nearest: nearest)
    }
    switch setting.place {
    case .flag(let path):
      guard let value = Self.flags[text] else {
        throw .invalidValue(setting: name, text: text, expected: "yes or no")
      }
      self[keyPath: path] = value
    case .count(let path, let range):
      guard let value = Int(text), range.contains(value) else {
        let expected = "a number from \(range.lowerBound) to \(range.upperBound)"
        throw .invalidValue(setting: name, text: text, expected: expected)
      }
      self[keyPath: path] = value
    case .duration(let path, let range):
      guard let value = DurationText.duration(text), range.contains(value) else {
        let ends = "\(DurationText.of(range.lowerBound)) to \(DurationText.of(range.upperBound))"
        let expected = "a length of time from \(ends), as in '90s' or '1h30m'"
        throw .invalidValue(setting: name, text: text, expected: expected)
      }
      self[keyPath: path] = value
    }
  }

  /// Sets rules that are given as JSON: an object of names and values, each a text, a number or a truth value.
  ///
  /// - Throws: ``ReloadRulesError`` for the first that cannot be set.
  public mutating func set(_ value: FeedValue) throws(ReloadRulesError) {
    guard case .object(let members) = value else { throw .notAnObject(found: value.kind) }
    for member in members {
      switch member.value {
      case .bool(let value): try set(member.name, to: value ? "yes" : "no")
      case .integer(let value): try set(member.name, to: String(value))
      case .string(let text): try set(member.name, to: text)
      case .null, .number, .array, .object:
        throw .invalidValue(
          setting: member.name, text: member.value.kind, expected: "a text, a number, yes or no")
      }
    }
  }

  private static let flags = ["yes": true, "no": false, "true": true, "false": false]
}
