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
    MessageWriter.line { writer in
      writer.key("id")
      writer.integer(id)
      writer.key("ask")
      switch self {
      case .describe: writer.string("describe")
      case .world(let world):
        writer.string("world")
        world.write(to: &writer)
      case .provide(let question):
        writer.string(question.part.rawValue)
        question.write(to: &writer)
      case .draw(let run, let entry, let look):
        writer.string("draw")
        writer.key("run")
        writer.integer(run)
        writer.key("entry")
        writer.integer(entry)
        writer.key("look")
        look.write(to: &writer)
      case .previews: writer.string("previews")
      case .preview(let question):
        writer.string("preview")
        question.write(to: &writer)
      case .forget(let run):
        writer.string("forget")
        writer.key("run")
        writer.integer(run)
      case .intent(let kind):
        writer.string("intent")
        writer.key("widget")
        writer.string(kind)
      case .parameter(let question):
        writer.string(question.part.rawValue)
        question.write(to: &writer)
      }
    }
  }

  /// Reads a question; nil if it is one that this version does not know.
  package init?(_ message: MessageReader) throws(MessageError) {
    let name = try message.member("ask").string()
    switch name {
    case "describe": self = .describe
    case "world": self = .world(try ProgramWorld(message))
    case "draw":
      self = .draw(
        run: try message.member("run").integer(), entry: try message.member("entry").integer(),
        try WidgetLook(message.member("look")))
    case "previews": self = .previews
    case "preview": self = .preview(try PreviewQuestion(message))
    case "intent": self = .intent(kind: try message.member("widget").string())
    case "forget": self = .forget(run: try message.member("run").integer())
    default:
      if let part = ProviderQuestion.Part(rawValue: name) {
        self = .provide(try ProviderQuestion(part, message))
      } else if let part = ParameterQuestion.Part(rawValue: name) {
        self = .parameter(try ParameterQuestion(part, message))
      } else {
        return nil
      }
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

  fileprivate init(_ part: Part, _ message: MessageReader) throws(MessageError) {
    var size = try message.member("size").items()
    self.init(
      part, kind: try message.member("widget").string(),
      family: try message.member("family").name(),
      size: Size(width: try size.number(), height: try size.number()),
      isPreview: try message.member("isPreview").bool(),
      now: try message["now"].map { (now) throws(MessageError) in try now.instant() },
      choice: try message.member("choice").parameterValues())
  }

  fileprivate func write(to writer: inout MessageWriter) {
    writer.key("widget")
    writer.string(kind)
    writer.key("family")
    writer.string(family.rawValue)
    writer.key("size")
    writer.array {
      $0.number(size.width)
      $0.number(size.height)
    }
    writer.key("isPreview")
    writer.bool(isPreview)
    if let now {
      writer.key("now")
      writer.integer(now.millisecondsSince1970)
    }
    writer.key("choice")
    writer.values(choice)
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

  fileprivate init(_ part: Part, _ message: MessageReader) throws(MessageError) {
    self.init(
      part, kind: try message.member("widget").string(),
      parameter: try message.member("parameter").string(),
      values: try message.member("values").parameterValues(),
      search: try message["search"]?.string())
  }

  fileprivate func write(to writer: inout MessageWriter) {
    writer.key("widget")
    writer.string(kind)
    writer.key("parameter")
    writer.string(parameter)
    writer.key("values")
    writer.values(values)
    if let search {
      writer.key("search")
      writer.string(search)
    }
  }
}

extension MessageReader {
  /// A moment: the milliseconds since the beginning of 1970.
  package func instant() throws(MessageError) -> Instant {
    Instant(millisecondsSince1970: Int64(try integer()))
  }
}
