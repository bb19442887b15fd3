// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

/// The program of the tests of sessions.
private enum SamplePrograms {
  static let path = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("SampleProgram").path

  static let isBuilt = FileManager.default.isExecutableFile(atPath: path)
}

/// The commands on the program of the tests of sessions, which is built beside these tests.
@Suite(
  "Programs of widgets",
  .enabled(if: SamplePrograms.isBuilt, "the sample program is built on Linux only"))
struct ProgramTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func run(_ command: String, _ arguments: String...) async -> CommandRun {
    await CommandRun.onOwnThread(
      [command, "--program", SamplePrograms.path] + arguments, in: folder)
  }

  private func document(_ run: CommandRun) throws -> PropertyListValue {
    try PropertyListDocument(SourceFile(name: "output", text: run.output), as: .json).root
  }

  @Test("the list has the widgets and the previews")
  func list() async throws {
    let text = await run("preview", "--list").output
    #expect(text.contains("  Clock            Clock  systemSmall, systemMedium\n"))
    #expect(text.contains("  Row                          Row.swift:7\n"))
    let root = try document(await run("preview", "--list", "--format", "json"))
    #expect(
      root["previews"]?.elements.map { $0["name"]?.string ?? "" } == [
        "Clock", "Provided", "Row", "Stocked", "Noon", "ClockPreviews", "ClockPreviews",
        "SizedPreviews", "SizedPreviews", "SizedPreviews",
      ])
    #expect(await run("preview", "--list", "--format", "svg").exitCode == 2)
  }

  @Test("without a widget, all widgets are drawn, and one with a fault is named")
  func sheet() async throws {
    let drawn = await run(
      "preview", "--family", "systemSmall", "--part", "entry", "--time-limit", "8", "--format",
      "json")
    let pictures = try #require(try document(drawn)["pictures"])
    let clocks = pictures.elements.filter { $0["widget"]?.string == "Clock" }
    #expect(clocks.count == 4)
    let kinds = Set(pictures.elements.compactMap { $0["widget"]?.string })
    #expect(kinds.isSuperset(of: ["Clock", "twice", "otherThread", "unordered", "deepView"]))
    #expect(kinds.isDisjoint(with: ["Headline", "World", "trap", "silent", "loop", "leaving"]))
    #expect(drawn.exitCode == 1)
    #expect(
      drawn.errors.contains(
        "error: trap · systemSmall, timeline: the program ended at the timeline of 'trap': "))
    #expect(drawn.errors.contains("Fatal error: no family of this kind\n"))
  }

  @Test("a page of all widgets has those that were asked before another one ended the program")
  func page() async throws {
    let drawn = await run(
      "preview", "--family", "systemSmall", "--part", "entry", "--time-limit", "8", "--format",
      "html")
    #expect(drawn.exitCode == 1)
    #expect(!drawn.errors.contains("there is no entry"), "\(drawn.errors)")
    for widget in ["Clock", "unordered"] {
      #expect(drawn.output.contains("\(widget) · systemSmall"), "\(widget)")
    }
  }

  @Test("previews are drawn by name and by place, in every format")
  func previews() async throws {
    let named = await run("preview", "--preview", "Noon", "--format", "svg")
    #expect(named.exitCode == 0)
    #expect(named.output.contains(">12:00</text>"))
    let placed = await run("preview", "--preview", "Clock.swift:90", "--format", "svg")
    #expect(["00:00", "01:00", "02:00"].allSatisfy { placed.output.contains(">\($0)</text>") })
    let page = await run("preview", "--preview", "all", "--format", "html")
    #expect(page.output.contains("Noon · systemSmall"))
    #expect(page.output.contains("ClockPreviews · systemMedium"))
    let text = await run("preview", "--preview", "ClockPreviews").output
    #expect(text.components(separatedBy: "ClockPreviews · preview  systemMedium").count == 3)
    let unknown = await run("preview", "--preview", "Non")
    #expect(unknown.exitCode == 2)
    #expect(unknown.errors == "error: unknown preview 'Non'; did you mean 'Noon'?\n")
  }

  @Test("what the view opens is exported")
  func export() async throws {
    let exported = await run("export", "--widget", "Linked", "--locale", "en")
    let root = try document(exported)
    #expect(root["widget"]?["kind"]?.string == "Linked")
    let links = try #require(root["links"]).elements
    #expect(links.map { $0["url"]?.string } == ["sample://all", "sample://one"])
    #expect(links.map { $0["title"]?.string } == ["one", "one"])
    #expect(exported.exitCode == 0)
  }

  @Test("a simulated day goes on after a program ended, and says so")
  func timeline() async {
    let day = await run("timeline", "--widget", "trap", "--for", "2h")
    #expect(day.exitCode == 0, "\(day.errors)")
    #expect(day.output.contains("Fatal error: no family of this"))
    #expect(day.errors.contains("was started again; the log says why"))
  }

  @Test("a program that never answers is not waited for all day")
  func silence() async {
    // On a busy machine the program needs some seconds to start, and that is part of its first answer.
    let day = await run("timeline", "--widget", "silent", "--time-limit", "5", "--for", "12h")
    #expect(day.exitCode == 0, "\(day.errors)")
    #expect(day.errors.contains("the program ended 3 times and was started again"))
    // A question that had no answer once is waited for less.
    let load = await run("load", "--widget", "silent", "--time-limit", "5")
    #expect(load.exitCode == 2)
    #expect(load.errors.contains("did not answer the timeline of 'silent' within 2 s"))
  }

  @Test("what a provider asks of the widget center happens by the system's rules")
  func reloads() async {
    let day = await run("timeline", "--widget", "Asking", "--for", "3h")
    #expect(day.exitCode == 0, "\(day.errors)")
    #expect(day.output.contains("the app asked for it"))
  }

  @Test("options of a build go with sources only")
  func buildOptions() async {
    let stubbed = await run("preview", "--stub", "Analytics")
    #expect(stubbed.exitCode == 2)
    #expect(stubbed.errors.contains("'--stub' is for '--project' and '--package'"))
  }
}
