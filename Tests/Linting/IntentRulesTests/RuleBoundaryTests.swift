// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import RuleTestSupport
import Testing

@testable import IntentRules

/// What rules pass over, or say otherwise, beyond the examples on their pages.
@Suite("The boundaries of rules")
struct RuleBoundaryTests {
  /// The findings of a rule about an example.
  private func findings(of rule: any Rule.Type, in example: RuleExample) throws -> [Diagnostic] {
    let folder = try ExampleFolder(example.files)
    defer { folder.remove() }
    return folder.findings(of: rule)
  }

  private func parameter(_ name: String, type: String = "String", _ entries: String = "") -> String
  {
    """
    <dict>
    <key>INIntentParameterName</key><string>\(name)</string>
    <key>INIntentParameterType</key><string>\(type)</string>
    \(entries)
    </dict>
    """
  }

  private func relationship(_ entries: String) -> String {
    "<key>INIntentParameterRelationship</key><dict>\(entries)</dict>"
  }

  private func combination(_ key: String, title: String) -> RuleExample {
    .rawIntent(
      """
      <key>INIntentParameters</key><array>\(parameter("Period"))\(parameter("account"))</array>
      <key>INIntentParameterCombinations</key>
      <dict>
      <key>account</key><dict/>
      <key>\(key)</key>
      <dict><key>INIntentParameterCombinationTitle</key><string>\(title)</string></dict>
      </dict>
      """)
  }

  @Test("the name of a parameter may begin in upper case, as its declaration may")
  func firstLetter() throws {
    for name in ["Period", "period"] {
      let example = combination(name, title: "${\(name)}")
      #expect(try findings(of: UnknownCombinationParameter.self, in: example).isEmpty)
      #expect(try findings(of: UnknownCombinationPlaceholder.self, in: example).isEmpty)
      #expect(try findings(of: PlaceholderOutsideCombination.self, in: example).isEmpty)
      let child = parameter(
        "detail",
        relationship("<key>INIntentParameterRelationshipParentName</key><string>\(name)</string>"))
      #expect(
        try findings(
          of: UnknownRelationshipParent.self, in: .rawParameters(parameter("Period") + child)
        ).isEmpty)
    }
  }

  @Test("a key whose names without spaces are another's is not fixed")
  func takenKey() throws {
    let free = combination("account, period", title: "")
    let taken = combination(" account", title: "")
    #expect(try findings(of: SpacedCombinationKey.self, in: free).map { $0.fixes.count } == [1])
    #expect(try findings(of: SpacedCombinationKey.self, in: taken).map { $0.fixes.count } == [0])
  }

  @Test("a limit that is absent, or an empty data value, is no limit")
  func absentLimits() throws {
    for limit in ["", "<key>INIntentParameterMetadataMinimumValue</key><data></data>"] {
      let example = RuleExample.rawParameters(
        parameter(
          "count", type: "Integer",
          """
          <key>INIntentParameterMetadata</key>
          <dict>
          <key>INIntentParameterMetadataDefaultValue</key><integer>-5</integer>
          <key>INIntentParameterMetadataMaximumValue</key><integer>-1</integer>
          \(limit)
          </dict>
          """))
      #expect(try findings(of: DefaultOutsideLimits.self, in: example).isEmpty)
      #expect(try findings(of: MinimumAboveMaximum.self, in: example).isEmpty)
    }
  }

  @Test("one circle of relationships is one finding, and parameters that lead into it are none")
  func circle() throws {
    func child(_ name: String, of parent: String) -> String {
      parameter(
        name,
        relationship(
          "<key>INIntentParameterRelationshipParentName</key><string>\(parent)</string>"))
    }
    let example = RuleExample.rawParameters(
      child("lead", of: "a") + child("a", of: "b") + child("b", of: "c") + child("c", of: "a"))
    let found = try findings(of: CyclicRelationship.self, in: example)
    #expect(
      found.map { $0.message.text } == [
        "'a' depends on 'b', which depends on 'c', which depends on 'a'; remove one of the relationships"
      ])
    #expect(found.map { $0.notes.count } == [2])
    #expect(try findings(of: ParentAfterChild.self, in: example).count == 1)
  }

  @Test("the family under its name in WidgetKit is known as what was meant")
  func widgetFamilyName() throws {
    let found = try findings(of: UnknownSizeClass.self, in: UnknownSizeClass.examples[0])
    #expect(
      found.map { $0.message.text } == [
        "unknown widget family 'systemSmall', so its size is dropped; did you mean 'Small'?"
      ])
  }

  @Test("a value of the intent in an answer is told from a misspelled one")
  func valueOfIntent() throws {
    let found = try findings(
      of: UnknownResponsePlaceholder.self,
      in: .rawIntent(
        """
        <key>INIntentParameters</key><array>\(parameter("account"))</array>
        <key>INIntentResponse</key>
        <dict><key>INIntentResponseCodes</key><array><dict>
        <key>INIntentResponseCodeName</key><string>success</string>
        <key>INIntentResponseCodeFormatString</key><string>${account} is open</string>
        </dict></array></dict>
        """))
    #expect(
      found.map { $0.message.text } == [
        "'${account}' is a parameter of the intent, not of the response; add it to the response"
      ])
  }
}
