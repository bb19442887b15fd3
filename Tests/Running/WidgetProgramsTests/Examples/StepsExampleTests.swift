// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import TestSupport
  import Testing
  import WidgetPrograms
  import WidgetProtocol
  import WidgetViews

  @Suite(
    "The example of steps",
    .enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
  struct StepsExampleTests {
    private static let answer =
      #"{"step": 8432, "stepProgress": 0.84, "weeklySteps": [1, 2, 3, 4, 5, 6, 8432]}"#

    @Test("one entry, and a new timeline 15 minutes after the question, with or without an answer")
    func timeline() async throws {
      let example = try await RunningExample(.steps)
      for answer in [Self.answer, nil] {
        let run = try example.run(in: .systemSmall) { _ in answer }
        #expect(example.requests == ["steps"])
        #expect(run.timeline.entries.count == 1)
        #expect(run.timeline.minutes(after: RunningExample.noon) == 15)
        let texts = SampleProgram.texts(try example.drawing(run, in: .systemSmall)).joined()
        #expect(texts.contains(answer == nil ? "歩数を取得できませんでした。" : "8,432"))
      }
    }

    @Test("without an answer of the server, what the app left for its widgets is shown")
    func appGroup() async throws {
      let folder = try ScratchFolder()
      let group = "group.com.example.health"
      let values = ["healthData": Data(Self.answer.utf8)]
      try folder.write(
        PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0),
        to: "\(group)/Library/Preferences/\(group).plist")
      let example = try await RunningExample(.steps, appGroup: folder.path)
      let run = try example.run(in: .systemSmall) { _ in nil }
      let texts = SampleProgram.texts(try example.drawing(run, in: .systemSmall)).joined()
      #expect(texts.contains("8,432"))
    }

    @Test("a small widget has one target, a medium one two links and what is beside them")
    func links() async throws {
      let example = try await RunningExample(.steps)
      let small = try example.run(in: .systemSmall) { _ in Self.answer }
      #expect(
        try example.drawing(small, in: .systemSmall).tapRegions.map(\.url) == [
          "healthApp://stepDetail"
        ])
      let medium = try example.run(in: .systemMedium) { _ in Self.answer }
      let links = try example.drawing(medium, in: .systemMedium).tapRegions
      #expect(
        Set(links.filter { !$0.isWidgetURL }.map(\.url)) == [
          "healthApp://stepDetail", "healthApp://stepDetailGraph",
        ])
    }
  }
#endif
