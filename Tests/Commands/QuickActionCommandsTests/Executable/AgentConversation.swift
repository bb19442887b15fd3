// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// What `quickaction mcp`, run as a process, answered to lines that it was given at once.
struct AgentConversation {
  /// The answers to requests, by their numbers.
  private(set) var answers: [Int: [String: Any]] = [:]

  /// What has no number: errors of what is no request, and notifications.
  private(set) var others: [[String: Any]] = []

  let exitCode: Int32
  let errors: String

  /// The bytes of each line.
  let lengths: [Int]

  /// Lets the server read a file of lines, and reads what it wrote to another.
  init(_ lines: [String], arguments: String = "", in folder: ScratchFolder) throws {
    let elsewhere = try ScratchFolder()
    try elsewhere.write(lines.map { $0 + "\n" }.joined(), to: "in")
    let run = try Executable.shell(
      "quickaction mcp \(arguments) < '\(elsewhere.path("in"))' > '\(elsewhere.path("out"))'",
      in: folder)
    (exitCode, errors) = (run.exitCode, run.errors)
    let output = try #require(elsewhere.text(of: "out")).split(separator: "\n")
    lengths = output.map(\.utf8.count)
    for line in output {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let message = try #require(value as? [String: Any])
      if let id = message["id"] as? Int {
        #expect(answers[id] == nil, "\(id) is answered twice")
        answers[id] = message
      } else {
        others.append(message)
      }
    }
  }

  /// A request.
  static func request(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#
  }

  /// The call of a tool.
  static func call(_ id: Int, _ tool: String, _ arguments: String = "{}") -> String {
    request(id, "tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#)
  }

  /// The code of the error that a request was answered with.
  func code(_ id: Int) -> Int? { (answers[id]?["error"] as? [String: Any])?["code"] as? Int }

  /// The result of a request.
  func result(_ id: Int) throws -> [String: Any] {
    try #require(answers[id]?["result"] as? [String: Any], "\(answers[id] ?? [:])")
  }

  /// What a tool found, as programs read it.
  func structured(_ id: Int) throws -> [String: Any] {
    let result = try result(id)
    return try #require(result["structuredContent"] as? [String: Any], "\(result)")
  }

  /// Why a tool refused a call; nil if it did not.
  func refusal(_ id: Int) throws -> String? {
    let result = try result(id)
    guard result["isError"] as? Bool == true else { return nil }
    return ((result["content"] as? [[String: Any]])?.first)?["text"] as? String
  }
}
