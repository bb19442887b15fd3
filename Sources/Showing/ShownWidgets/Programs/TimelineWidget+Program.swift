// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel
import Synchronization
package import WidgetPrograms
package import WidgetProtocol
package import WidgetTimeline
import WidgetViews

extension TimelineWidget {
  /// A widget of a program, for simulations: its provider is the program's, and so are its drawings.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - session: The session of the program.
  ///   - choice: The user's choice, by the names of the parameters.
  ///   - answers: What makes responses of what the simulation's feed answers.
  package init(
    program widget: DescribedWidget, in session: ProgramSession,
    choice: [String: ParameterValue] = [:], answers: ServerAnswers
  ) {
    let source = ProgramTimelines(
      kind: widget.kind, session: session, choice: choice, answers: answers)
    self.init(
      kind: widget.kind, placeholder: { source.placeholder(in: $0) },
      timeline: { try await source.timeline(in: $0) })
    displayName = widget.displayName
    description = widget.description
    supportedFamilies = widget.families
    areContentMarginsDisabled = widget.areContentMarginsDisabled
    takeReloads = { session.takeReloads() }
  }
}

/// The timelines of a program's widget.
///
/// A program that ends, or is ended because it does not answer, is started again: the simulated day goes on, as on a phone.
private struct ProgramTimelines: Sendable {
  let kind: String
  let session: ProgramSession
  let choice: [String: ParameterValue]
  let answers: ServerAnswers
  let silence = SilentCalls()

  func placeholder(in context: ProviderContext) -> SimulatedEntry {
    let answer = RepeatedAnswer(question(.placeholder, context), in: session)
    return SimulatedEntry(date: context.date) { canvas, environment in
      drawing(of: 0, in: answer, on: canvas, environment, at: context.date)
    }
  }

  func timeline(in context: ProviderContext) async throws -> SimulatedTimeline {
    guard silence.count < SilentCalls.limit else {
      throw ProgramFailure.refused(
        "the program did not answer \(SilentCalls.limit) times in a row, and is not asked again")
    }
    let answer = RepeatedAnswer(question(.timeline, context), in: session)
    let provided: ProvidedTimeline
    do {
      provided = try await answer.first { request in
        let asked = answers.feedRequest(for: request, now: context.date)
        do throws(FeedFailure) {
          return answers.response(.success(try await context.feed.response(to: asked)))
        } catch {
          return answers.response(.failure(error))
        }
      }
      silence.end()
    } catch {
      if case .timedOut = session.failure { silence.add() }
      if session.failure != nil { try session.restart() }
      throw error
    }
    return SimulatedTimeline(
      entries: provided.entries.indices.map { index in
        let date = provided.entries[index].date
        return SimulatedEntry(date: date) { canvas, environment in
          drawing(of: index, in: answer, on: canvas, environment, at: date)
        }
      }, policy: provided.policy)
  }

  private func question(
    _ part: ProviderQuestion.Part, _ context: ProviderContext
  ) -> ProviderQuestion {
    ProviderQuestion(
      part, kind: kind, family: context.family, size: context.displaySize,
      now: context.date, choice: choice)
  }

  /// The drawing of an entry; an empty one if the program ends over it, which the command says.
  private func drawing(
    of entry: Int, in answer: RepeatedAnswer, on canvas: WidgetCanvas,
    _ environment: EnvironmentValues, at now: Instant
  ) -> DisplayList {
    let look = WidgetLook(on: canvas, in: environment, at: now)
    do throws(ProgramFailure) {
      return try answer.run().drawing(of: entry, in: look)
    } catch {
      session.noteUndrawn(error)
      return DisplayList(size: canvas.size, shape: canvas.shape)
    }
  }
}

/// How often in a row a program was asked and did not answer: each costs seconds of real time.
private final class SilentCalls: Sendable {
  static let limit = 3

  private let calls = Mutex(0)

  var count: Int { calls.withLock { $0 } }

  func add() { calls.withLock { $0 += 1 } }

  func end() { calls.withLock { $0 = 0 } }
}
