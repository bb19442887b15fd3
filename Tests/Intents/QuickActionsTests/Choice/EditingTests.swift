// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import QuickActions
import Testing
import WidgetValues

@Suite("Editing a choice")
struct EditingTests {
  private func apply(
    _ edit: ChoiceEdit, to choice: WidgetChoice, of widget: TestWidget = TestWidget(),
    family: WidgetFamily = .systemMedium
  ) throws -> [String] {
    try choice.applying(edit, to: widget.intent(), family: family).identifiers
  }

  private let chosen = TestWidget.choice("d1", "d2", "d3", "d4")

  @Test(
    "an edit changes what it says, and nothing else",
    arguments: [
      (ChoiceEdit.replace(position: 2, identifier: "d5"), ["d1", "d5", "d3", "d4"]),
      (.replace(position: 2, identifier: "d2"), ["d1", "d2", "d3", "d4"]),
      (.move(from: 4, to: 1), ["d4", "d1", "d2", "d3"]),
      (.move(from: 1, to: 4), ["d2", "d3", "d4", "d1"]),
      (.move(from: 2, to: 3), ["d1", "d3", "d2", "d4"]),
      (.move(from: 3, to: 3), ["d1", "d2", "d3", "d4"]),
      (.swap(1, 4), ["d4", "d2", "d3", "d1"]),
      (.swap(2, 2), ["d1", "d2", "d3", "d4"]),
      (.set(parameter: "screens", value: "d6, d5 ,\td1,d2 "), ["d6", "d5", "d1", "d2"]),
      (.reset, ["d1", "d2", "d3", "d4"]),
    ])
  func success(edit: ChoiceEdit, expected: [String]) throws {
    #expect(try apply(edit, to: chosen) == expected)
  }

  @Test("a list with room takes another, and one that is too full gives some away")
  func addAndRemove() throws {
    #expect(
      try apply(.add(identifier: "d5"), to: TestWidget.choice("d1", "d2", "d3"))
        == ["d1", "d2", "d3", "d5"])
    let overfull = TestWidget.choice("d1", "d2", "d3", "d4", "d5")
    #expect(try apply(.remove(position: 2), to: overfull) == ["d1", "d3", "d4", "d5"])
  }

  @Test("a free list grows and shrinks")
  func freeList() throws {
    let widget = TestWidget(sizes: nil)
    #expect(try apply(.add(identifier: "d1"), to: TestWidget.choice(), of: widget) == ["d1"])
    #expect(
      try apply(.add(identifier: "d5"), to: chosen, of: widget) == ["d1", "d2", "d3", "d4", "d5"])
    #expect(try apply(.remove(position: 1), to: TestWidget.choice("d1"), of: widget) == [])
    #expect(
      try apply(.set(parameter: "screens", value: "d3"), to: chosen, of: widget) == ["d3"])
    #expect(try apply(.set(parameter: "screens", value: ""), to: chosen, of: widget) == [])
  }

  @Test("a destination that is gone keeps its place, can be moved and replaced")
  func missingDestination() throws {
    let choice = TestWidget.choice("d1", "gone", "d3", "d4")
    #expect(try apply(.move(from: 2, to: 1), to: choice) == ["gone", "d1", "d3", "d4"])
    #expect(
      try apply(.replace(position: 2, identifier: "d2"), to: choice) == ["d1", "d2", "d3", "d4"])
    #expect(
      try apply(.replace(position: 1, identifier: "d2"), to: choice) == ["d2", "gone", "d3", "d4"])
  }

  @Test(
    "going back to the defaults forgets the other values, too, but not what the intent does not have"
  )
  func reset() throws {
    var widget = TestWidget(defaults: ["d4", "d2"])
    widget.parameters = [TestWidget.attribute("INIntentParameter", "title", "String")]
    let intent = try widget.intent()
    let choice = TestWidget.choice("d1", others: [.init("title", "A"), .init("later", 5)])
    let result = try choice.applying(.reset, to: intent, family: .systemMedium)
    #expect(result == TestWidget.choice("d4", "d2", others: [.init("later", 5)]))
    #expect(
      try TestWidget.choice("d1", others: [.init("title", "A")])
        .applying(.reset, to: intent, family: .systemMedium)
        == intent.defaultChoice(for: .systemMedium))
  }

  private static let refusals: [(ChoiceEdit, String)] = [
    (.replace(position: 0, identifier: "d5"), "there is no position 0; positions go from 1 to 4"),
    (.replace(position: 5, identifier: "d5"), "there is no position 5; positions go from 1 to 4"),
    (.move(from: -1, to: 1), "there is no position -1; positions go from 1 to 4"),
    (.move(from: 1, to: 5), "there is no position 5; positions go from 1 to 4"),
    (.swap(1, 9), "there is no position 9; positions go from 1 to 4"),
    (.swap(0, 1), "there is no position 0; positions go from 1 to 4"),
    (.remove(position: .max), "there is no position \(Int.max); positions go from 1 to 4"),
    (.remove(position: .min), "there is no position \(Int.min); positions go from 1 to 4"),
    (
      .replace(position: 1, identifier: "destination"),
      "unknown destination 'destination'"
    ),
    (
      .replace(position: 1, identifier: "d3"),
      "'Destination 3' (d3) is already chosen, at position 3; choose another, or move it"
    ),
    (
      .add(identifier: "d4"),
      "'Destination 4' (d4) is already chosen, at position 4; choose another, or move it"
    ),
    (
      .add(identifier: "d5"),
      "the widget holds 4 in systemMedium, and all are chosen; replace one"
    ),
    (
      .remove(position: 1),
      "the widget always holds 4 in systemMedium; replace one instead of removing it"
    ),
    (
      .set(parameter: "screen", value: "d1"),
      "unknown parameter 'screen'; did you mean 'screens'?"
    ),
    (.set(parameter: "color", value: "red"), "unknown parameter 'color'"),
    (
      .set(parameter: "screens", value: "d1,d2"),
      "'screens' cannot be 'd1,d2'; it must be a list of exactly 4, joined by commas; "
        + "systemMedium always holds as many"
    ),
    (
      .set(parameter: "screens", value: "d1,d2,d5,d1"),
      "'Destination 1' (d1) is already chosen, at position 1; choose another, or move it"
    ),
    (
      .set(parameter: "screens", value: "d1,d2,d5,x"),
      "unknown destination 'x'"
    ),
  ]

  @Test("an edit that is not possible is refused, and says why", arguments: refusals)
  func refusal(edit: ChoiceEdit, sentence: String) throws {
    let error = #expect(throws: ChoiceError.self) { try apply(edit, to: chosen) }
    #expect(error?.description == sentence)
  }

  @Test("a misspelled identifier is set right")
  func misspelledIdentifier() throws {
    let widget = TestWidget(count: 120)
    let error = #expect(throws: ChoiceError.self) {
      try apply(.add(identifier: "D99"), to: TestWidget.choice(), of: widget)
    }
    #expect(
      error?.description == "unknown destination 'D99'; did you mean 'd99'?")
  }

  @Test("where nothing is chosen, there is no position at all")
  func nothingChosen() throws {
    for edit in [ChoiceEdit.remove(position: 1), .move(from: 1, to: 1), .swap(1, 1)] {
      let error = #expect(throws: ChoiceError.self) {
        try apply(edit, to: TestWidget.choice())
      }
      #expect(
        error?.description
          == "there is no position 1: nothing is chosen; add a destination first")
    }
  }

  @Test("a single object is replaced, and neither added to nor taken out")
  func singleObject() throws {
    let widget = TestWidget(isArray: false, sizes: nil)
    let choice = TestWidget.choice("d1")
    #expect(try apply(.replace(position: 1, identifier: "d2"), to: choice, of: widget) == ["d2"])
    #expect(try apply(.set(parameter: "screens", value: "d3"), to: choice, of: widget) == ["d3"])
    #expect(try apply(.add(identifier: "d3"), to: TestWidget.choice(), of: widget) == ["d3"])
    let refusals: [(ChoiceEdit, String)] = [
      (
        .add(identifier: "d2"),
        "the widget holds 1 in systemMedium, and all are chosen; replace one"
      ),
      (
        .remove(position: 1),
        "the widget always holds 1 in systemMedium; replace one instead of removing it"
      ),
      (
        .set(parameter: "screens", value: "d1,d2"),
        "'screens' cannot be 'd1,d2'; it must be a list of exactly 1, joined by commas; systemMedium always holds as many"
      ),
    ]
    for (edit, sentence) in refusals {
      let error = #expect(throws: ChoiceError.self) {
        try apply(edit, to: choice, of: widget)
      }
      #expect(error?.description == sentence)
    }
  }
}
