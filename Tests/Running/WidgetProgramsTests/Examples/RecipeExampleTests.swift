// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import TestSupport
  import Testing
  import WidgetPrograms
  import Disk
  import WidgetProtocol
  import WidgetViews

  @Suite(
    "The example of recipes",
    .enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
  struct RecipeExampleTests {
    /// As many recipes as a test needs, whose identifiers are their places in the list.
    private static func list(_ count: Int) -> String {
      let recipes = (0..<count).map { number in
        let picture = "https://recipes.example.com/images/\(number).png"
        return #"{"id": \#(number), "title": "r\#(number)", "imageURL": "\#(picture)"}"#
      }
      return #"{"recipes": [\#(recipes.joined(separator: ", "))]}"#
    }

    /// The recipe that a tap on each entry opens.
    private func recipes(_ run: ProgramRun, of example: RunningExample) throws -> [Int?] {
      try run.timeline.entries.indices.map { entry in
        try example.drawing(run, entry: entry, in: .systemSmall).tapRegions.first
          .flatMap { Int($0.url.split(separator: "/").last ?? "") }
      }
    }

    @Test(
      "a timeline has eight entries of a quarter of an hour, and each picture is requested once")
    func timeline() async throws {
      let example = try await RunningExample(.recipes)
      let asked = RunningExample.noon.advanced(by: .seconds(431))
      let run = try example.run(in: .systemSmall, at: asked) {
        $0 == "recipes" ? Self.list(3) : nil
      }
      #expect(run.timeline.policy == .atEnd)
      #expect(
        run.timeline.entries.map(\.date)
          == (0..<8).map { RunningExample.noon.advanced(by: .seconds($0 * 900)) })
      // Noon is slot 48, which is the first of three recipes. Without a picture nothing else is missing.
      #expect(try recipes(run, of: example) == [0, 1, 2, 0, 1, 2, 0, 1])
      #expect(example.requests == ["recipes"] + (0..<3).map { "images/\($0).png" })
    }

    @Test(
      "without recipes, or with an answer of a wrong kind, one entry says so",
      arguments: [
        nil, #"{"recipes": []}"#, #"{"recipes": [{"id": "1", "title": "a"}]}"#, "[]", "no JSON",
      ])
    func nothing(answer: String?) async throws {
      let example = try await RunningExample(.recipes)
      let run = try example.run(in: .systemSmall) { _ in answer }
      #expect(run.timeline.entries.map(\.date) == [RunningExample.noon])
      #expect(run.timeline.policy == .atEnd)
      let drawing = try example.drawing(run, in: .systemSmall)
      #expect(SampleProgram.texts(drawing).joined() == "レシピを取得できませんでした。")
      #expect(drawing.tapRegions.isEmpty)
    }

    @Test(
      "the recipe shown is that of the slot of its own day, also where clocks are set",
      arguments: [
        ("Asia/Tokyo", "2026-11-21"), ("America/New_York", "2026-03-08"),
        ("America/New_York", "2026-11-01"), ("Australia/Lord_Howe", "2026-10-04"),
        ("America/Sao_Paulo", "2018-11-04"), ("Africa/Cairo", "2026-10-30"),
      ])
    func rotation(zone: String, day: String) async throws {
      let timeZone = try #require(TimeZone(identifier: zone))
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = timeZone
      let noon = try Date(day + "T12:00:00Z", strategy: .iso8601)
      let example = try await RunningExample(.recipes, timeZone: zone)
      var checked = 0
      // From the evening before until the evening after, at moments that are no slot's.
      for minute in stride(from: -1_200, to: 1_200, by: 97) {
        let asked = Instant(
          secondsSince1970: Int64(noon.timeIntervalSince1970) + Int64(minute * 60))
        let run = try example.run(in: .systemSmall, at: asked) {
          $0 == "recipes" ? Self.list(7) : nil
        }
        for (entry, recipe) in zip(run.timeline.entries, try recipes(run, of: example)) {
          let date = Date(timeIntervalSince1970: TimeInterval(entry.date.secondsSince1970))
          let elapsed = date.timeIntervalSince(calendar.startOfDay(for: date))
          #expect(recipe == Int(elapsed / 900) % 7, "\(date), asked at \(minute)")
          checked += 1
        }
        #expect(run.timeline.entries.first.map { $0.date <= asked } == true)
      }
      #expect(checked == 200)
    }

    @Test("the photo reaches the widget's edges, because the margins are disabled")
    func margins() async throws {
      let program = try await TestedExamples.shared.program(of: .recipes)
      let session = try ProgramSession(
        path: program.text, environment: ProcessInfo.processInfo.environment)
      #expect(try session.description().widgets.map(\.areContentMarginsDisabled) == [true])
    }
  }
#endif
