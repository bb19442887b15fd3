// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An error that a system setting cannot be changed.
public enum ReloadRulesError: Error, Hashable, Sendable {
  /// There is no setting of the name; the nearest that there is, if one is near.
  case unknownSetting(String, nearest: String?)
  /// The text is not a value of the setting; what would be, in words.
  case invalidValue(setting: String, text: String, expected: String)
  /// The rules are not given as names and values; what was found, in words.
  case notAnObject(found: String)
}

extension ReloadRulesError: CustomStringConvertible {
  /// A sentence for the user.
  public var description: String {
    switch self {
    case .unknownSetting(let name, let nearest):
      let advice =
        nearest.map { "did you mean '\($0)'?" }
        ?? "use one of " + ReloadRules.settings.map(\.name).joined(separator: ", ")
      return "unknown system setting '\(name)'; \(advice)"
    case .invalidValue(let setting, let text, let expected):
      return "invalid value '\(text)' for '\(setting)'; use \(expected)"
    case .notAnObject(let found):
      return "the system settings must be an object of names and values; found \(found)"
    }
  }
}
