// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Why rules cannot be set as asked.
public enum ReloadRulesError: Error, Hashable, Sendable {
  /// There is no setting of the name; the nearest that there is, where one is near.
  case unknownSetting(String, nearest: String?)
  /// The text is no value of the setting; what would be, in words.
  case invalidValue(setting: String, text: String, expected: String)
  /// The rules are not given as names and values; what was found, in words.
  case notAnObject(found: String)
}

extension ReloadRulesError: CustomStringConvertible {
  /// The sentence for a person.
  public var description: String {
    switch self {
    case .unknownSetting(let name, let nearest):
      let advice =
        nearest.map { "did you mean '\($0)'?" }
        ?? "there are: " + ReloadRules.settings.map(\.name).joined(separator: ", ")
      return "'\(name)' is no rule of the system; \(advice)"
    case .invalidValue(let setting, let text, let expected):
      return "'\(text)' is no value of the rule '\(setting)'; it takes \(expected)"
    case .notAnObject(let found):
      return "the rules of the system are \(found); an object of names and values is needed"
    }
  }
}
