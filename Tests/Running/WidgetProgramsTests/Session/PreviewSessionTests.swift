// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetPrograms
import WidgetProtocol
import WidgetViews

@Suite(
  "Previews of programs",
  .enabled(if: SampleProgram.isBuilt, "the sample program is built on Linux only"))
struct PreviewSessionTests {
  private static let expected: [DescribedPreview] = [
    DescribedPreview(
      name: "Clock", family: .systemMedium, place: "Clock.swift:90", kind: "Clock"),
    DescribedPreview(
      name: "Provided", family: .systemSmall, place: "Clock.swift:99", kind: "Clock"),
    DescribedPreview(name: "Row", family: nil, place: "Row.swift:7"),
    DescribedPreview(name: "Stocked", family: nil, place: "Shelf.swift:3"),
    DescribedPreview(name: "Noon", family: .systemSmall, place: "SampleProgram.ClockPreviews"),
    DescribedPreview(
      name: "ClockPreviews", family: .systemMedium, place: "SampleProgram.ClockPreviews"),
    DescribedPreview(
      name: "ClockPreviews", family: .systemMedium, place: "SampleProgram.ClockPreviews"),
    DescribedPreview(name: "SizedPreviews", family: nil, place: "SampleProgram.SizedPreviews"),
    DescribedPreview(name: "SizedPreviews", family: nil, place: "SampleProgram.SizedPreviews"),
    DescribedPreview(
      name: "SizedPreviews", family: .systemMedium, place: "SampleProgram.SizedPreviews"),
  ]

  @Test func areThoseOfTheSources() throws {
    #expect(try SampleProgram.session().previews() == Self.expected)
  }

  @Test(
    "show what they declare",
    arguments: [
      (0, ["00:00", "UTC"]), (1, ["09:41"]), (2, ["a row"]), (3, ["milk"]), (4, ["12:00"]),
      (5, ["1", "o'clock"]), (6, ["2", "o'clock"]),
    ])
  func show(_ index: Int, _ texts: [String]) throws {
    let session = try SampleProgram.session()
    let run = try Self.run(index, in: session)
    #expect(run.timeline.entries.count == [3, 4, 1, 1, 1, 1, 1][index])
    let list = try Self.drawing(of: run, Self.expected[index].family ?? .systemSmall)
    #expect(SampleProgram.texts(list) == texts)
    #expect(!list.problems.contains(.missingContainerBackground))
  }

  @Test func keepTheBackgroundsOfTheirNeighborsApart() throws {
    let session = try SampleProgram.session()
    func fills(_ index: Int) throws -> [DisplayItem] {
      try Self.drawing(of: Self.run(index, in: session), .systemMedium).items.filter { item in
        if case .fill = item { true } else { false }
      }
    }
    let (noon, hour) = (try fills(4), try fills(5))
    #expect(!noon.isEmpty && !hour.isEmpty && noon != hour)
  }

  @Test func areSeenAsTheySay() throws {
    let session = try SampleProgram.session()
    func list(_ index: Int) throws -> DisplayList {
      try Self.drawing(of: Self.run(index, in: session), .systemMedium)
    }
    let dark = try list(7)
    #expect(dark.size == Size(width: 120, height: 40))
    // Text is light on a dark ground.
    #expect("\(dark.items)" != "\(try list(2).items)")
    #expect(SampleProgram.texts(dark) == ["dark"])
    #expect(try list(8).size == Size(width: 30, height: 20))
    let device = try #require(WidgetDevice.named("iPhone SE (3rd generation)"))
    #expect(try list(9).size == device.size(of: .systemMedium))
  }

  @Test func areRefusedByTheirNumber() throws {
    let session = try SampleProgram.session()
    #expect(throws: ProgramFailure.refused("there is no preview 10")) {
      try Self.run(10, in: session)
    }
  }

  private static func run(
    _ index: Int, in session: ProgramSession
  ) throws(ProgramFailure) -> ProgramRun {
    try ProgramRun(
      PreviewQuestion(
        index, family: .systemSmall, size: Size(width: 158, height: 158), now: SampleProgram.now),
      in: session, respond: { _ in ServerResponse(.unreachable) })
  }

  private static func drawing(
    of run: ProgramRun, _ family: WidgetFamily
  ) throws(ProgramFailure) -> DisplayList {
    try run.drawing(
      of: 0,
      in: WidgetLook(
        on: WidgetCanvas(family: family, size: Size(width: 338, height: 158))))
  }
}
