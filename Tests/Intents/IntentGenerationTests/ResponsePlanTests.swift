// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import PropertyListSyntax
import Testing

@Suite("Plans of responses")
struct ResponsePlanTests {
  typealias Fixture = GenerationFixture

  private func response(_ codes: [(String, String?)]) throws -> ResponsePlan {
    let definition = try Fixture.definition(intents: [
      Fixture.intent(
        "Ping", codes: codes.map { Fixture.code($0.0, $0.1) },
        response: ["item", "itemCount", "text"].map {
          Fixture.parameter($0, prefix: "INIntentResponseParameter")
        })
    ])
    return try #require(GenerationPlan([definition]).intents.first).response
  }

  @Test("success and failure use up no number")
  func codes() throws {
    let plan = try response([("first", nil), ("failure", nil), ("second", nil), ("success", nil)])
    #expect(plan.customCodes == ["first", "second"])
    #expect(ResponsePlan.standardCodes.firstIndex(of: "success") == 4)
    #expect(ResponsePlan.standardCodes.firstIndex(of: "failure") == 5)
    #expect(ResponsePlan.firstCustomCode == 100)
  }

  @Test("arguments are in the order in which the text first has them")
  func order() throws {
    let plan = try response([("success", "${text} ${item} ${text} ${itemCount}")])
    #expect(plan.factories.first?.arguments.map(\.name) == ["text", "item", "itemCount"])
    #expect(plan.factories.first?.selector == "successIntentResponseWithText:item:itemCount:")
  }

  @Test(
    "values that only the concise text has follow those of the text",
    arguments: [
      ("Sent to ${text}.", "Sent to ${item}.", ["text", "item"]),
      ("${text} of ${item}", "${itemCount}, ${item}, ${text}", ["text", "item", "itemCount"]),
      ("Sent.", "Sent to ${item}.", ["item"]),
      (nil, "Sent to ${item}.", ["item"]),
      ("Sent to ${text}.", "Sent.", ["text"]),
      ("Sent to ${text}.", nil, ["text"]),
    ] as [(String?, String?, [String])])
  func concise(format: String?, concise: String?, arguments: [String]) throws {
    let definition = try Fixture.definition(intents: [
      Fixture.intent(
        "Ping", codes: [Fixture.code("success", format, concise: concise)],
        response: ["item", "itemCount", "text"].map {
          Fixture.parameter($0, prefix: "INIntentResponseParameter")
        })
    ])
    let plan = try #require(GenerationPlan([definition]).intents.first).response
    #expect(plan.factories.first?.arguments.map(\.name) == arguments)
  }

  @Test(
    "text that is not a placeholder of a response parameter makes no argument",
    arguments: ["", "text", "$text", "{text}", "${text", "${other}", "${}", "$${text", "${Text }"])
  func noArguments(format: String) throws {
    #expect(try response([("success", format)]).factories == [])
  }

  @Test(
    "a placeholder can be a part of a value, and follow anything",
    arguments: ["${text.part}", "$${text}", "${x ${text}", "a${text}b", "${Text}"])
  func argument(format: String) throws {
    let arguments = try response([("success", format)]).factories.first?.arguments
    #expect(arguments?.map(\.name) == (format.hasPrefix("${x") ? nil : ["text"]))
  }

  @Test("the first argument has no label if the code's name ends with it")
  func labels() throws {
    let plan = try response([
      ("failureItem", "${item} ${text}"), ("failureItemCount", "${itemCount}"),
      ("failureCount", "${itemCount}"), ("item", "${item}"), ("success", "${item}"),
      ("failureNoText", "${item} ${text}"),
    ])
    #expect(plan.factories.map(\.omitsFirstLabel) == [true, true, false, false, false, false])
  }

  @Test("an intent without a response in the definition has the standard codes")
  func absent() throws {
    let definition = try Fixture.definition(intents: [
      ["INIntentName": "Ping"]
    ])
    let plan = try #require(GenerationPlan([definition]).intents.first).response
    #expect(plan.className == "PingIntentResponse")
    #expect(plan.codeEnumName == "PingIntentResponseCode")
    #expect(plan.customCodes == [])
    #expect(plan.factories == [])
  }
}
