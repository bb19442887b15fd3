// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The build settings of one level, such as those of a target's own or of a file.
///
/// Settings are looked up by name many times for each target and configuration, so those with conditions are kept apart.
package struct XcodeSettingsLayer: Sendable {
  /// The values of settings that always hold, by name.
  private var plain: [String: String] = [:]

  /// The settings that hold under conditions, such as `[sdk=iphone*][arch=arm64]`, by name.
  private var conditional: [String: [(conditions: Substring, value: String)]] = [:]

  /// Creates a layer of settings, the later ones overriding earlier ones of the same name and conditions.
  package init(_ settings: some Sequence<(key: String, value: String)>) {
    for (name, value) in settings { set(name, to: value) }
  }

  private mutating func set(_ name: String, to value: String) {
    guard let bracket = name.utf8.firstIndex(of: UInt8(ascii: "[")) else {
      plain[name] = value
      return
    }
    let (plainName, conditions) = (String(name[..<bracket]), name[bracket...])
    conditional[plainName, default: []].removeAll { $0.conditions == conditions }
    conditional[plainName, default: []].append((conditions, value))
  }

  /// The names of the settings, without conditions.
  var names: some Sequence<String> { Array(plain.keys) + Array(conditional.keys) }

  /// The value of a setting: that of conditions that hold, else that of none; nil if the layer does not have it.
  func value(of name: String, where holds: (Substring) -> Bool) -> String? {
    guard let others = conditional[name] else { return plain[name] }
    // The more conditions, the more is meant.
    let best = others.filter { holds($0.conditions) }
      .max { ($0.conditions.count, $0.conditions) < ($1.conditions.count, $1.conditions) }
    return best?.value ?? plain[name]
  }
}
