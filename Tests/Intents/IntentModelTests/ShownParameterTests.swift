// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import Testing

@Suite("Whether an intent shows a parameter")
struct ShownParameterTests {
  /// An intent with a `Kind`, a parameter that is dropped for its tag, and a child that asks for a true parent.
  private func intent(parent: PropertyListLiteral) throws -> (Intent, child: Attribute) {
    let intent = try Fixture.intent([
      "…Parameters": [
        ["…ParameterName": "Kind", "…ParameterType": "Boolean", "…ParameterTag": 1],
        ["…ParameterName": "dropped", "…ParameterTag": 2],
        [
          "…ParameterName": "child", "…ParameterTag": 2,
          "…ParameterRelationship": [
            "…ParameterRelationshipParentName": parent,
            "…ParameterRelationshipPredicateName": "BooleanHasExactValue",
            "…ParameterRelationshipPredicateValue": true,
          ],
        ],
      ]
    ])
    return (intent, try #require(intent.parameter(named: "child")))
  }

  @Test("the parent's value, under its name in code, decides")
  func parent() throws {
    let definition = try Fixture.definition(["INIntents": []])
    let (intent, child) = try intent(parent: "kind")
    #expect(intent.shows(child, given: ["kind": .boolean(true)], in: definition))
    #expect(!intent.shows(child, given: ["kind": .boolean(false)], in: definition))
    #expect(!intent.shows(child, given: ["Kind": .boolean(true)], in: definition))
    #expect(!intent.shows(child, given: [:], in: definition))
  }

  @Test(
    "a relationship is ignored whose parent is absent, unknown, or dropped for its tag",
    arguments: [.null, "other", "Kind", "dropped", ""] as [PropertyListLiteral])
  func noParent(parent: PropertyListLiteral) throws {
    let definition = try Fixture.definition(["INIntents": []])
    let (intent, child) = try intent(parent: parent)
    #expect(intent.shows(child, given: [:], in: definition))
    #expect(
      intent.shows(
        child, given: ["kind": .boolean(false), "dropped": .boolean(false)], in: definition))
  }

  @Test("a parameter without a relationship is always shown")
  func noRelationship() throws {
    let definition = try Fixture.definition(["INIntents": []])
    let (intent, _) = try intent(parent: "kind")
    #expect(intent.shows(try #require(intent.parameter(named: "kind")), given: [:], in: definition))
  }
}
