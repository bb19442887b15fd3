// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntents
import Foundation
import Intents
import Synchronization
import WidgetProtocol
import WidgetViews

extension QuestionServer {
  /// Asks a provider, and answers when it does.
  func provide(_ question: ProviderQuestion, _ id: Int) {
    guard let widget = widget(question.kind) else {
      return fail(id, "there is no widget '\(question.kind)'")
    }
    if let now = question.now { ProgramClock.now = now }
    switch widget.configuration {
    case .fixed: provide(question, of: widget, nil, id)
    case .intent(let type):
      provide(question, of: widget, intent(type, for: question.choice, family: question.family), id)
    case .appIntent(let type):
      // A placeholder is made before there is a choice; otherwise the app's queries are asked
      // first.
      guard question.part != .placeholder else { return provide(question, of: widget, nil, id) }
      let answers = answers(of: type)
      Task { @MainActor in
        let intent = await answers.intent(for: question.choice)
        self.provide(question, of: widget, intent, id)
      }
    }
  }

  private func provide(
    _ question: ProviderQuestion, of widget: HostedWidget, _ intent: Any?, _ id: Int
  ) {
    var context = HostedContext(
      family: question.family, isPreview: question.isPreview, size: question.size)
    context.note = { [channel] in channel.send(ProgramMessage.note($0).line) }
    ReloadRequests.place([
      .init(
        kind: widget.kind, family: question.family, configuration: intent as? INIntent,
        appIntent: intent as? any AppIntent)
    ])
    let call = ProviderCall(part: question.part.rawValue, channel: channel)
    let isFixed = !widget.isContainerBackgroundRemovable
    switch question.part {
    case .placeholder:
      guard let entry = widget.placeholder(context) else {
        return fail(id, "'\(widget.kind)' has no placeholder")
      }
      answer(HostedTimeline(entries: [entry], policy: .never), fixedBackground: isFixed, id)
    case .snapshot:
      widget.snapshot(context, intent) { entry in
        call.take {
          self.answer(
            HostedTimeline(entries: [entry], policy: .never), fixedBackground: isFixed, id)
        }
      }
    case .timeline:
      widget.timeline(context, intent) { timeline in
        call.take { self.answer(timeline, fixedBackground: isFixed, id) }
      }
    }
  }

  func answer(_ timeline: HostedTimeline, fixedBackground isFixed: Bool, _ id: Int) {
    let policy: ReloadPolicy =
      switch timeline.policy {
      case .atEnd: .atEnd
      case .never: .never
      case .after(let date): .after(Instant(date))
      }
    let answer = ProvidedTimeline(
      run: runs.add(timeline.entries, hasFixedBackground: isFixed),
      entries: timeline.entries.map { entry in
        .init(
          date: Instant(entry.date),
          relevance: entry.relevance.map {
            .init(score: Double($0.score), duration: $0.duration)
          })
      }, policy: policy, end: ProgramClock.now)
    send(id) { answer.write(to: &$0) }
  }
}

/// A call of a provider, which is answered only once.
final class ProviderCall: Sendable {
  private let part: String
  private let channel: ProgramChannel
  private let isAnswered = Mutex(false)

  init(part: String, channel: ProgramChannel) {
    self.part = part
    self.channel = channel
  }

  /// Passes the first answer to the main thread; a further one is reported and ignored.
  func take(_ answer: @escaping @MainActor @Sendable () -> Void) {
    let isFirst = isAnswered.withLock { isAnswered in
      defer { isAnswered = true }
      return !isAnswered
    }
    guard isFirst else {
      channel.send(
        ProgramMessage.note(
          "the provider called the completion handler of its \(part) more than once; "
            + "the first answer counts"
        ).line)
      return
    }
    DispatchQueue.main.async { MainActor.assumeIsolated { answer() } }
  }
}
