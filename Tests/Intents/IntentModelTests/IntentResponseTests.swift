// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import Testing

@Suite("Responses")
struct IntentResponseTests {
  private func codeNumbers(_ names: String...) throws -> [Int] {
    let codes = names.map { name in ["…ResponseCodeName": .string(name)] as PropertyListLiteral }
    let intent = try Fixture.intent(["…Response": ["…ResponseCodes": .array(codes)]])
    return try #require(intent.response).codeNumbers
  }

  @Test("success is 4, failure is 5, and the others count from 100 in their order")
  func codes() throws {
    #expect(try codeNumbers() == [])
    #expect(try codeNumbers("success", "failure") == [4, 5])
    #expect(try codeNumbers("failure", "success") == [5, 4])
    #expect(try codeNumbers("a", "success", "b", "failure", "c") == [100, 4, 101, 5, 102])
    #expect(try codeNumbers("Success", "inProgress") == [100, 101])
  }

  @Test("a response parameter is found by its name in code; of several, the last")
  func parameter() throws {
    let intent = try Fixture.intent([
      "…Response": [
        "…ResponseOutput": "result",
        "…ResponseParameters": [
          ["…ResponseParameterName": "Result", "…ResponseParameterTag": 1],
          ["…ResponseParameterName": "result", "…ResponseParameterTag": 2],
        ],
      ]
    ])
    let response = try #require(intent.response)
    #expect(response.parameter(named: "result")?.tag == 2)
    #expect(response.parameter(named: "Result")?.tag == nil)
    #expect(response.outputParameterName?.value == "result")
  }

  @Test("an intent of the system's has no response")
  func absent() throws {
    #expect(try Fixture.intent(["…Type": "System"]).response?.codes.count == nil)
  }
}
