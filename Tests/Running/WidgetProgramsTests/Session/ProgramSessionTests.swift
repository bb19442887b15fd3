// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetPrograms
import WidgetProtocol
import WidgetViews

@Suite(
  "Sessions with programs",
  .enabled(if: SampleProgram.isBuilt, "the sample program is built on Linux only"))
struct ProgramSessionTests {
  @Test func nameTheWidgets() throws {
    let description = try SampleProgram.session().description()
    #expect(description.widgets.prefix(3).map(\.kind) == ["Clock", "Headline", "World"])
    #expect(description.widgets[0].displayName == "Clock")
    #expect(description.widgets[0].families == [.systemSmall, .systemMedium])
    #expect(!description.hasHandler)
  }

  @Test func showTheSimulatedClock() throws {
    let session = try SampleProgram.session()
    let run = try SampleProgram.run("Clock", in: session)
    #expect(run.timeline.entries.count == 4)
    #expect(run.timeline.entries[0].date == SampleProgram.now)
    #expect(
      run.timeline.policy == .after(SampleProgram.now.advanced(by: .seconds(3600))))
    #expect(try SampleProgram.texts(SampleProgram.drawing(of: run)) == ["09:41"])
  }

  @Test func hideWhatAPlaceholderSays() throws {
    let session = try SampleProgram.session()
    let run = try SampleProgram.run("Clock", .placeholder, in: session)
    let texts = try SampleProgram.drawing(of: run).items.compactMap { item in
      if case .text(let text) = item { text.isRedacted } else { nil }
    }
    #expect(texts == [true])
  }

  @Test func keepWhatTheProgramPrintsApart() throws {
    let session = try SampleProgram.session()
    _ = try SampleProgram.run("Clock", .snapshot, in: session)
    _ = try session.description()
    #expect(String(decoding: session.errorOutput, as: UTF8.self).contains("a snapshot is made"))
  }

  @Test("answer requests of both kinds of sessions", arguments: ["snapshot", "timeline"])
  func answerRequests(_ part: String) throws {
    let session = try SampleProgram.session()
    var urls: [String] = []
    let body = Array(#"{"text": "News"}"#.utf8)
    let part = try #require(ProviderQuestion.Part(rawValue: part))
    let run = try SampleProgram.run("Headline", part, family: .systemMedium, in: session) {
      urls.append($0.url)
      return ServerResponse(
        .answered(status: 200, type: "application/json", body: body),
        now: SampleProgram.now.advanced(by: .milliseconds(250)))
    }
    #expect(urls == ["https://news.example.com/v1/headline?page=1"])
    let texts = try SampleProgram.texts(SampleProgram.drawing(of: run))
    #expect(texts == [part == .snapshot ? #"200 {"text": "News"}"# : "News"])
    // The clock has gone on by the time that the answer took.
    #expect(run.timeline.entries[0].date == SampleProgram.now.advanced(by: .milliseconds(250)))
  }

  @Test func saveTheMachineFromRequestsWithoutAnswer() throws {
    let session = try SampleProgram.session()
    let run = try SampleProgram.run("Headline", family: .systemMedium, in: session)
    #expect(try SampleProgram.texts(SampleProgram.drawing(of: run)) == ["error -1009"])
  }

  @Test func giveALanguageAZoneAndTheSameNumbers() throws {
    func facts(_ seed: UInt64) throws -> [String] {
      let session = try SampleProgram.session(
        ProgramWorld(
          now: SampleProgram.now, timeZone: "Asia/Tokyo", locale: "ja_JP", seed: seed))
      return try SampleProgram.texts(
        SampleProgram.drawing(of: SampleProgram.run("World", in: session)))
    }
    let first = try facts(1)
    #expect(first[0] == "2025年11月24日 月曜日 18:41")
    #expect(Array(first[1...3]) == ["ja_JP", "Asia/Tokyo", "1 18"])
    #expect(try facts(1) == first)
    #expect(try facts(2) != first)
  }
}
