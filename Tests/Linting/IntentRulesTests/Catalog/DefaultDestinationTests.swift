// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import TestSupport
import Testing

@testable import IntentRules

@Suite("The number of defaults")
struct DefaultDestinationTests {
  /// The numbers of findings of too many and of too few defaults.
  private func counts(
    _ defaults: Int, families: [String] = ["systemMedium"], sizes: [String: Int]?
  ) throws -> [Int] {
    let identifiers = (1...4).prefix(defaults).map { "\"d\($0)\"" }.joined(separator: ",")
    let names = families.map { "\"\($0)\"" }.joined(separator: ",")
    let project = CatalogProject(
      members: [
        "defaults": "[\(identifiers)]",
        "widget": "{\"kind\": \"P\", \"families\": [\(names)]}",
        "destinations": CatalogProject.destinations("a:1", "a:2", "a:3", "a:4"),
      ], sizes: sizes)
    return try [
      project.findings(of: TooManyDefaultDestinations.self).count,
      project.findings(of: TooFewDefaultDestinations.self).count,
    ]
  }

  @Test("the largest family decides, as smaller ones take the first")
  func families() throws {
    let sizes = ["Small": 1, "Medium": 3]
    let both = ["systemSmall", "systemMedium"]
    #expect(try counts(3, families: both, sizes: sizes) == [0, 0])
    #expect(try counts(4, families: both, sizes: sizes) == [1, 0])
    #expect(try counts(2, families: both, sizes: sizes) == [0, 1])
    #expect(try counts(1, families: ["systemSmall"], sizes: sizes) == [0, 0])
  }

  @Test("an array of any length takes any number, and a family that is unknown may, too")
  func free() throws {
    #expect(try counts(4, sizes: nil) == [0, 0])
    #expect(try counts(4, families: ["medium"], sizes: ["Medium": 2]) == [0, 0])
  }

  @Test("an empty list is meant")
  func empty() throws {
    #expect(try counts(0, sizes: ["Medium": 2]) == [0, 0])
  }

  @Test("an image of the destination's own takes the place of the property that names images")
  func image() throws {
    func destination(_ name: String, _ image: String) -> String {
      #"{"identifier": "\#(name)", "title": "T", \#(image)"url": "a:b"}}"#
    }
    func count(_ last: String) throws -> Int {
      let own = #""properties": {"image": "i", "#
      let list = ["a", "b", "c"].map { destination($0, own) } + [destination("d", last)]
      return try CatalogProject(members: [
        "imageProperty": "\"image\"", "destinations": "[\(list.joined(separator: ","))]",
      ]).findings(of: MissingDestinationProperty.self).count
    }
    #expect(try count(#""properties": {"#) == 1)
    #expect(try count(#""image": "own", "properties": {"#) == 0)
  }
}
