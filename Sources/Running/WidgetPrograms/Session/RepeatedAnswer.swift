// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization
package import WidgetProtocol

/// The answer of a provider that can be asked for again: a program that was started again no longer
/// has the entries that it gave before.
package final class RepeatedAnswer: Sendable {
  private struct State: Sendable {
    var run: ProgramRun?
    var start = 0
    var responses: [ServerResponse] = []
  }

  private let question: ProviderQuestion
  private let session: ProgramSession
  private let state = Mutex(State())

  /// Prepares a question to a provider.
  package init(_ question: ProviderQuestion, in session: ProgramSession) {
    self.question = question
    self.session = session
  }

  /// Asks for the first time.
  ///
  /// - Parameter respond: What comes of a request; it is kept for the next time.
  /// - Returns: The answer.
  /// - Throws: ``ProgramFailure`` if there is none.
  package func first(
    respond: (ServerRequest) async -> ServerResponse
  ) async throws(ProgramFailure) -> ProvidedTimeline {
    let answer = try await session.answer(to: .provide(question)) { request in
      let response = await respond(request)
      state.withLock { $0.responses.append(response) }
      return response
    }
    let timeline = try session.reading { () throws(MessageError) in try ProvidedTimeline(answer) }
    keep(ProgramRun(timeline, in: session))
    return timeline
  }

  /// The answer, for drawings; the provider is asked again if the program was started again.
  ///
  /// - Throws: ``ProgramFailure`` if there is no answer.
  package func run() throws(ProgramFailure) -> ProgramRun {
    if session.failure != nil { try session.restart() }
    let start = session.start
    let (known, responses) = state.withLock { state in
      (state.start == start ? state.run : nil, state.responses)
    }
    if let known { return known }
    var next = responses.makeIterator()
    let run = try ProgramRun(question, in: session) { _ in
      next.next() ?? ServerResponse(.unreachable)
    }
    keep(run)
    return run
  }

  private func keep(_ run: ProgramRun) {
    let start = session.start
    state.withLock { state in (state.run, state.start) = (run, start) }
  }
}
