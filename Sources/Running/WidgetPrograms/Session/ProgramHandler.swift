// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel
package import QuickActions
package import WidgetProtocol
package import WidgetViews

/// The app's code in a program, as the handler of the parameters of a widget's intent: its intents extension, or the queries of its app
/// intent.
package struct ProgramHandler: ParameterHandler {
  private let session: ProgramSession
  private let kind: String
  private let visibility: [String: ParameterVisibility]
  private let respond: @Sendable (ServerRequest) -> ServerResponse

  /// Creates a handler that asks a program about a widget's intent.
  ///
  /// - Parameters:
  ///   - kind: The kind of the widget.
  ///   - session: The session of the program.
  ///   - described: The app intent; nil for an intent of a definition.
  ///   - respond: What comes of requests that the extension makes.
  package init(
    of kind: String, in session: ProgramSession, describedAs described: DescribedIntent? = nil,
    respond: @escaping @Sendable (ServerRequest) -> ServerResponse
  ) {
    self.kind = kind
    self.session = session
    visibility = Dictionary(
      (described?.parameters ?? []).compactMap { parameter in
        parameter.visibility.map { (parameter.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
    self.respond = respond
  }

  /// The default value of a parameter; nil if the program has none.
  package func defaultValue(
    of parameter: String
  ) throws(ParameterHandlerFailure) -> ParameterValue? {
    let answer = try answer(ParameterQuestion(.default, kind: kind, parameter: parameter))
    return answer["value"]?.parameterValue()
  }

  /// The options of a parameter.
  package func options(
    of parameter: String, given values: [String: ParameterValue], matching search: String?
  ) throws(ParameterHandlerFailure) -> ObjectCollection<ParameterOption> {
    let answer = try answer(
      ParameterQuestion(
        .options, kind: kind, parameter: parameter, values: values, search: search))
    return try reading { () throws(MessageError) in try answer.options() }
  }

  /// The results of resolving a parameter; of a list, one for each element.
  package func resolutions(
    of parameter: String, given values: [String: ParameterValue]
  ) throws(ParameterHandlerFailure) -> [ParameterResolution] {
    let answer = try answer(
      ParameterQuestion(.resolve, kind: kind, parameter: parameter, values: values))
    return try reading { () throws(MessageError) in try answer.resolutions() }
  }

  /// Whether the app intent's summary shows a parameter; nil if it does not say.
  package func shows(
    _ parameter: String, given values: [String: ParameterValue], in family: WidgetFamily
  ) -> Bool? { visibility[parameter]?.holds(for: values, in: family) }

  private func answer(
    _ question: ParameterQuestion
  ) throws(ParameterHandlerFailure) -> MessageReader {
    do throws(ProgramFailure) {
      return try session.answer(to: .parameter(question), respond: respond)
    } catch {
      throw ParameterHandlerFailure(error.description)
    }
  }

  private func reading<Answer>(
    _ read: () throws(MessageError) -> Answer
  ) throws(ParameterHandlerFailure) -> Answer {
    do throws(MessageError) {
      return try read()
    } catch {
      throw ParameterHandlerFailure("the program's answer cannot be read: \(error)")
    }
  }
}
