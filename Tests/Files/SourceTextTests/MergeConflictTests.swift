// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import Testing

struct MergeConflictTests {
  /// The line of the conflict for which a text is refused; nil if it is not.
  private func line(_ content: [UInt8]) throws -> Int? {
    do throws(SourceFileError) {
      _ = try SourceFile(name: "a", content: content, isPropertyList: true)
      return nil
    } catch {
      guard case .mergeConflict(let line) = error.reason else { throw error }
      return line
    }
  }

  @Test(
    "a text with the marks of a merge is refused, with the line of the first",
    arguments: [
      "\"a\" = \"1\";\n<<<<<<< HEAD\n\"b\" = \"2\";\n=======\n\"b\" = \"3\";\n>>>>>>> feature\n",
      "{\n<<<<<<< ours\n||||||| base\n=======\n>>>>>>> theirs\n}",
      "\r\n<<<<<<< HEAD\r\n=======\r\n>>>>>>> x\r\n",
    ])
  func conflict(text: String) throws {
    #expect(try line(Array(text.utf8)) == 2)
    // Half a file in UTF-16 is no other matter.
    #expect(
      try line([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) == 2)
  }

  @Test(
    "one of the marks, another order, and marks inside a line are text",
    arguments: [
      "/*\n=======\n Title\n=======\n*/", "\"a\" = \"<<<<<<< HEAD\n=======\n\";",
      ">>>>>>> x\n=======\n<<<<<<< y\n", " <<<<<<< HEAD\n =======\n >>>>>>> x\n",
      "<<<<<<<HEAD\n=======\n>>>>>>>x\n",
    ])
  func none(text: String) throws {
    #expect(try line(Array(text.utf8)) == nil)
  }

  @Test(
    "the first mark is found at any distance from the beginning, also after shorter rows",
    arguments: 0..<16)
  func distance(count: Int) throws {
    let conflict = "<<<<<<< HEAD\n=======\n>>>>>>> x\n"
    for row in 0..<7 {
      let before = String(repeating: "x", count: count) + String(repeating: "<", count: row) + "\n"
      #expect(try line(Array((before + conflict).utf8)) == 2)
      #expect(try line(Array((before + conflict.dropFirst()).utf8)) == nil)
    }
  }

  @Test("the sentence says the line, and what to do")
  func sentence() {
    let error = SourceFileError(name: "a", reason: .mergeConflict(line: 3))
    #expect(
      error.description
        == "unresolved merge conflict in line 3; keep one of the two versions, and remove the lines with the marks"
    )
  }
}
