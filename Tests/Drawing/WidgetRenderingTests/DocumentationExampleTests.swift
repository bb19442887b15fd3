// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing
import WidgetRendering
import WidgetViews

@Suite struct DocumentationExampleTests {
  struct Reminder: View {
    var text: String

    var body: some View {
      Text(text).font(.headline).widgetURL("reminders://today")
    }
  }

  /// An SVG file of a reminder, as a small widget on the default device.
  func drawing(of text: String) -> String? {
    guard let canvas = WidgetCanvas(family: .systemSmall) else { return nil }
    let list = DisplayList(rendering: Reminder(text: text), on: canvas)
    return SVGRenderer().document(list, title: "Reminder", language: "en")
  }

  @Test("the example of the landing page draws a text that links to the app")
  func example() throws {
    let svg = try #require(drawing(of: "Water <the> plants"))
    #expect(svg.hasPrefix("<svg "))
    #expect(svg.contains("Water &lt;the&gt; plants"))
    #expect(svg.contains("href=\"reminders://today\""))
    #expect(svg.hasSuffix("</svg>\n"))
  }

  struct Greeting: View {
    var body: some View {
      Text("Hello, widget").font(.headline).foregroundStyle(.white)
        .containerBackground(Color.indigo.gradient, for: .widget)
    }
  }

  @Test("the program of the read-me gets a file, a page and a terminal's lines of its own view")
  func picture() {
    let picture = ViewPicture(of: Greeting(), family: .systemSmall)
    #expect(picture.svg.contains("Hello, widget</text>"))
    #expect(picture.page.hasPrefix("<!DOCTYPE html>"))
    #expect(picture.terminalText(columns: 40).contains("Hello, widget"))
    let plain = picture.terminalText(columns: 40, colors: .none)
    #expect(plain.contains("Hello, widget"))
    #expect(!plain.contains("\u{1B}"))
    #expect(picture.problems.count == 1)
    let problem = picture.problems.first
    #expect(problem?.hasPrefix("'Color.gradient' is drawn differently here: ") == true)
    #expect(problem?.hasSuffix(" (in 'Greeting')") == true)
  }

  @Test(
    "the pages on the package show the program of the example",
    arguments: ["Documentation/SwiftPackage.md", "Documentation/SwiftPackage.ja.md"])
  func readMe(file: String) throws {
    let page = String(decoding: try Repository.content(of: file), as: UTF8.self)
    let example = String(
      decoding: try Repository.content(of: "Examples/WidgetPackage/Sources/Pictures/main.swift"),
      as: UTF8.self)
    let lines = example.split(separator: "\n").dropFirst(2).prefix { !$0.hasPrefix("switch") }
    #expect(lines.count == 9)
    for line in lines { #expect(page.contains(line)) }
  }

  @Test("the landing page shows the code that is run here")
  func listing() throws {
    let page = CodeListing(
      of: "Sources/Drawing/WidgetRendering/WidgetRendering.docc/WidgetRendering.md")
    #expect(try page.mismatch(withSource: #filePath) == nil)
  }
}
