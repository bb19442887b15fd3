// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing

@testable import ChoiceAudits

@Suite struct VerdictTests {
  /// A line, and what stands in place of its choice.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var choice: String
    var verdict: String

    var testDescription: String { name }
  }

  private static func choice(_ parameters: String, intent: String = "QuickActionConfiguration")
    -> String
  {
    #"{"version":1,"intent":"\#(intent)","parameters":{\#(parameters)}}"#
  }

  private static func destinations(_ list: String) -> String {
    choice(#""transitionDestinations":\#(list)"#)
  }

  private static func losses(_ verdict: String, _ losses: String...) -> String {
    #"{"verdict":"\#(verdict)","losses":[\#(losses.joined(separator: ","))]}"#
  }

  private static func missing(_ identifier: String, _ position: Int) -> String {
    #"{"cause":"missing-destination","parameter":"transitionDestinations","position":\#(position),"lost":"\#(identifier)"}"#
  }

  static let cases: [Case] = [
    Case(
      name: "all there", choice: destinations(#"["1","2","3","4"]"#),
      verdict: #"{"verdict":"whole"}"#),
    Case(name: "nothing chosen", choice: destinations("[]"), verdict: #"{"verdict":"whole"}"#),
    Case(
      name: "one missing", choice: destinations(#"["1","99","3"]"#),
      verdict: losses("incomplete", missing("99", 2))),
    Case(
      name: "all missing", choice: destinations(#"["98","99"]"#),
      verdict: losses("lost", missing("98", 1), missing("99", 2))),
    Case(
      name: "more than the family holds", choice: destinations(#"["1","2","3","4","5"]"#),
      verdict: losses(
        "incomplete",
        #"{"cause":"too-many","parameter":"transitionDestinations","position":5,"lost":"transitionDestinations"}"#
      )),
    Case(
      name: "an intent that is gone", choice: choice("", intent: "Gone"),
      verdict: losses("lost", #"{"cause":"missing-intent","lost":"Gone"}"#)),
    Case(
      name: "a parameter that is gone", choice: choice(#""theme":"dark""#),
      verdict: losses("lost", #"{"cause":"missing-parameter","lost":"theme"}"#)),
    Case(
      name: "a parameter that is gone, and null", choice: choice(#""theme":null"#),
      verdict: #"{"verdict":"whole"}"#),
    Case(
      name: "chosen twice", choice: destinations(#"["1","1"]"#),
      verdict:
        #"{"verdict":"unreadable","message":"the destination '1' is chosen twice; keep it in one place","column":118}"#
    ),
    Case(
      name: "another version", choice: #"{"version":2,"intent":"A","parameters":{}}"#,
      verdict:
        #"{"verdict":"unreadable","message":"version '2' of a saved choice is not supported; use 1","column":35}"#
    ),
    Case(
      name: "the text of a choice",
      choice:
        #""{\"version\":1,\"intent\":\"QuickActionConfiguration\",\"parameters\":{\"transitionDestinations\":[\"99\"]}}""#,
      verdict: losses("lost", missing("99", 1))),
  ]

  @Test("the verdict is in place of the choice, and all else stays", arguments: cases)
  func verdicts(item: Case) throws {
    let subject = try SampleSubject.make()
    let line = #"{"user": "u1","choice":\#(item.choice),"at":[1, 2]}"#
    let expected = #"{"user": "u1","choice":\#(item.verdict),"at":[1, 2]}"# + "\n"
    #expect(Audited(line, subject).output == expected)
    // A line may itself be the choice.
    let bare = Audited(item.choice, subject).output
    let column = #/"column":\d+/#
    #expect(bare.replacing(column, with: "") == (item.verdict + "\n").replacing(column, with: ""))
  }

  @Test("the choice is where the path says")
  func path() throws {
    let subject = try SampleSubject.make()
    let choice = Self.destinations(#"["99"]"#)
    let path = try #require(ChoicePath("widget.config"))
    let text = #"{"widget":{"kind":"K","config":\#(choice),"n":1},"choice":2}"#
    let verdict = Self.losses("lost", Self.missing("99", 1))
    #expect(
      Audited(text, subject, path: path).output
        == #"{"widget":{"kind":"K","config":\#(verdict),"n":1},"choice":2}"# + "\n")
    let absent = #"{"widget":{"kind":"K"}}"#
    #expect(
      Audited(absent, subject, path: path).output
        == #"{"verdict":"unreadable","message":"the line does not have a member 'widget.config'","column":1}"#
        + "\n")
    #expect(ChoicePath("a..b") == nil)
  }

  @Test("lines that cannot be read say why and where, and lines without anything stay")
  func unreadable() throws {
    let subject = try SampleSubject.make()
    let text = Array("{\"a\":\n\n\u{FEFF}{}\r\n".utf8) + [0xFF, 0x0A]
    let audited = Audited(text, subject)
    let lines = audited.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 5)
    #expect(lines[1] == "")
    #expect(lines[3].contains("the byte 0xFF is not valid UTF-8"))
    #expect(audited.summary[.unreadable] == 3)
    #expect(audited.summary.lineCount == 4)
    #expect(audited.summary.events.unreadable?.place.line == 1)
    #expect(audited.summary.events.unreadable?.column == 6)
  }

  @Test("a value that a relationship hides is judged like all others")
  func hidden() throws {
    let subject = try OrderSubject.make()
    func verdict(_ parameters: String) -> String {
      Audited(Self.choice(parameters, intent: "Order"), subject).output
    }
    for count in [4, 5] {
      #expect(verdict(#""count":\#(count),"gift":"bow""#) == #"{"verdict":"whole"}"# + "\n")
      #expect(verdict(#""count":\#(count),"gift":["bow"]"#).contains(#""cause":"list-for-value""#))
    }
  }

  @Test("a value that its parameter can no longer have is lost")
  func values() throws {
    let subject = try OrderSubject.make()
    func verdict(_ parameters: String) -> String {
      Audited(Self.choice(parameters, intent: "Order"), subject).output
    }
    #expect(verdict(#""size":"large","count":3"#) == #"{"verdict":"whole"}"# + "\n")
    #expect(
      verdict(#""size":"huge","count":3"#)
        == Self.losses(
          "incomplete", #"{"cause":"invalid-value","parameter":"size","lost":"size: huge"}"#) + "\n"
    )
    #expect(verdict(#""count":99"#).contains(#""cause":"invalid-value""#))
    #expect(verdict(#""size":["large"]"#).contains(#""cause":"list-for-value""#))
    #expect(verdict(#""names":"a""#).contains(#""cause":"value-for-list""#))
    let gone = Self.choice("", intent: "Siri")
    #expect(
      Audited(gone, subject).output
        == Self.losses("lost", #"{"cause":"intent-not-for-widgets","lost":"Siri"}"#) + "\n")
    // The second time the memo answers.
    let text = String(repeating: Self.choice(#""size":"huge""#, intent: "Order") + "\n", count: 2)
    #expect(
      Audited(text, subject).summary.counts.causes[LossCause.invalidValue.rawValue].values == 2)
  }
}
