// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import Testing

@Suite("Attributed strings of Markdown, and what else Foundation has on Apple's systems only")
struct MarkdownTests {
  private func runs(
    _ markdown: String,
    _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full
  ) throws -> [String] {
    let text = try AttributedString(
      markdown: markdown, options: .init(interpretedSyntax: syntax),
      baseURL: URL(string: "https://example.com/a/"))
    return text.runs.map { run in
      var signs = ""
      let intent = run.inlinePresentationIntent ?? []
      if intent.contains(.stronglyEmphasized) { signs += "b" }
      if intent.contains(.emphasized) { signs += "i" }
      if intent.contains(.code) { signs += "c" }
      if intent.contains(.strikethrough) { signs += "s" }
      if let link = run.link { signs += "<\(link.absoluteString)>" }
      return "\(String(text[run.range].characters))\(signs.isEmpty ? "" : ":\(signs)")"
    }
  }

  @Test("parts of a line have what they are for")
  func inline() throws {
    #expect(try runs("a **b** *c* `d` ~~e~~") == ["a ", "b:b", " ", "c:i", " ", "d:c", " ", "e:s"])
    #expect(try runs("[x](b/c)") == ["x:<https://example.com/a/b/c>"])
  }

  @Test("white space stays only if that is asked for")
  func whiteSpace() throws {
    #expect(try runs("a  b\nc", .inlineOnlyPreservingWhitespace) == ["a  b\nc"])
    #expect(try runs("a  b\nc", .inlineOnly) == ["a b c"])
    #expect(try runs("# a", .inlineOnly) == ["# a"])
  }

  @Test("blocks follow each other without their markers, as a view of text shows them")
  func blocks() throws {
    #expect(
      try runs("# Head\ntext\nmore\n\n- one\n- two\n\n1. three")
        == ["Head", "text more", "one", "two", "three"])
    #expect(try runs("#no - head") == ["#no - head"])
    #expect(try runs("```swift\na *b*\n```\n***") == ["a *b*\n", "⸻"])
  }

  @Test("blocks say what they are for, and which blocks are around them")
  func intents() throws {
    let text = try AttributedString(
      markdown: "# Head\n\n1. one\n   - in\n2. two\n\n> said\n\n```swift\ncode\n```")
    let intents = text.runs.map { $0.presentationIntent?.components.map(\.kind) ?? [] }
    let list: [PresentationIntent.Kind] = [.listItem(ordinal: 1), .orderedList]
    #expect(
      intents == [
        [.header(level: 1)], [.paragraph] + list,
        [.paragraph, .listItem(ordinal: 1), .unorderedList] + list,
        [.paragraph, .listItem(ordinal: 2), .orderedList], [.paragraph, .blockQuote],
        [.codeBlock(languageHint: "swift")],
      ])
    let numbers = text.runs.compactMap { $0.presentationIntent?.components.last?.identity }
    #expect(numbers[1] == numbers[3] && numbers[0] != numbers[1])
  }

  @Test("XML is read with Foundation alone, as feeds need it")
  func xml() {
    final class Titles: NSObject, XMLParserDelegate {
      var found: [String] = []
      private var isTitle = false
      func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
      ) { isTitle = elementName == "title" }
      func parser(_ parser: XMLParser, foundCharacters string: String) {
        if isTitle { found.append(string) }
      }
      func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
        qualifiedName: String?
      ) { isTitle = false }
    }
    let titles = Titles()
    let parser = XMLParser(data: Data("<rss><item><title>A</title>b</item></rss>".utf8))
    parser.delegate = titles
    #expect(parser.parse())
    #expect(titles.found == ["A"])
  }

  @Test("names of people have a formatter, too")
  func names() {
    var name = PersonNameComponents()
    name.givenName = "Ada"
    name.familyName = "Lovelace"
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: name) == "Ada Lovelace")
    formatter.style = .abbreviated
    #expect(formatter.string(from: name) == "AL")
  }

  @Test("values of any type can be sorted by")
  func sorting() {
    final class Task: NSObject {
      let isDone: Bool
      let owner = NSObject()
      init(isDone: Bool) { self.isDone = isDone }
    }
    let tasks = [Task(isDone: true), Task(isDone: false)] as NSArray
    let sorted = tasks.sortedArray(using: [
      NSSortDescriptor(keyPath: \Task.owner, ascending: true),
      NSSortDescriptor(keyPath: \Task.isDone, ascending: true),
    ])
    #expect(sorted.compactMap { ($0 as? Task)?.isDone } == [false, true])
  }
}
