// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An error that a program of widgets gave no answer.
package enum ProgramFailure: Error, Hashable, Sendable {
  /// The file does not run, for a reason in the system's words.
  case notStarted(path: String, reason: String)
  /// The file runs and says something else than a program of widgets.
  case notAProgram(path: String)
  /// The modules that the program was built against are there no more.
  case withoutEngine(path: String)
  /// The program speaks another version of the protocol.
  case otherVersion(path: String, version: Int)
  /// The program did not answer a question within a number of seconds; the line of the app's own sources at which it was then, if
  /// that is known.
  case timedOut(question: String, seconds: Int, place: String? = nil)
  /// The program ended in the middle of a question.
  case crashed(question: String, ProgramCrash)
  /// A message of the program cannot be read.
  case malformed(String)
  /// The program says why it has no answer.
  case refused(String)
  /// The timeline of a widget has no entries.
  case noEntries(kind: String)
}

extension ProgramFailure: CustomStringConvertible {
  /// A message on what happened and what to do.
  package var description: String {
    switch self {
    case .notStarted(let path, let reason): "cannot run '\(path)': \(reason)"
    case .notAProgram(let path):
      "'\(path)' is not a program of widgets: its '@main' must be a 'Widget' or a 'WidgetBundle', "
        + "linked with the module 'WidgetKit' of QuickAction"
    case .withoutEngine(let path):
      "the modules that '\(path)' was built with are there no more; build it again"
    case .otherVersion(let path, let version):
      "'\(path)' was built with another version of QuickAction (its protocol is \(version)); "
        + "build it again"
    case .timedOut(let question, let seconds, let place?):
      "the program did not answer \(question) within \(seconds) s; it was at \(place) then, in code "
        + "that loops without end or waits for too long"
    case .timedOut(let question, let seconds, nil):
      "the program did not answer \(question) within \(seconds) s; a completion handler is never "
        + "called, or the code loops without end"
    case .crashed(let question, let crash): "the program ended at \(question): \(crash.sentence)"
    case .malformed(let reason): "a message of the program cannot be read: \(reason)"
    case .refused(let reason): reason
    case .noEntries(let kind):
      "the timeline of '\(kind)' has no entries, so that the widget shows nothing new"
    }
  }
}
