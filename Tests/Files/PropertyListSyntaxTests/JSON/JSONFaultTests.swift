// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("Faults of JSON")
struct JSONFaultTests {
  @Test(
    "a fault names what was expected, what was found and where",
    arguments: [
      Complaint("↓", "the file is empty; a property list or JSON was expected"),
      Complaint(" \n↓", "the file is empty; a property list or JSON was expected"),
      Complaint("[1, 2,↓]↓", "expected a value after the comma, found ']'"),
      Complaint("{\"a\": 1,\n↓}↓", "expected a key after the comma, found '}'"),
      Complaint("[↓'a'↓]", "expected double quotation marks, found single ones"),
      Complaint("{↓'a'↓: 1}", "expected double quotation marks, found single ones"),
      Complaint("[1, ↓//↓ one\n2]", "expected a value after the comma, found a comment"),
      Complaint("[1 ↓/*↓ one */]", "expected ',' or ']', found a comment"),
      Complaint("↓//↓ one\n{}", "expected a JSON value, found a comment"),
      Complaint("[↓True↓]", "expected 'true', found 'True'"),
      Complaint("{\"a\": ↓None↓}", "expected 'null', found 'None'"),
      Complaint("[↓truely↓]", "expected a value or ']', found 'truely'"),
      Complaint("[1, ↓NaN↓]", "expected a value after the comma, found 'NaN'"),
      Complaint("[\"a\" ↓\"b\"↓]", "expected ',' or ']', found '\"b\"'"),
      Complaint("[\n  1↓\n  2\n]", "expected ',' or ']', found '2'"),
      Complaint("{\"a\": 1↓\n \"b\": 2}", "expected ',' or '}', found '\"b\"'"),
      Complaint("{\"a\" ↓1↓}", "expected ':', found '1'"),
      Complaint("{\"a\" ↓=↓ 1}", "expected ':', found '='"),
      Complaint("{\"a\":↓}↓", "expected a value, found '}'"),
      Complaint("{↓a↓: 1}", "expected a key in double quotation marks, found 'a'"),
      Complaint("{↓1↓: 1}", "expected a key in double quotation marks, found '1'"),
      Complaint("{↓[↓", "expected a key or '}', found '['"),
      Complaint("[1↓}↓", "expected ',' or ']', found '}'"),
      Complaint("[↓,↓1]", "expected a value or ']', found ','"),
      Complaint("1 ↓2↓", "expected the end of the file, found '2'"),
      Complaint("{} ↓;↓", "expected the end of the file, found ';'"),
      Complaint(
        "[↓-007↓]", "'-007' begins with a zero, which JSON does not allow in a number; remove it"),
      Complaint("[1.↓]↓", "expected a digit, found ']'"),
      Complaint("[-↓x↓]", "expected a digit, found 'x'"),
      Complaint("1e+↓", "expected a digit, found the end of the file"),
      Complaint("[↓.5↓]", "expected a value or ']', found '.5'"),
      Complaint("[0↓x1F↓]", "expected ',' or ']', found 'x1F'"),
      Complaint("[↓\u{B}↓]", "expected a value or ']', found the control character U+000B"),
      Complaint("[↓\u{A0}↓]", "expected a value or ']', found '\u{A0}'"),
      Complaint(
        "[↓\"one↓\n↓two\"]",
        "the control character U+000A must be written as an escape in a string"),
      Complaint("↓\"a↓\\x↓\"", "invalid escape '\\x'; write '\\\\' for a backslash"),
      Complaint("↓\"a↓\\u12↓g4\"", "invalid escape '\\u12'; write '\\\\' for a backslash"),
      Complaint("↓\"a↓\\é↓\"", "invalid escape '\\é'; write '\\\\' for a backslash"),
      Complaint("[↓\"abcdefghijk↓", "the file ends inside a string"),
      Complaint("[↓\"abc\\↓", "the file ends inside a string"),
      Complaint("{\"a\": ↓[1, ↓", "the file ends inside an array"),
      Complaint("↓{\"a\":↓", "the file ends inside a dictionary"),
    ])
  func faults(expected: Complaint) {
    #expect(Complaint(reading: expected.marked, as: .json) == expected)
  }

  @Test("a control character is found wherever it stands in a string")
  func controlCharacters() {
    for length in 0..<20 {
      let marked = "↓\"\(String(repeating: "é", count: length))↓\u{1F}↓abcdefgh\""
      #expect(Complaint(reading: marked, as: .json).marked == marked)
    }
  }

  @Test("512 containers may stand in one another, and no more")
  func depth() {
    let marked = String(repeating: "[", count: 512) + "↓[↓"
    let complaint = Complaint(marked, "containers are nested more than 512 levels deep")
    #expect(Complaint(reading: marked, as: .json) == complaint)
    let deep = String(repeating: "{\"a\":", count: 512) + "1" + String(repeating: "}", count: 512)
    #expect(Complaint(reading: deep, as: .json).message == "none")
  }

  @Test(
    "128 KiB of one character are dealt with",
    arguments: ["[", "{", "1", "\"", "1,", "\\\"", "[],"])
  func hostile(unit: String) {
    let content = Array(repeating: Array(unit.utf8), count: (1 << 17) / unit.utf8.count).joined()
    let prefix = unit.hasSuffix(",") ? "[" : unit.hasPrefix("\\") ? "\"" : ""
    #expect(Damage.fault(reading: Array(prefix.utf8) + content, as: .json) == nil)
  }

  private static let sample =
    #"{"a é":[1,-2.5e3,true,null,"x\n\u00e9😀"],"b":{"c":"","d":[]},"a":false}"#

  @Test("a file that is cut off, or lacks a byte, is read or refused")
  func cuts() {
    for content in Damage.cuts(of: Array(Self.sample.utf8)) {
      #expect(Damage.fault(reading: content, as: .json) == nil)
    }
  }

  @Test("a file with random damage is read or refused")
  func mutations() {
    let alphabet = Array("{}[]:,\"\\/* \ntu0e-.aé\u{1}".utf8)
    for content in Damage.mutations(
      of: Array(Self.sample.utf8), count: 4000, alphabet: alphabet)
    {
      #expect(Damage.fault(reading: content, as: .json) == nil)
    }
  }
}
