// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
public import SourceText

/// The reason why a linter cannot be made.
public enum LintError: Error, Sendable {
  /// There is no rule and no family of this name; the suggestions are known names that may have been meant.
  case unknownRule(String, suggestions: [String])
  /// The configuration cannot be read.
  case unreadableConfiguration(Diagnostic)
  /// The configuration is invalid: all its faults, at least one, and the file.
  case invalidConfiguration([Diagnostic], SourceFile)
}

extension LintError: CustomStringConvertible {
  /// The fault and what to do; if a configuration has several faults, the first.
  public var description: String {
    switch self {
    case .unknownRule(let name, let suggestions):
      UnknownRuleName(name: name, suggestions: suggestions).description
    case .unreadableConfiguration(let diagnostic): diagnostic.message.text
    case .invalidConfiguration(let diagnostics, let source):
      diagnostics.first?.message.text ?? "'\(source.name)' cannot be used"
    }
  }
}
