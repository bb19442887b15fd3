// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import IntentModel
import QuickActions
import TestSupport
import Testing
import WidgetProtocol
import WidgetViews

import struct WidgetValues.Size

/// Every line that there is, as the schema describes it and the document shows it.
@Suite("Messages") struct MessageTests {
  private static let look: WidgetLook = {
    var look = WidgetLook(
      on: WidgetCanvas(family: .systemSmall, size: Size(width: 158, height: 158)), locale: "ar",
      now: Instant(millisecondsSince1970: 1_700_000_000_000))
    (look.appearance, look.typeSize, look.mode) = (.dark, .accessibility2, .accented)
    (look.direction, look.sdk) = (.rightToLeft, WidgetSDK("16") ?? .newest)
    look.isRedacted = true
    look.isDimmed = true
    return look
  }()

  private static let activityLook: WidgetLook = {
    var look = WidgetLook(
      on: WidgetCanvas(
        family: .systemMedium, size: Size(width: 371, height: 160),
        contentMargins: EdgeInsets(all: 0), cornerRadius: 44))
    (look.presentation, look.device) = (.islandExpanded, .activityDefault)
    return look
  }()

  private static let cornerLook: WidgetLook = {
    let watch = WidgetDevice.named("Apple Watch 45 mm") ?? .default
    var look = WidgetLook(
      on: WidgetCanvas(family: .accessoryCorner, device: watch)
        ?? WidgetCanvas(family: .accessoryCorner, size: .zero), scale: 2)
    (look.device, look.appearance) = (watch, .dark)
    return look
  }()

  private static let choice: [String: ParameterValue] = [
    "city": .object(identifier: "13", title: "Tokyo"), "count": 3, "isShown": true,
    "names": ["a", "b"],
  ]

  static let questions: [ProgramQuestion] = [
    .describe,
    .world(
      ProgramWorld(
        now: Instant(millisecondsSince1970: 1_700_000_000_000), timeZone: "Asia/Tokyo",
        locale: "ja_JP", allowsNetwork: true, endpoints: ["v1/recipes", "images/*"], seed: .max,
        manifest: "/p/Widgets.resources.json", appGroup: "/p/group.json")),
    .provide(
      ProviderQuestion(
        .timeline, kind: "Clock", family: .accessoryInline, size: Size(width: 234, height: 26),
        isPreview: true, now: Instant(millisecondsSince1970: -1), choice: choice)),
    .draw(run: 2, entry: 1, look), .draw(run: 2, entry: 0, activityLook),
    .draw(run: 3, entry: 0, cornerLook), .previews,
    .preview(
      PreviewQuestion(
        0, family: .systemLarge, size: Size(width: 338, height: 354),
        now: Instant(millisecondsSince1970: 9))),
    .forget(run: 2), .intent(kind: "Lamp"),
    .parameter(
      ParameterQuestion(
        .options, kind: "Clock", parameter: "city", values: choice, search: "to\u{2028}k")),
  ]

  static let description = ProgramDescription(
    widgets: [
      DescribedWidget(
        kind: "Clock", displayName: "時計", description: "Shows the time.",
        families: [.systemSmall, .accessoryCorner], configuration: .intent("CityIntent"),
        areContentMarginsDisabled: true),
      {
        var lamp = DescribedWidget(
          kind: "Lamp", families: [], configuration: .appIntent("LampIntent"))
        lamp.presentations = [.controlSmall, .controlMedium, .controlLarge]
        lamp.isContainerBackgroundRemovable = false
        return lamp
      }(),
      DescribedWidget(kind: "Plain", families: [.systemLarge]),
    ],
    hasHandler: true)

  static let intent: DescribedIntent = {
    var team = DescribedParameter(name: "team", title: "Team", kind: .entity)
    (team.type, team.typeTitle, team.options) = ("TeamEntity", "A team", .searched)
    (team.isList, team.isOptional) = (true, true)
    team.sizes = [
      "systemSmall": .init(minimum: 0, maximum: 2), "systemLarge": .init(minimum: 4, maximum: 4),
    ]
    team.defaultValue = .array([.object(identifier: "1", title: "Ants")])
    var style = DescribedParameter(name: "style", title: "Style", kind: .cases)
    (style.type, style.help, style.defaultValue) = ("Style", "How it looks.", "plain")
    style.cases = [.init(name: "plain", title: "Plain"), .init(name: "fancy", title: "Fancy")]
    var count = DescribedParameter(name: "count", title: "Count", kind: .integer)
    (count.minimum, count.maximum, count.style) = (1, 9.5, "Stepper")
    count.size = .init(minimum: 1, maximum: 3)
    count.visibility = ParameterVisibility(alternatives: [
      [.parameter("style", .equal, ["fancy"]), .family(isOneOf: false, [.systemSmall])],
      [.parameter("team", .hasNoValue, [])],
    ])
    var note = DescribedParameter(name: "note", title: "Note", kind: .text)
    (note.isMultiline, note.capitalization) = (true, "Words")
    var sounds = DescribedParameter(name: "sounds", title: "Sounds", kind: .boolean)
    sounds.booleanTitles = ["Loud", "Quiet"]
    var price = DescribedParameter(name: "price", title: "Price", kind: .amount)
    (price.currencies, price.fileTypes, price.quantity) = (["EUR"], ["public.text"], "Mass")
    return DescribedIntent(
      name: "LampIntent", title: "Lamp", help: "Which lamp.", isDiscoverable: false,
      formerClass: "LampIntent", parameters: [team, style, count, note, sounds, price])
  }()

  static let previews = [
    DescribedPreview(
      name: "Night", family: .systemMedium, place: "Clock.swift:12", kind: "Clock",
      areContentMarginsDisabled: true),
    DescribedPreview(name: "Row", family: nil, place: "RowPreviews"),
    DescribedPreview(
      name: "Ride", family: nil, presentation: .islandCompact, place: "Ride.swift:4",
      kind: "RideAttributes"),
  ]

  static let timelines = [
    ProvidedTimeline(
      run: 1,
      entries: [
        .init(date: Instant(millisecondsSince1970: 5), relevance: .init(score: 0.5, duration: 60)),
        .init(date: .distantPast),
      ], policy: .after(Instant(millisecondsSince1970: 9)),
      end: Instant(millisecondsSince1970: 7)),
    ProvidedTimeline(run: 2, entries: [], policy: .never),
    ProvidedTimeline(run: 3, entries: [], policy: .atEnd),
  ]

  private static let options = ObjectCollection<ParameterOption>(sections: [
    .init(
      title: "Japan",
      items: [
        ParameterOption(
          value: .object(identifier: "13", title: "Tokyo"), title: "Tokyo", subtitle: "13")
      ]),
    .init(title: nil, items: [ParameterOption(value: 4, title: "four")]),
  ])

  static let resolutions: [ParameterResolution] = [
    .success("a"), .disambiguation([ParameterOption(value: "a", title: "A")]),
    .confirmationRequired(nil), .confirmationRequired(true), .needsValue, .notRequired,
    .unsupported(reason: nil), .unsupported(reason: 2),
  ]

  static let responses = [
    ServerResponse(
      .answered(status: 200, type: "image/png", body: [0, 255, 10]),
      now: Instant(millisecondsSince1970: 80)),
    ServerResponse(.timedOut), ServerResponse(.unreachable),
  ]

  static let messages: [ProgramMessage] = [
    .failure(id: 9, "no \"city\"\n\u{1B}"),
    .fetch(ServerRequest(id: 1, url: "https://a.example/b?c=1", now: .distantFuture)),
    .reload(kind: nil), .reload(kind: "Clock"), .note("twice"),
  ]

  private static var drawing: [UInt8] {
    var writer = DrawingWriter()
    return ProgramMessage.answerLine(id: 4) { writer.write(SampleDrawing.list, to: &$0) }
  }

  /// All lines.
  static var lines: [[UInt8]] {
    [ProgramMessage.hello(version: ProtocolVersion.current).line]
      + questions.enumerated().map { $1.line(id: $0 + 1) }
      + [ProgramMessage.answerLine(id: 1) { description.write(to: &$0) }]
      + [ProgramMessage.answerLine(id: 2) { intent.write(to: &$0) }]
      + [ProgramMessage.answerLine(id: 5) { previews.write(to: &$0) }]
      + timelines.map { timeline in
        ProgramMessage.answerLine(id: 3) { timeline.write(to: &$0) }
      }
      + [
        drawing, ProgramMessage.answerLine(id: 7) { $0.options(options) },
        ProgramMessage.answerLine(id: 8) { $0.resolutions(resolutions) },
      ] + messages.map(\.line)
      + responses.map { $0.line(to: 1) }
  }

  @Test("are each one line that ends with a line break", arguments: lines)
  func areLines(_ line: [UInt8]) {
    #expect(line.last == UInt8(ascii: "\n"))
    #expect(line.count { $0 == UInt8(ascii: "\n") } == 1)
  }

  @Test func areAsTheSchemaDescribesThem() throws {
    let texts = Self.lines.map { "    " + String(decoding: $0.dropLast(), as: UTF8.self) }
    let document =
      "{\n  \"protocol\": \(ProtocolVersion.current),\n  \"lines\": [\n"
      + texts.joined(separator: ",\n") + "\n  ]\n}\n"
    let snapshot = Snapshot("Tests/Running/WidgetProtocolTests/Goldens/messages.protocol.json")
    #expect(try snapshot.mismatch(with: document) == nil)
  }

  @Test("are questions that are read as they were asked", arguments: questions)
  func readsQuestions(_ question: ProgramQuestion) throws {
    let line = question.line(id: 5)
    let read = try #require(try ProgramQuestion(MessageReader(line: line)))
    #expect(read.line(id: 5) == line)
  }

  @Test func readsDescriptionsIntentsAndTimelines() throws {
    let message = ProgramMessage.answerLine(id: 1) { Self.description.write(to: &$0) }
    #expect(try ProgramDescription(answer(message)) == Self.description)
    let intent = ProgramMessage.answerLine(id: 2) { Self.intent.write(to: &$0) }
    #expect(try DescribedIntent(answer(intent)) == Self.intent)
    for timeline in Self.timelines {
      let line = ProgramMessage.answerLine(id: 1) { timeline.write(to: &$0) }
      #expect(try ProvidedTimeline(answer(line)) == timeline)
    }
  }

  @Test func readsParameters() throws {
    let line = ProgramMessage.answerLine(id: 1) { $0.resolutions(Self.resolutions) }
    #expect(try answer(line).resolutions() == Self.resolutions)
    let options = ProgramMessage.answerLine(id: 1) { $0.options(Self.options) }
    #expect(try answer(options).options().items == Self.options.items)
  }

  @Test("of a program are read as they were written", arguments: messages)
  func readsMessages(_ message: ProgramMessage) throws {
    #expect(try #require(try ProgramMessage(line: message.line)).line == message.line)
  }

  @Test func readsPreviews() throws {
    let line = ProgramMessage.answerLine(id: 1) { Self.previews.write(to: &$0) }
    #expect(try [DescribedPreview](answer(line)) == Self.previews)
  }

  @Test("carry responses", arguments: responses) func readsResponses(
    _ response: ServerResponse
  ) throws {
    let read = try ServerResponse.read(MessageReader(line: response.line(to: 3)))
    #expect(read?.id == 3)
    #expect(read?.response == response)
  }

  @Test func areRefusedWithASentence() {
    func message(_ text: String) -> String? {
      do throws(MessageError) {
        _ = try ProgramMessage(line: Array(text.utf8))
        return nil
      } catch {
        return error.description
      }
    }
    #expect(message("hello")?.hasPrefix("not JSON") == true)
    #expect(message("[1]") == "expected an object")
    #expect(message(#"{"id": 1}"#) == "expected the member 'answer'")
    #expect(message(#"{"event": 1}"#) == "expected a text, found 'integer'")
    #expect(message(#"{"event": "new thing"}"#) == nil)
  }

  private func answer(_ line: [UInt8]) throws -> MessageReader {
    guard case .answer(_, let answer) = try ProgramMessage(line: line) else {
      throw MessageError("no answer")
    }
    return answer
  }
}
