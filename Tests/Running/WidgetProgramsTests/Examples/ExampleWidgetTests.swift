// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import SourceText
  import TestSupport
  import Testing
  import TimelineSimulation
  import WidgetPrograms
  import WidgetProtocol
  import WidgetProject

  @Suite("The examples' short names") struct ExampleWidgetTests {
    @Test(
      "a widget is found by its short name and by its kind, in any case",
      arguments: [
        ("recipes", "recipes"), ("RecipeWidget", "recipes"), ("healthwidget", "steps"),
        ("STREAMS", "streams"), ("DailyCouponWidget", "coupons"), ("events", "events"),
      ])
    func lookup(name: String, found: String) {
      #expect(ExampleWidget.named(name)?.name == found)
    }

    @Test(
      "a widget that does not exist is not found", arguments: ["recipe", "", "steps-container"])
    func unknown(name: String) {
      #expect(ExampleWidget.named(name) == nil)
    }

    @Test("each has a package with the feed that answers it", arguments: ExampleWidget.all)
    func feed(widget: ExampleWidget) throws {
      let package = try ExamplePackage(widget, environment: [:])
      let text = try String(contentsOfFile: package.feed.text, encoding: .utf8)
      let file = try FeedFile(
        SourceFile(name: widget.feed, text: text), knownEndpoints: ExampleWidget.knownEndpoints)
      try file.check(isFor: [widget.name, widget.kind])
      try file.check(has: widget.endpoints, askedBy: widget.kind)
    }

    @Test("sources without the examples are said, with what to do")
    func missing() throws {
      let folder = try ScratchFolder()
      try folder.write("", to: "Package.swift")
      try folder.write("", to: "Sources/Apple/SwiftUI/A.swift")
      let environment = ["QUICKACTION_ENGINE": folder.path]
      let error = #expect(throws: ProgramError.self) {
        try ExamplePackage(.recipes, environment: environment)
      }
      #expect(
        error?.description.contains("/Examples/Widgets/Recipes'; install QuickAction again")
          == true)
    }

    @Test(
      "each package becomes a program that has its widgets",
      .enabled(if: TestedEngine.built != nil, "no library of the modules in this build"),
      arguments: ExampleWidget.all)
    func program(widget: ExampleWidget) async throws {
      let program = try await TestedExamples.shared.program(of: widget)
      let session = try ProgramSession(
        path: program.text, environment: ProcessInfo.processInfo.environment)
      let kinds = try session.description().widgets.map(\.kind)
      #expect(kinds == ExampleWidget.all.filter { $0.package == widget.package }.map(\.kind))
    }

    @Test(
      "a program that is there is used again, and nothing is said",
      .enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
    func again() async throws {
      let first = try await TestedExamples.shared.program(of: .steps)
      let package = try ExamplePackage(.steps, environment: TestedExamples.environment)
      let second = try package.program(
        ProgramProgress(note: { Issue.record("\($0)") }, step: { Issue.record("\($0)") }))
      #expect(second == first)
    }
  }
#endif
