// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel
package import WidgetViews

/// A question or a message of the tool to a program.
package enum ProgramQuestion: Sendable {
  /// The widgets of the program, with names in the language of the world.
  case describe
  /// The simulated time, locale and network of the program from now on.
  case world(ProgramWorld)
  /// Asks a provider for a timeline.
  case provide(ProviderQuestion)
  /// The drawing of an entry that a provider gave.
  case draw(run: Int, entry: Int, WidgetLook)
  /// Asks for the previews that the sources declare.
  case previews
  /// Asks for the entries of a preview.
  case preview(PreviewQuestion)
  /// Releases the entries of an earlier answer.
  case forget(run: Int)
  /// The parameters of the app intent of a widget, by its kind; the names are in the language of the world.
  case intent(kind: String)
  /// Asks the app's code about a parameter: its intents extension, or the queries of an app intent.
  case parameter(ParameterQuestion)

  /// The line of the question.
  ///
  /// - Parameter id: The number with which the answer comes.
  /// - Returns: The line, with its line break.
  package func line(id: Int) -> [UInt8] {
    var copy = self
    return MessageWriter.line { writer in
      var id = id
      writer.member("id", &id)
      copy.fields(on: &writer)
    }
  }

  /// Reads a question; nil if it is one that this version does not know.
  package init?(_ message: MessageReader) throws(MessageError) {
    guard var question = Self.blank(named: try message.member("ask").string()) else { return nil }
    var reader = message.members
    try question.fields(on: &reader)
    self = question
  }

  private static func blank(named name: String) -> ProgramQuestion? {
    switch name {
    case "describe": .describe
    case "world": .world(.blank)
    case "draw": .draw(run: 0, entry: 0, .blank)
    case "previews": .previews
    case "preview": .preview(.blank)
    case "forget": .forget(run: 0)
    case "intent": .intent(kind: "")
    default:
      if let part = ProviderQuestion.Part(rawValue: name) {
        .provide(ProviderQuestion(part, kind: "", family: .systemSmall, size: .blank))
      } else if let part = ParameterQuestion.Part(rawValue: name) {
        .parameter(ParameterQuestion(part, kind: "", parameter: ""))
      } else {
        nil
      }
    }
  }

  private mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    let kind = "ask"
    switch self {
    case .describe: wire.kind("describe", of: kind)
    case .world(var world):
      wire.kind("world", of: kind)
      try world.fields(on: &wire)
      self = .world(world)
    case .provide(var question):
      wire.kind(question.part.rawValue, of: kind)
      try question.fields(on: &wire)
      self = .provide(question)
    case .draw(var run, var entry, var look):
      wire.kind("draw", of: kind)
      try wire.member("run", &run)
      try wire.member("entry", &entry)
      try wire.member("look", &look)
      self = .draw(run: run, entry: entry, look)
    case .previews: wire.kind("previews", of: kind)
    case .preview(var question):
      wire.kind("preview", of: kind)
      try question.fields(on: &wire)
      self = .preview(question)
    case .forget(var run):
      wire.kind("forget", of: kind)
      try wire.member("run", &run)
      self = .forget(run: run)
    case .intent(var widget):
      wire.kind("intent", of: kind)
      try wire.member("widget", &widget)
      self = .intent(kind: widget)
    case .parameter(var question):
      wire.kind(question.part.rawValue, of: kind)
      try question.fields(on: &wire)
      self = .parameter(question)
    }
  }
}

/// A question to a provider.
package struct ProviderQuestion: Sendable {
  /// The function of a provider that is called.
  package enum Part: String, CaseIterable, Sendable {
    /// Asks for the placeholder, by `placeholder(in:)`.
    case placeholder
    /// Asks for the snapshot, by `getSnapshot(in:completion:)` or its like.
    case snapshot
    /// Asks for the timeline, by `getTimeline(in:completion:)` or its like.
    case timeline
  }

  /// The function of the provider that is called.
  package var part: Part

  /// The kind of the widget.
  package var kind: String

  /// The family of the widget.
  package var family: WidgetFamily

  /// The size of the widget, in points.
  package var size: Size

  /// Whether the widget is shown in the gallery.
  package var isPreview: Bool

  /// The moment, which the program's clock shows from then on; nil leaves the clock as it is.
  package var now: Instant?

  /// The user's choice, by the names of the parameters; missing ones have their default.
  package var choice: [String: ParameterValue]

  /// Creates a question to the provider of a widget's kind.
  package init(
    _ part: Part, kind: String, family: WidgetFamily, size: Size, isPreview: Bool = false,
    now: Instant? = nil, choice: [String: ParameterValue] = [:]
  ) {
    self.part = part
    self.kind = kind
    self.family = family
    self.size = size
    self.isPreview = isPreview
    self.now = now
    self.choice = choice
  }

  fileprivate mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.member("widget", &kind)
    try wire.member("family", &family)
    try wire.member("size", &size)
    try wire.member("isPreview", &isPreview)
    try wire.member("now", ifAny: &now)
    try wire.member("choice", &choice)
  }
}

/// A question about a parameter to the app's intents extension, or to the queries of an app intent.
package struct ParameterQuestion: Sendable {
  /// The part of a parameter that is asked for.
  package enum Part: String, CaseIterable, Sendable {
    /// The default value of the parameter.
    case `default`
    /// The values that can be chosen.
    case options
    /// The resolution of the parameter's value.
    case resolve
  }

  /// The part of the parameter that is asked for.
  package var part: Part

  /// The kind of the widget.
  package var kind: String

  /// The name of the parameter.
  package var parameter: String

  /// The values of the parameters, by their names.
  package var values: [String: ParameterValue]

  /// The text to search for; nil for all.
  package var search: String?

  /// Creates a question about a parameter of a widget's kind.
  package init(
    _ part: Part, kind: String, parameter: String, values: [String: ParameterValue] = [:],
    search: String? = nil
  ) {
    self.part = part
    self.kind = kind
    self.parameter = parameter
    self.values = values
    self.search = search
  }

  fileprivate mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.member("widget", &kind)
    try wire.member("parameter", &parameter)
    try wire.member("values", &values)
    try wire.member("search", ifAny: &search)
  }
}
