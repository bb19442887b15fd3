// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Testing

@testable import WidgetPrograms

struct TrappedBodiesTests {
  /// The text after the part at each mark was left out.
  private func result(_ marked: String) throws -> String {
    let text = marked.replacing("↓", with: "")
    var bodies = TrappedBodies()
    for (number, line) in marked.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard let mark = line.firstIndex(of: "↓") else { continue }
      let column = line[..<mark].utf8.count + 1
      let error = try #require(
        CompilerMessage.messages(in: "/A.swift:\(number + 1):\(column): error: wrong").first)
      let isAdded = bodies.add(error, in: text)
      #expect(isAdded)
    }
    return bodies.applied(to: text)
  }

  private let trap =
    " fatalError(\"this part of a package does not compile here: A.swift:LINE: wrong\") "

  private func trap(_ line: Int) -> String { trap.replacing("LINE", with: "\(line)") }

  @Test func `The body of a function traps, and lines stay`() throws {
    #expect(
      try result(
        "struct A {\n  func f(_ a: some P) {\n    if a {\n      ↓g()\n    }\n  }\n}\nlet b = 1\n")
        == "struct A {\n  func f(_ a: some P) {\(trap(4))\n\n\n\n}\n}\nlet b = 1\n")
  }

  @Test func `What follows a declaration with an attribute stays`() throws {
    #expect(
      try result("@_exported import ↓Kit\n#if MORE\nimport More\n#endif\nlet a = 1\n")
        == "\n#if MORE\nimport More\n#endif\nlet a = 1\n")
    #expect(
      try result("struct A {\n  @Kept(\n    in: 1) var a: ↓B\n  var b = 1\n}\n")
        == "struct A {\n  \n\n  var b = 1\n}\n")
    #expect(
      try result("struct A {\n  @A.Main @Kept(1)\n  @B\n  var a: ↓B\n  var b = 1\n}\n")
        == "struct A {\n  \n\n\n  var b = 1\n}\n")
  }

  @Test func `Of a property with accessors the accessor traps`() throws {
    #expect(
      try result("var a: Int {\n  get { ↓b }\n  set { c = newValue }\n}\n")
        == "var a: Int {\n  get {\(trap(2))}\n  set { c = newValue }\n}\n")
  }

  @Test func `A view of a type without a name keeps a type`() throws {
    #expect(
      try result("struct V: View { var body: some View { ↓x } }\n")
        == "struct V: View { var body: some View { let trap: () -> EmptyView = {\(trap(1))}; return trap() } }\n"
    )
  }

  @Test func `A declaration without a body is removed, with its attributes`() throws {
    #expect(
      try result("enum A {\n  @inlinable\n  static let a: ↓B = 1\n  case c\n}\n")
        == "enum A {\n  \n\n  case c\n}\n")
    #expect(
      try result("import X\nextension A: ↓B {\n}\nlet b = 1\n") == "import X\n\n\nlet b = 1\n")
  }

  @Test func `Of two errors in a body that nothing calls, the second changes nothing`() throws {
    let text = "func f() -> Int {\n\n  g()\n  return h()\n}\n"
    // Between the braces, without what is blank.
    let part = 21..<(text.utf8.count - 2)
    var bodies = TrappedBodies()
    let errors = CompilerMessage.messages(
      in: "/A.swift:3:3: error: wrong\n/A.swift:4:10: error: wrong")
    let first = bodies.add(errors[0], in: text, at: 21, part: part)
    let second = bodies.add(errors[1], in: text, at: 34, part: part)
    #expect(first && !second)
    #expect(bodies.applied(to: text) == "func f() -> Int {\(trap(3))\n\n\n\n}\n")
  }

  @Test func `What is wrong with a function is looked for in its body first`() throws {
    let text = "extension A {\n  func f(a: B) -> C { 1 }\n  var d: Int { 2 }\n}\n"
    var bodies = TrappedBodies()
    let error = try #require(
      CompilerMessage.messages(in: "/A.swift:2:13: error: wrong").first)
    let isAdded1 = bodies.add(error, in: text)
    #expect(isAdded1)
    #expect(
      bodies.applied(to: text)
        == "extension A {\n  func f(a: B) -> C {\(trap(2))}\n  var d: Int { 2 }\n}\n")
    let isAdded2 = bodies.add(error, in: text)
    #expect(isAdded2)
    #expect(bodies.applied(to: text) == "extension A {\n  \n  var d: Int { 2 }\n}\n")
  }

  @Test func `A type that others need is not removed`() throws {
    var bodies = TrappedBodies()
    let error = try #require(
      CompilerMessage.messages(in: "/A.swift:1:11: error: wrong").first)
    let isAdded = bodies.add(error, in: "struct A: B {\n  let c = 1\n}\n")
    #expect(!isAdded)
    #expect(bodies.isEmpty)
  }
}
