// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActions
import SourceText
import StringTables
import Testing
import WidgetProtocol
import WidgetViews

@testable import WidgetPrograms

@Suite(
  "App intents of programs",
  .enabled(if: SampleProgram.isBuilt, "the sample program is built on Linux only"))
struct AppIntentSessionTests {
  private func intent(_ session: ProgramSession) throws -> ProgramIntent {
    let widget = try #require(
      try session.description().widgets.first { $0.configuration == .appIntent("SelectPet") })
    return try ProgramIntent(of: widget, in: session)
  }

  private func widget(
    _ session: ProgramSession
  ) throws -> (widget: WidgetIntent, handler: ProgramHandler) {
    let intent = try intent(session)
    let handler = ProgramHandler(of: "Pet", in: session, describedAs: intent.described) { _ in
      ServerResponse(.unreachable)
    }
    return (
      WidgetIntent(
        intent.intent, of: intent.definition, tables: StringTableSet(), handler: handler), handler
    )
  }

  @Test func areDescribedAsIntentsOfADefinition() throws {
    let intent = try intent(try SampleProgram.session())
    #expect(intent.definition.diagnostics.isEmpty)
    #expect(intent.intent.className == "SelectPet")
    #expect(
      intent.intent.parameters.map(\.propertyName) == [
        "pet", "mood", "toys", "meals", "broken", "friend",
      ])
    let toys = try #require(intent.intent.parameter(named: "toys"))
    #expect(toys.arraySize(for: .systemSmall) == 2)
    #expect(toys.isArray)
    #expect(toys.relationship?.predicate == .hasExactValue)
    let mood = try #require(intent.intent.parameter(named: "mood"))
    #expect(
      intent.definition.enumType(of: mood)?.values.map { $0.name?.value } == ["happy", "tired"])
    let meals = try #require(intent.intent.parameter(named: "meals"))
    #expect(meals.metadata?.maximum == .value(5))
  }

  @Test func haveASheetThatDependsOnValuesAndTheFamily() throws {
    let (widget, _) = try widget(try SampleProgram.session())
    func rows(_ values: [WidgetChoice.Member], _ family: WidgetFamily) -> [String] {
      widget.form(of: WidgetChoice(intent: "SelectPet", members: values), family: family)
        .rows.map(\.parameter)
    }
    #expect(rows([], .systemSmall) == ["pet", "mood", "toys"])
    #expect(rows([.init("mood", "tired")], .systemSmall) == ["pet", "mood"])
    #expect(rows([.init("mood", "tired")], .systemMedium) == ["pet", "mood", "meals"])
  }

  @Test func giveDefaultsAndOptionsByTheAppsOwnQueries() throws {
    let (_, handler) = try widget(try SampleProgram.session())
    #expect(try handler.defaultValue(of: "pet") == .object(identifier: "2", title: "Tom"))
    #expect(try handler.defaultValue(of: "mood") == "happy")
    #expect(try handler.defaultValue(of: "broken") == nil)
    let pets = try handler.options(of: "pet", given: [:], matching: nil).items
    #expect(pets.map(\.title) == ["Rex", "Tom"])
    #expect(pets.first?.subtitle == "Number 1")
    #expect(try handler.options(of: "pet", given: [:], matching: "T").items.map(\.title) == ["Tom"])
    let toys = try handler.options(of: "toys", given: ["pet": "1"], matching: nil).items
    #expect(toys.map(\.title) == ["Rex's ball", "Rex's bone"])
    #expect(
      try handler.options(of: "mood", given: [:], matching: nil).items.map(\.title) == [
        "Happy", "Tired",
      ])
  }

  @Test func resolveEntities() throws {
    let (_, handler) = try widget(try SampleProgram.session())
    #expect(
      try handler.resolutions(of: "pet", given: ["pet": "1"]) == [
        .success(.object(identifier: "1", title: "Rex"))
      ])
    #expect(
      try handler.resolutions(of: "pet", given: ["pet": "7"]) == [.unsupported(reason: nil)])
    #expect(
      try handler.resolutions(of: "toys", given: ["toys": ["a", "lost"]]) == [
        .success(.object(identifier: "a", title: "a")), .unsupported(reason: nil),
      ])
    #expect(try handler.resolutions(of: "pet", given: [:]) == [.notRequired])
  }

  @Test func sayWhatAQueryThrows() throws {
    let (_, handler) = try widget(try SampleProgram.session())
    let failure = #expect(throws: ParameterHandlerFailure.self) {
      try handler.options(of: "broken", given: [:], matching: nil)
    }
    #expect(
      failure?.description == "the query of the parameter 'broken' failed: the server is asleep")
    let unknown = #expect(throws: ParameterHandlerFailure.self) {
      try handler.options(of: "cat", given: [:], matching: nil)
    }
    #expect(unknown?.description == "'SelectPet' has no parameter 'cat'")
  }

  private func text(_ choice: [String: ParameterValue]) throws -> (text: String, notes: [String]) {
    let session = try SampleProgram.session()
    let run = try ProgramRun(
      ProviderQuestion(
        .timeline, kind: "Pet", family: .systemSmall, size: Size(width: 158, height: 158),
        now: SampleProgram.now, choice: choice),
      in: session, respond: { _ in ServerResponse(.unreachable) })
    let texts = try SampleProgram.texts(SampleProgram.drawing(of: run))
    return (texts.joined(separator: "|"), session.takeRemarks().notes)
  }

  @Test func areMadeOfAChoiceForTheProvider() throws {
    #expect(try text([:]).text == "Tom happy 2  Tom")
    let chosen = try text([
      "pet": .object(identifier: "1", title: "Rex"), "mood": "tired", "meals": 4,
      "toys": ["ball", "lost"],
    ])
    #expect(chosen.text == "Rex tired 4 ball Tom")
    #expect(
      chosen.notes == [
        "the query of the parameter 'toys' has no entity 'lost' any more, so that it is left out"
      ])
    let friend = try text(["friend": "1"])
    #expect(friend.text == "Tom happy 2  Rex" && friend.notes.isEmpty)
    let lost = try text(["friend": "9"])
    #expect(lost.text == "Tom happy 2  Tom")
    #expect(
      lost.notes == [
        "the query of the parameter 'friend' has no entity '9' any more, so that the parameter has its default"
      ])
    let gone = try text(["pet": "9", "meals": "many"])
    #expect(gone.text == "nobody happy 2  Tom")
    #expect(
      gone.notes.contains("the parameter 'meals' cannot have the value that was chosen"))
  }

  @Test func areRefusedForAWidgetWithoutOne() throws {
    let session = try SampleProgram.session()
    let failure = #expect(throws: ProgramFailure.self) {
      try session.answer(to: .intent(kind: "Clock"), respond: { _ in ServerResponse(.unreachable) })
    }
    #expect(failure?.description == "the widget 'Clock' has no app intent")
  }
}
