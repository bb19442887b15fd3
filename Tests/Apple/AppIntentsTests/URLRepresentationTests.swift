// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Testing

@testable import AppIntents

@Suite struct URLRepresentationTests {
  @Test(
    "The URL of an entity has its identifier and its properties, with characters that URLs have")
  func entities() async throws {
    let trail = Trail(id: 4, name: "Old Road", length: 12)
    #expect(trail.urlRepresentation?.absoluteString == "https://example.com/4/Old%20Road/12")
    let intent = try await OpenURLIntent(urlRepresentable: trail)
    #expect(intent.url == trail.urlRepresentation)
  }

  @Test("The URL of a case is the one that is written for it")
  func cases() throws {
    #expect(Tab.map.urlRepresentation?.absoluteString == "https://example.com/map")
    #expect(try OpenURLIntent(urlRepresentable: Tab.map).url?.path == "/map")
    #expect(Tab.list.urlRepresentation == nil)
    let failure = #expect(throws: AppIntentError.self) {
      try OpenURLIntent(urlRepresentable: Tab.list)
    }
    #expect(failure?.description.hasPrefix("'Tab' has no URL") == true)
  }

  @Test("A URL with a place for the raw value is that of all cases")
  func everyCase() {
    #expect(
      Sport.allCases.map { $0.urlRepresentation?.absoluteString } == [
        "https://example.com/run", "https://example.com/swim",
      ])
  }

  @Test("The URL of an intent has its parameters, and there is none while one is missing")
  func intents() {
    let intent = ShowPage()
    #expect(intent.urlRepresentation == nil)
    intent.page = "news"
    intent.tab = .list
    #expect(intent.urlRepresentation?.absoluteString == "https://example.com/news?tab=list")
  }

  @Test("An intent that opens an entity has the entity's URL")
  func opening() async throws {
    let intent = OpenTrail()
    intent.target = Trail(id: 5, name: "River", length: 3)
    #expect(intent.urlRepresentation?.absoluteString == "https://example.com/5/River/3")
    let result: any IntentResult = try await intent.perform()
    #expect(result is MadeIntentResult<Never>)
  }
}

private struct Trail: URLRepresentableEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
  static let defaultQuery = TrailQuery()
  static var urlRepresentation: URLRepresentation {
    "https://example.com/\(.id)/\(\.$name)/\(\.$length)"
  }

  let id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Length") var length: Int

  init(id: Int, name: String, length: Int) {
    self.id = id
    self.name = name
    self.length = length
  }

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

private struct TrailQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Trail] { [] }
}

private enum Tab: String, URLRepresentableEnum {
  case map, list

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tab"
  static let caseDisplayRepresentations: [Tab: DisplayRepresentation] = [
    .map: "Map", .list: "List",
  ]
  static let urlRepresentation: URLRepresentation = [.map: "https://example.com/map"]
}

private enum Sport: String, URLRepresentableEnum {
  case run, swim

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sport"
  static let caseDisplayRepresentations: [Sport: DisplayRepresentation] = [:]
  static var urlRepresentation: URLRepresentation { "https://example.com/\(.rawValue)" }
}

private struct ShowPage: URLRepresentableIntent {
  static let title: LocalizedStringResource = "Show Page"
  static var urlRepresentation: URLRepresentation {
    "https://example.com/\(\.$page)?tab=\(\.$tab)"
  }

  @Parameter(title: "Page") var page: String
  @Parameter(title: "Tab", default: .map) var tab: Tab
}

private struct OpenTrail: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Trail"

  @Parameter(title: "Trail") var target: Trail
}
