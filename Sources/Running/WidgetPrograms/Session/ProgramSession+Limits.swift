// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ProgramSession {
  /// The limits of a program's answers.
  package struct Limits: Hashable, Sendable {
    /// The limit until its first line.
    package var start: Duration

    /// The time limit of an answer, its requests to servers included.
    package var answer: Duration

    /// The moment after which nothing is waited for; nil for none.
    package var deadline: ContinuousClock.Instant?

    /// Creates limits for the start, for each answer and for all of them.
    package init(
      start: Duration = .seconds(20), answer: Duration = .seconds(10),
      until deadline: ContinuousClock.Instant? = nil
    ) {
      self.start = start
      self.answer = answer
      self.deadline = deadline
    }

    /// Whether nothing is waited for any more.
    package var isOver: Bool { deadline.map { $0 <= .now } ?? false }

    /// The moment until which is waited for something that may take some time.
    func end(of time: Duration) -> ContinuousClock.Instant {
      let end = ContinuousClock.now + time
      return deadline.map { min($0, end) } ?? end
    }
  }
}
