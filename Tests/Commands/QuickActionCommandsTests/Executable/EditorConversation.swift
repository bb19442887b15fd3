// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// What `quickaction server`, run as a process, answered to messages that it was given at once.
struct EditorConversation {
  /// The answers to requests, by their numbers.
  private(set) var answers: [Int: [String: Any]] = [:]

  /// What has no number: errors of what is no request, and notifications.
  private(set) var others: [[String: Any]] = []

  let exitCode: Int32
  let errors: String

  /// Lets the server read messages, the first of which begin a conversation.
  ///
  /// - Parameters:
  ///   - messages: The messages after that, without their headers.
  ///   - arguments: The options of the command.
  ///   - isInOrder: Whether the client says at the end that it goes.
  ///   - pause: How long the client waits before it goes, in seconds.
  ///   - folder: The folder that is open.
  /// - Throws: An error if the server cannot be run.
  init(
    _ messages: [String], arguments: String = "", isInOrder: Bool = true, pause: Double = 0,
    in folder: ScratchFolder
  ) throws {
    let uri = "file://" + folder.path
    let first = [
      Self.request(1_000_000, "initialize", #"{"rootUri":"\#(uri)","capabilities":{}}"#),
      Self.notification("initialized"),
    ]
    let last = [Self.request(1_000_001, "shutdown", "null"), Self.notification("exit", "null")]
    try self.init(
      framed: Self.framed(first + messages), then: isInOrder ? Self.framed(last) : "",
      arguments: arguments, pause: pause, in: folder)
  }

  /// Lets the server read bytes.
  init(
    framed: String, then last: String = "", arguments: String = "", pause: Double = 0,
    in folder: ScratchFolder
  ) throws {
    let elsewhere = try ScratchFolder()
    try elsewhere.write(framed, to: "in")
    try elsewhere.write(last, to: "last")
    let input = "cat '\(elsewhere.path("in"))'; sleep \(pause); cat '\(elsewhere.path("last"))'"
    let run = try Executable.shell(
      "{ \(input); } | quickaction server \(arguments) > '\(elsewhere.path("out"))'", in: folder)
    (exitCode, errors) = (run.exitCode, run.errors)
    let output = Data(try #require(elsewhere.text(of: "out")).utf8)
    for message in try Self.messages(output) {
      if let id = message["id"] as? Int {
        #expect(answers[id] == nil, "\(id) is answered twice")
        answers[id] = message
      } else {
        others.append(message)
      }
    }
  }

  private static func messages(_ output: Data) throws -> [[String: Any]] {
    var found: [[String: Any]] = []
    var rest = output[...]
    while let end = rest.firstRange(of: Data("\r\n\r\n".utf8)) {
      let header = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
      let length = try #require(Int(header.dropFirst("Content-Length: ".count)), "\(header)")
      let body = rest[end.upperBound...].prefix(length)
      let value = try JSONSerialization.jsonObject(with: body)
      found.append(try #require(value as? [String: Any]))
      rest = rest[end.upperBound...].dropFirst(length)
    }
    #expect(rest.isEmpty)
    return found
  }

  static func framed(_ messages: [String]) -> String {
    messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
  }

  static func request(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#
  }

  static func notification(_ method: String, _ parameters: String = "{}") -> String {
    #"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#
  }

  /// The notification that opens a text.
  static func open(_ uri: String, _ text: String) throws -> String {
    let document: [String: Any] = [
      "uri": uri, "languageId": "json", "version": 1, "text": text,
    ]
    let data = try JSONSerialization.data(withJSONObject: ["textDocument": document])
    return notification("textDocument/didOpen", String(decoding: data, as: UTF8.self))
  }

  /// The code of the error that a request was answered with.
  func code(_ id: Int) -> Int? { (answers[id]?["error"] as? [String: Any])?["code"] as? Int }

  /// What was shown of a file last, as the rules that found something; nil if nothing was.
  func findings(_ uri: String) -> [String]? {
    let shown = others.last { message in
      message["method"] as? String == "textDocument/publishDiagnostics"
        && (message["params"] as? [String: Any])?["uri"] as? String == uri
    }
    let found = (shown?["params"] as? [String: Any])?["diagnostics"] as? [[String: Any]]
    return found?.compactMap { $0["code"] as? String }
  }
}
