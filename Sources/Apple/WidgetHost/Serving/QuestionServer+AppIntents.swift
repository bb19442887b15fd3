// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntents
import AppleFoundation
import Foundation
import WidgetProtocol
import WidgetViews

extension QuestionServer {
  /// The converter of app intents' values, with names in the locale of the world.
  var appIntentValues: AppIntentValues {
    AppIntentValues(environment: textEnvironment)
  }

  /// Returns the answers about an app intent's parameters.
  func answers(of type: any AppIntent.Type) -> AppIntentAnswers {
    AppIntentAnswers(type: type, values: appIntentValues) { [channel] sentence in
      channel.send(ProgramMessage.note(sentence).line)
    }
  }

  /// Answers with the description of a widget's app intent.
  func describeIntent(of kind: String, _ id: Int) {
    guard let widget = widget(kind) else { return fail(id, "there is no widget '\(kind)'") }
    guard case .appIntent(let type) = widget.configuration else {
      return fail(id, "the widget '\(kind)' has no app intent")
    }
    let description = appIntentValues.description(of: type)
    send(id) { description.write(to: &$0) }
  }

  /// Answers a question by asking the queries and providers of an app intent, which may take time.
  func answer(_ question: ParameterQuestion, of type: any AppIntent.Type, _ id: Int) {
    let answers = answers(of: type)
    Task { @MainActor [channel] in
      do {
        switch question.part {
        case .default:
          let value = try await answers.defaultValue(of: question.parameter)
          channel.send(ProgramMessage.answerLine(id: id) { $0.defaultValue(value) })
        case .options:
          let options = try await answers.options(
            of: question.parameter, given: question.values, matching: question.search)
          channel.send(ProgramMessage.answerLine(id: id) { $0.options(options) })
        case .resolve:
          let resolutions = try await answers.resolutions(
            of: question.parameter, given: question.values)
          channel.send(ProgramMessage.answerLine(id: id) { $0.resolutions(resolutions) })
        }
      } catch {
        channel.send(ProgramMessage.failure(id: id, "\(error)").line)
      }
    }
  }
}
