// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
package import TimelineSimulation
package import WidgetTimeline

/// The readings that a program's provider has of each answer of a feed to its first request.
package struct FleetAnswers: Sendable {
  private let answers: [FeedValue: FleetFeed.Answer]

  /// Asks the provider once for each answer.
  ///
  /// - Parameters:
  ///   - file: The feed.
  ///   - profile: What the provider does otherwise.
  ///   - probe: The provider.
  package init(to file: FeedFile, of profile: LoadProfile, _ probe: ProgramProbe) {
    var answers: [FeedValue: FleetFeed.Answer] = [:]
    let first = profile.endpoints.first?.name
    if let endpoint = file.endpoints.last(where: { $0.name.value == first }) {
      var bodies = endpoint.responses.map(\.body)
      if case .body(let body) = endpoint.maintenance { bodies.append(body) }
      for body in bodies where answers[body] == nil {
        answers[body] = Self.answer(of: probe.run(firstAnswer: body), profile)
      }
    }
    self.answers = answers
  }

  /// Returns the reading of an answer; nil if there is none.
  package var reading: @Sendable (FeedValue) -> FleetFeed.Answer? {
    { [answers] body in answers[body] }
  }

  private static func answer(
    of run: ProgramHabit.Run?, _ profile: LoadProfile
  ) -> FleetFeed.Answer? {
    guard let run else { return nil }
    // It does what it does without an answer.
    if run.isSingleEntry, run.requests.count == 1, profile.unanswered == .singleEntry {
      return nil
    }
    var answer = FleetFeed.Answer(requests: Array(run.requests.dropFirst()))
    if case .governed = profile.schedule { answer.interval = run.distance }
    return answer
  }
}
