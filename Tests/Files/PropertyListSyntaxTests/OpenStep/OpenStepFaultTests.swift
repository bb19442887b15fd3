// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("Faults of OpenStep text")
struct OpenStepFaultTests {
  @Test(
    "a fault names what was expected, what was found and where",
    arguments: [
      Complaint("\"a\" = \"b\"↓\n\"c\" = \"d\";", "expected ';', found '\"c\"'"),
      Complaint("\"a\" = \"b\";\n\"c\" = \"d\"↓\n\"e\" = \"f\";", "expected ';', found '\"e\"'"),
      Complaint("\"a\" = \"b\";\n\"c\" = \"d\"↓", "expected ';', found the end of the file"),
      Complaint("\"a\" = \"b\";\n\"c\" = ↓\"d;\n↓", "the file ends inside a string"),
      Complaint("{ \"a\" = \"b\";\n↓\"c↓", "the file ends inside a string"),
      Complaint("\"a\" = \"b\";\n\"c\" ↓-↓ \"d\";", "expected '=' or ';', found '-'"),
      Complaint(
        #""a" = "the "↓home↓" page";"#,
        #"expected ';', found 'home'; write a quotation mark in a text as '\"'"#),
      Complaint(
        #""the "↓home↓" page" = "a";"#,
        #"expected '=' or ';', found 'home'; write a quotation mark in a text as '\"'"#),
      Complaint("a = b ↓\"c\"↓ = d;", "expected ';', found '\"c\"'"),
      Complaint("a = b↓", "expected ';', found the end of the file"),
      Complaint("a = b; c↓ ", "expected '=' or ';', found the end of the file"),
      Complaint("a ↓b↓ = c;", "expected '=' or ';', found 'b'"),
      Complaint("\"a\" ↓:↓ \"b\";", "expected '=' or ';', found ':'"),
      Complaint("a = ↓;↓", "expected a value for the key 'a', found ';'"),
      Complaint("a =↓", "expected a value for the key 'a', found the end of the file"),
      Complaint("'a\\tb' = ↓@↓x;", "expected a value for the key 'a\tb', found '@'"),
      Complaint("↓=↓ b;", "expected a property list, found '='"),
      Complaint("↓é↓ = b;", "expected a property list, found 'é'"),
      Complaint("↓\u{1}↓", "expected a property list, found the control character U+0001"),
      Complaint("{} ↓x↓", "expected the end of the file, found 'x'"),
      Complaint("(a ↓b↓)", "expected ',' or ')', found 'b'"),
      Complaint("(a,↓,↓b)", "expected a value or ')', found ','"),
      Complaint("(a↓;↓b)", "expected ',' or ')', found ';'"),
      Complaint("{ a = b ↓}↓", "expected ';', found '}'"),
      Complaint("{ a = b;↓;↓ }", "expected a key or '}', found ';'"),
      Complaint("{ a = (b↓;↓ ); }", "expected ',' or ')', found ';'"),
      Complaint("{ a = b; ↓)↓", "expected a key or '}', found ')'"),
      Complaint("a = ↓<0fb↓>↓;", "expected two hexadecimal digits, found '>'"),
      Complaint("↓<0f ↓xyz↓>", "expected two hexadecimal digits, found 'xyz'"),
      Complaint("a = ↓<0f ↓", "the file ends inside data"),
      Complaint("a = ↓<0↓", "the file ends inside data"),
      Complaint("a = ↓\"b;\n↓", "the file ends inside a string"),
      Complaint("a = ↓'b\\'↓", "the file ends inside a string"),
      Complaint("a = ↓'b\\↓", "the file ends inside a string"),
      Complaint("{ a = ↓{ b = c; ↓", "the file ends inside a dictionary"),
      Complaint("{ a = ↓( b, ↓", "the file ends inside an array"),
      Complaint("↓{ a = ↓", "the file ends inside a dictionary"),
      Complaint("{ a = ↓/* b; }↓", "the file ends inside a comment"),
      Complaint(
        "a ↓\"\(String(repeating: "é", count: 20))\"↓ = b;",
        "expected '=' or ';', found '\"\(String(repeating: "é", count: 11))…'"),
    ])
  func faults(expected: Complaint) {
    #expect(Complaint(reading: expected.marked, as: .openStep) == expected)
  }

  @Test("512 containers may stand in one another, and no more")
  func depth() throws {
    let marked = String(repeating: "(", count: 512) + "↓(↓" + String(repeating: ")", count: 513)
    let complaint = Complaint(marked, "containers are nested more than 512 levels deep")
    #expect(Complaint(reading: marked, as: .openStep) == complaint)
    let deep = String(repeating: "{a=", count: 511) + "()" + String(repeating: ";}", count: 511)
    #expect(Complaint(reading: deep, as: .openStep).message == "none")
  }

  @Test(
    "128 KiB of one character are dealt with",
    arguments: ["(", "{", "<", "a;", "\"", "a,", "/*", "'\\"])
  func hostile(unit: String) {
    let content = Array(repeating: Array(unit.utf8), count: (1 << 17) / unit.utf8.count).joined()
    let prefix = unit == "a," ? "(" : ""
    #expect(Damage.fault(reading: Array(prefix.utf8) + content, as: .openStep) == nil)
  }

  private static let samples = [
    "/* c */ \"a\\U00e9\\n\" = 'b\\341'; // d\nshort; x = { k = ( 1, \"é\", <0f bd>, ); };\n",
    "// !$*UTF8*$!\n{ a = ( b, { c = \"d\"; }, ); e = <00>; 'f' = \"\"; }\n",
  ]

  @Test("a file that is cut off, or lacks a byte, is read or refused", arguments: samples)
  func cuts(sample: String) {
    for content in Damage.cuts(of: Array(sample.utf8)) {
      #expect(Damage.fault(reading: content, as: .openStep) == nil)
    }
  }

  @Test("a file with random damage is read or refused", arguments: samples)
  func mutations(sample: String) {
    let alphabet = Array("{}()<>=;,\"'\\/* \nU0aé".utf8)
    for content in Damage.mutations(of: Array(sample.utf8), count: 3000, alphabet: alphabet) {
      #expect(Damage.fault(reading: content, as: .openStep) == nil)
    }
  }
}
