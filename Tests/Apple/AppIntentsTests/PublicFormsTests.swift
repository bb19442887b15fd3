// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Testing

@testable import AppIntents

/// Forms that public sources use: they compile, and mean what they say.
@Suite struct PublicFormsTests {
  @Test("A case with a whole number as its raw value is chosen by the number")
  func wholeRawValues() async throws {
    let intent = Rows()
    let count = try #require(intent.hostedParameters.first { $0.name == "count" }).parameter
    #expect(intent.count == .two)
    #expect(try await count.take(.text("1")))
    #expect(intent.count == .one)
    guard case .cases(let type) = count.shape else {
      Issue.record("not an enumeration")
      return
    }
    #expect(type.hostedCases.map(\.name) == ["1", "2"])
  }

  @Test("The switch of a summary takes cases of a value that need not be there")
  func optionalSwitch() throws {
    let visibility = try #require(Rows().hostedVisibility)
    #expect(visibility.map(\.parameter) == ["follows", "count"])
    guard case .parameter("follows", .notEqual, let values) = visibility[0].alternatives[0][0],
      case .truth(true)? = values.first
    else {
      Issue.record("another condition")
      return
    }
  }

  @Test("The only entity of its kind is found whatever its identifier")
  func uniqueEntity() async throws {
    #expect(try await Settings.hosted(.thing(identifier: "x", nil), by: nil) == nil)
    let found = try await Settings.hosted(.thing(identifier: "Settings", nil), by: nil)
    #expect(found?.id == "Settings")
  }

  @Test("A focus filter shows what it is set to")
  func focusFilter() {
    #expect(Quiet().displayRepresentation.title.key == "Loud")
  }

  @Test("A query that depends on a value is asked without it, too")
  func dependencyByValue() async throws {
    let intent = Regions()
    let region = try #require(intent.hostedParameters.first { $0.name == "region" }).parameter
    func count() async throws -> Int? {
      try await HostedIntents.$current.withValue(intent) {
        try await region.options(matching: nil)?.flatMap(\.items).count
      }
    }
    #expect(try await count() == 0)
    intent.rows = .two
    #expect(try await count() == 2)
  }

  @Test("A thing has what was given to its properties")
  func properties() {
    #expect(Book(id: UUID(), title: "A").title == "A")
  }
}

enum RowCount: Int, AppEnum {
  case one = 1
  case two
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Rows"
  static let caseDisplayRepresentations: [RowCount: DisplayRepresentation] = [
    .one: "One", .two: "Two",
  ]
}

struct Rows: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Rows"
  // A text in place of a description compiles, too.
  static let description: LocalizedStringResource = "How many rows."

  @Parameter(title: "Rows", default: .two) var count: RowCount
  @Parameter(title: "Follow", default: true) var follows: Bool?

  static var parameterSummary: some ParameterSummary {
    Switch(\.$follows) {
      Case(true) { Summary() }
      DefaultCase {
        When(
          \.$count, .equalTo, .one,
          { Summary("\(\.$follows)") }
        ) {
          Summary("\(\.$follows)") { \.$count }
        }
      }
    }
  }
}

struct Regions: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Regions"

  @Parameter(title: "Rows") var rows: RowCount?
  @Parameter(title: "Region", optionsProvider: RegionOptions()) var region: String?
}

struct RegionOptions: DynamicOptionsProvider {
  @IntentParameterDependency<Regions>(\.rows) var choice

  func results() async throws -> [String] {
    (choice?.rows).map { Array(repeating: "region", count: $0.rawValue) } ?? []
  }
}

struct Settings: UniqueAppEntity {
  struct Query: UniqueAppEntityQuery {
    func uniqueEntity() async throws -> Settings { Settings() }
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = Query()
  var displayRepresentation: DisplayRepresentation { "Settings" }
}

struct Quiet: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Quiet"
  static let description: IntentDescription? = "Silences the app."

  @Parameter(title: "Quiet", default: false) var isQuiet: Bool
  @Parameter(title: "Length", defaultUnit: .minutes, supportsNegativeNumbers: false)
  var length: Measurement<UnitDuration>?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: isQuiet ? "Quiet" : "Loud")
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct Book: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()

  let id: UUID
  @Property(title: "Title") var title: String
  @Property(title: "Date") var date: Date?

  init(id: UUID, title: String) {
    self.id = id
    self.title = title
  }

  var displayRepresentation: DisplayRepresentation { "\(title)" }
}

struct BookQuery: EntityPropertyQuery, EntityStringQuery {
  static let properties = EntityQueryProperties<Book, String> {
    Property(\.$title) {
      EqualToComparator { "= \($0)" }
      ContainsComparator { $0 }
    }
    Property(\.$date) {
      IsBetweenComparator { "\($0) to \($1)" }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\.$title)
    SortableBy(\Book.$date)
  }

  func entities(for identifiers: [UUID]) async throws -> [Book] { [] }
  @MainActor func entities(matching string: String) async throws -> [Book] { [] }
  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Book>],
    limit: Int?
  ) async throws -> [Book] { [] }
}
