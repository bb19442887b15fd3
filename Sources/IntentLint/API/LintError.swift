// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
public import SourceText

/// Why a linter cannot be made as it was asked for.
public enum LintError: Error, Sendable {
  /// There is no rule and no family of this name; the suggestions are known names that may have been meant.
  case unknownRule(String, suggestions: [String])
  /// The configuration cannot be read.
  case unreadableConfiguration(Diagnostic)
  /// The configuration says what cannot be done: all that is wrong with it, at least one finding, and the file.
  case invalidConfiguration([Diagnostic], SourceFile)
}

extension LintError: CustomStringConvertible {
  /// What was found and what to do; where a configuration has several faults, the first.
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
