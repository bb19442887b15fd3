// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import IntentModel
import PropertyListSyntax
import SourceText
import Testing

@Suite("Booleans and numbers of other types")
struct LenientValueTests {
  private func flag(_ value: PropertyListLiteral) throws -> Bool? {
    try Fixture.intent(["…EligibleForWidgets": value]).isEligibleForWidgets?.value
  }

  private func number(_ value: PropertyListLiteral) throws -> Int? {
    try Fixture.intent(["…Restrictions": value]).restrictions?.value
  }

  @Test("a number is true unless it is zero")
  func numbersAsFlags() throws {
    #expect(try flag(1) == true)
    #expect(try flag(-2) == true)
    #expect(try flag(.real(spelling: "0.5")) == true)
    #expect(try flag(0) == false)
    #expect(try flag(.real(spelling: "0.0")) == false)
    #expect(try flag(.integer(spelling: "18446744073709551615")) == true)
    #expect(try flag(true) == true)
    #expect(try flag(false) == false)
  }

  @Test(
    "a text is true as Foundation's boolValue has it",
    arguments: [
      ("YES", true), ("yes", true), ("Y", true), ("true", true), ("True", true), ("t", true),
      ("1", true), ("9x", true), ("01", true), ("+1", true), ("-2", true), ("  yes", true),
      ("-0003", true), ("Yikes", true), ("NO", false), ("false", false), ("0", false),
      ("", false), (" ", false), ("on", false), ("x1", false), ("00", false), ("-", false),
      ("+-1", false), ("-0", false), ("0.5", false), ("é", false),
    ])
  func textsAsFlags(text: String, isTrue: Bool) throws {
    #expect(try flag(.string(text)) == isTrue)
    #expect(NSString(string: text).boolValue == isTrue)
  }

  @Test("a real number is cut to a whole one, and a Boolean is 1 or 0")
  func wholeNumbers() throws {
    #expect(try number(2) == 2)
    #expect(try number(.real(spelling: "2.9")) == 2)
    #expect(try number(.real(spelling: "-2.9")) == -2)
    #expect(try number(true) == 1)
    #expect(try number(false) == 0)
    #expect(try number(.integer(spelling: "-9223372036854775808")) == Int.min)
  }

  @Test(
    "a text is a number as Foundation's integerValue has it",
    arguments: [
      ("12", 12), ("12abc", 12), (" -7", -7), ("+3", 3), ("2.9", 2), ("abc", 0), ("", 0),
      ("-", 0), ("--3", 0), ("99999999999999999999", Int.max), ("-99999999999999999999", Int.min),
    ])
  func textsAsNumbers(text: String, value: Int) throws {
    #expect(try number(.string(text)) == value)
    #expect(NSString(string: text).integerValue == value)
  }

  @Test(
    "a number beyond 64 bits is reported and counts as absent",
    arguments: [
      "<integer>↓9223372036854775808↓</integer>", "<integer>↓0xFFFFFFFFFFFFFFFF↓</integer>",
      "<real>↓1e300↓</real>", "<real>↓inf↓</real>", "<real>↓nan↓</real>",
    ])
  func outOfRange(value: String) throws {
    let marked = Findings.file(
      ofRoot: """
        <key>INIntents</key><array><dict>
          <key>INIntentName</key><string>A</string>
          <key>INIntentRestrictions</key>\(value)
        </dict></array>
        """)
    let findings = try Findings(inFile: marked)
    let spelling = try #require(value.split(separator: "↓").dropFirst().first)
    #expect(findings.marked == marked)
    #expect(
      findings.messages == [
        "warning: the value of 'INIntentRestrictions' must be an integer of 64 bits; "
          + "'\(spelling)' is not one"
      ])
    #expect(findings.definition.intents.first?.restrictions == nil)
  }
}
