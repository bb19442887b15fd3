// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetTimeline

@Suite("Reading what a feed answers")
struct FeedReaderTests {
  let answer = FeedReader(
    .object([
      .init("recipes", .array([.object([.init("id", .integer(7)), .init("title", .null)])])),
      .init("isMaintenance", .bool(true)), .init("rate", .number(0.5)), .init("name", .string("x")),
      .init("name", .string("y")),
    ]))

  @Test("values are found by their way")
  func reads() throws {
    #expect(try answer.member("recipes").elements()[0].member("id").integer() == 7)
    #expect(try answer.member("recipes").elements()[0].member("id").number() == 7)
    #expect(try answer.member("isMaintenance").bool())
    #expect(try answer.member("rate").number() == 0.5)
    #expect(try answer.optionalMember("nothing") == nil)
  }

  @Test("the last of two values with one name counts")
  func takesLast() throws {
    #expect(try answer.member("name").string() == "y")
  }

  @Test("an error says where, what was expected and what was found")
  func errors() throws {
    let recipe = try answer.member("recipes").elements()[0]
    #expect(
      throws: FeedDataError(path: "recipes[0].title", expected: "a value", found: "nothing")
    ) { try recipe.member("title") }
    #expect(
      throws: FeedDataError(path: "recipes[0].id", expected: "a text", found: "a whole number")
    ) { try recipe.member("id").string() }
    #expect(throws: FeedDataError(path: "recipes", expected: "a number", found: "a list")) {
      try answer.member("recipes").number()
    }
    #expect(throws: FeedDataError(path: "rate", expected: "a whole number", found: "a number")) {
      try answer.member("rate").integer()
    }
    #expect(throws: FeedDataError(path: "name", expected: "an object", found: "a text")) {
      try answer.member("name").member("first")
    }
    #expect(throws: FeedDataError(path: "name", expected: "a list", found: "a text")) {
      try answer.member("name").elements()
    }
    #expect(throws: FeedDataError(path: "rate", expected: "true or false", found: "a number")) {
      try answer.member("rate").bool()
    }
    #expect(throws: FeedDataError(path: "", expected: "a text", found: "null")) {
      try FeedReader(.null).string()
    }
  }
}
