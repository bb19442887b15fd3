// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import ProgramTestSupport
  import TestSupport
  import Testing
  import WidgetPrograms

  /// `quickaction snapshot` on the examples.
  @Suite(.enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
  struct ExampleSnapshotTests {
    private let folder: ScratchFolder

    init() throws {
      folder = try ScratchFolder()
    }

    private func snapshot(
      _ widget: ExampleWidget, _ action: String, _ arguments: String...
    ) async throws -> CommandRun {
      try await CommandRun.example(
        widget, ["snapshot", action, "@goldens", widget.name] + arguments, in: folder)
    }

    @Test("a change is said by points, shown on a page, and ends with 1")
    func change() async throws {
      _ = try await snapshot(.recipes, "record", "--family", "systemSmall", "--locale", "en")
      let name = "goldens/RecipeWidget.gallery.systemSmall.svg"
      let picture = try #require(folder.text(of: name))
      try folder.write(picture.replacing(" x=\"12\"", with: " x=\"13\""), to: name)
      let run = try await snapshot(.recipes, "check", "--family", "systemSmall", "--locale", "en")
      #expect(run.output.hasPrefix("changed: RecipeWidget.gallery.systemSmall.svg\n  text '"))
      #expect(run.output.contains(" moved 1 pt left\n"))
      #expect(
        run.output.hasSuffix(
          """
          10 pictures: 1 changed, 0 missing, 0 left over
          before, after and difference: goldens/differences.html

          """))
      #expect(run.exitCode == 1)
      let page = try #require(folder.text(of: "goldens/differences.html"))
      #expect(page.contains("<h2>RecipeWidget.gallery.systemSmall</h2>"))
    }

    @Test("recording replaces what has changed, and says how much")
    func recordAgain() async throws {
      _ = try await snapshot(.recipes, "record", "--family", "systemSmall", "--locale", "en")
      let name = "goldens/RecipeWidget.gallery.systemSmall.svg"
      let picture = try #require(folder.text(of: name))
      try folder.write(picture.replacing(" x=\"12\"", with: " x=\"13\""), to: name)
      let recorded = try await snapshot(
        .recipes, "record", "--family", "systemSmall", "--locale", "en")
      #expect(recorded.output == "recorded 10 pictures: 0 new, 1 changed, 9 as before\n")
      #expect(folder.text(of: name) == picture)
    }

    @Test("what is missing and what is left over is said, and ends with 1")
    func missing() async throws {
      _ = try await snapshot(.events, "record", "--locale", "en", "--family", "accessoryInline")
      let run = try await snapshot(
        .events, "check", "--locale", "en", "--family", "accessoryCircular", "--page",
        folder.path("page.html"))
      #expect(run.output.contains("missing: EventWidget.01.accessoryCircular.svg; record it\n"))
      #expect(
        run.output.contains(
          "left over: EventWidget.01.accessoryInline.svg; delete it, or add the options that draw it\n"
        ))
      #expect(run.output.contains("3 pictures: 0 changed, 3 missing, 3 left over\n"))
      #expect(run.exitCode == 1)
      #expect(try #require(folder.text(of: "page.html")).contains("<b>New</b>"))
      #expect(folder.text(of: "goldens/EventWidget.01.accessoryCircular.svg") == nil)
    }

    @Test("what is recorded as PNG is compared by its name, in every part, look and language")
    func compare() async throws {
      let recorded = try await snapshot(
        .recipes, "record", "--png", "--family", "systemSmall", "--locale", "en,ja", "--appearance",
        "dark", "--scale", "1", "--at", "2026-11-24T08:00")
      #expect(recorded.exitCode == 0)
      let run = try await snapshot(
        .recipes, "compare", "--at", "2026-11-24T08:00", "--points", "0", "--levels", "1")
      #expect(run.exitCode == 0, "\(run.output)")
      let lines = run.output.split(separator: "\n")
      #expect(lines.count { $0.hasSuffix(" (RecipeWidget systemSmall)") } == 20)
      #expect(lines.last?.hasPrefix("20 pictures, ") == true)
      // An entry of another hour, and another language.
      let name = "goldens/RecipeWidget.02.systemSmall-1x-dark-ja.png"
      try folder.write(folder.bytes(of: name), to: "goldens/RecipeWidget.05.systemSmall-1x.png")
      let other = try await snapshot(.recipes, "compare", "--at", "2026-11-24T08:00")
      #expect(other.output.contains("1 differ\n"))
      #expect(other.exitCode == 1)
    }

    @Test("each look has a name of its own")
    func looks() async throws {
      let run = try await snapshot(
        .steps, "record", "--family", "systemSmall", "--locale", "en", "--appearance", "light,dark",
        "--type-size", "large,AX3", "--device", "390x844,320x568")
      #expect(run.output == "recorded 24 pictures: 24 new, 0 changed, 0 as before\n")
      #expect(folder.text(of: "goldens/HealthWidget.01.systemSmall-320x568-dark-AX3.svg") != nil)
    }

    @Test(
      "what a widget does not have is refused with a sentence",
      arguments: [
        (
          .recipes, ["--family", "systemLarge"],
          "the widget 'RecipeWidget' does not support systemLarge; it supports systemSmall, systemMedium"
        ),
        (
          .coupons,
          ["--locale", "en", "--family", "accessoryRectangular", "--device", "1024x1366"],
          "there is no picture to draw: no family of the widget has a known size on the devices; choose another device"
        ),
      ] as [(ExampleWidget, [String], String)])
    func refused(widget: ExampleWidget, arguments: [String], sentence: String) async throws {
      let run = try await CommandRun.example(
        widget, ["snapshot", "check", "@goldens", widget.name] + arguments, in: folder)
      #expect(run.errors == "error: \(sentence)\n")
      #expect(run.output == "")
      #expect(run.exitCode == 2)
    }
  }
#endif
