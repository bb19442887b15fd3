// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import Testing

@Suite("Combinations of parameters")
struct ParameterCombinationTests {
  private func combination(_ key: String) throws -> ParameterCombination {
    let intent = try Fixture.intent([
      "…ParameterCombinations": .dictionary([
        .init(key, ["…ParameterCombinationSupportsBackgroundExecution": true])
      ])
    ])
    return try #require(intent.parameterCombinations.first)
  }

  @Test(
    "a key is a set of names, whose order and repetition mean nothing",
    arguments: [
      ("", []), (",", []), ("a", ["a"]), ("a,b", ["a", "b"]), ("b,a", ["a", "b"]),
      (",a,,b,a,", ["a", "b"]), ("a, b", ["a", " b"]),
      ("path,accountUUID", ["path", "accountUUID"]),
    ] as [(String, Set<String>)])
  func names(key: String, names: Set<String>) throws {
    #expect(try combination(key).parameterNames == names)
    #expect(try combination(key).key.value == key)
  }

  @Test("of a key that stands twice the last value is read, in the first's place")
  func repeatedKey() throws {
    let title = "INIntentParameterCombinationTitle"
    let findings = try Findings(
      inRoot: """
        <key>INIntents</key><array><dict>
          <key>INIntentName</key><string>A</string>
          <key>INIntentParameterCombinations</key><dict>
            <key>a</key><dict><key>\(title)</key><string>one</string></dict>
            <key>b</key><dict><key>\(title)</key><string>two</string></dict>
            <key>a</key><dict><key>\(title)</key><string>three</string></dict>
          </dict>
        </dict></array>
        """)
    let combinations = findings.definition.intents.first?.parameterCombinations
    #expect(combinations?.map(\.key.value) == ["a", "b"])
    #expect(combinations?.map(\.title.text?.value) == ["three", "two"])
    #expect(findings.messages.count == 2)
  }

  @Test("a combination is resolvable where the app resolves each of its parameters")
  func resolvable() throws {
    let intent = try Fixture.intent([
      "…Parameters": [
        ["…ParameterName": "a", "…ParameterTag": 1, "…ParameterSupportsResolution": true],
        ["…ParameterName": "b", "…ParameterTag": 2, "…ParameterSupportsResolution": true],
        ["…ParameterName": "c", "…ParameterTag": 3],
      ]
    ])
    #expect(try intent.isResolvable(combination("")))
    #expect(try intent.isResolvable(combination("b,a")))
    #expect(try !intent.isResolvable(combination("a,c")))
    #expect(try !intent.isResolvable(combination("a,missing")))
  }
}
