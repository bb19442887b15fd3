// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics

/// The problems that prevent correct files.
public struct GenerationError: Error, Sendable {
  /// The problems, at least one, in the order in which they were found.
  public let problems: [GenerationProblem]

  /// Creates an error of problems; nil if there are none.
  init?(_ problems: [GenerationProblem]) {
    guard !problems.isEmpty else { return nil }
    self.problems = problems
  }
}

extension GenerationError: CustomStringConvertible {
  /// The messages, each on a line of its own.
  public var description: String {
    problems.map { $0.kind.message.text }.joined(separator: "\n")
  }

  /// The findings that say so, each of severity error.
  public var diagnostics: [Diagnostic] { problems.map(\.diagnostic) }
}
