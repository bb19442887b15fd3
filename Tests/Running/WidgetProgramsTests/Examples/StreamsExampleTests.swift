// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import ProgramTestSupport
  import Testing
  import WidgetPrograms
  import WidgetProtocol
  import WidgetViews

  @Suite(
    "The example of live streams",
    .enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
  struct StreamsExampleTests {
    private static let answer: String = {
      let items = (1...6).map { number in
        let icon = "https://live.example.com/images/\(number).png"
        return
          #"{"liveId": "\#(number)", "name": "n\#(number)", "isLive": \#(number == 1), "iconURL": "\#(icon)"}"#
      }
      return #"{"items": [\#(items.joined(separator: ", "))]}"#
    }()

    @Test(
      "as many streams are shown and loaded as the family has room for",
      arguments: [(WidgetFamily.systemSmall, 1), (.systemMedium, 4)])
    func timeline(family: WidgetFamily, count: Int) async throws {
      let example = try await RunningExample(.streams)
      let run = try example.run(in: family) { $0 == "streams" ? Self.answer : nil }
      #expect(example.requests == ["streams"] + (1...count).map { "images/\($0).png" })
      #expect(run.timeline.entries.count == 1)
      #expect(run.timeline.minutes(after: RunningExample.noon) == 15)
      let drawing = try example.drawing(run, in: family)
      #expect(drawing.tapRegions.map(\.url) == (1...count).map { "mirr:///live/\($0)" })
      // Only who is live has the mark.
      #expect(SampleProgram.texts(drawing).count { $0 == "配信中" } == 1)
    }

    @Test(
      "without streams, or with an answer of a wrong kind, the widget says so, for 15 minutes",
      arguments: [nil, #"{"items": []}"#, #"{"items": [{"liveId": 1}]}"#])
    func nothing(answer: String?) async throws {
      let example = try await RunningExample(.streams)
      let run = try example.run(in: .systemSmall) { _ in answer }
      #expect(run.timeline.minutes(after: RunningExample.noon) == 15)
      let drawing = try example.drawing(run, in: .systemSmall)
      #expect(SampleProgram.texts(drawing).joined().contains("友だちの新しい配信はありません。"))
      #expect(drawing.tapRegions.isEmpty)
    }

    @Test("the gallery shows samples without a request")
    func gallery() async throws {
      let example = try await RunningExample(.streams)
      _ = try example.run(.snapshot, in: .systemMedium, isPreview: true) { _ in nil }
      #expect(example.requests.isEmpty)
    }
  }
#endif
