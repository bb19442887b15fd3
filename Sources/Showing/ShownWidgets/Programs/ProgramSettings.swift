// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The program to run, with its data and limits.
package struct ProgramSettings {
  /// The file of the program.
  package var path: String

  /// The data that its app groups share at the start; nil for none.
  package var appGroup: String?

  /// The folder in which choices for its widgets are saved.
  package var choiceFolder: String

  /// The intent definitions that it was built with; none if that is not known.
  package var definitions: [String] = []

  /// Whether the program's requests may leave the machine.
  package var allowsNetwork: Bool

  /// The time limit of an answer.
  package var answerLimit: Duration

  /// The moment after which no answer is waited for; nil for none.
  package var deadline: ContinuousClock.Instant?

  /// Creates the settings of a program at a path.
  package init(
    path: String, appGroup: String? = nil, allowsNetwork: Bool = false,
    choiceFolder: String = ".",
    answerLimit: Duration = .seconds(10)
  ) {
    self.path = path
    self.appGroup = appGroup
    self.choiceFolder = choiceFolder
    self.allowsNetwork = allowsNetwork
    self.answerLimit = answerLimit
  }
}
