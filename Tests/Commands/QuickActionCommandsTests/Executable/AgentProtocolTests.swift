// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// What a client may send, and what it may not.
@Suite(.enabled(if: Executable.file != nil, Executable.missing))
struct AgentProtocolTests {
  private typealias Line = AgentConversation
  private let folder: ScratchFolder

  init() throws { folder = try SampleFolder.copy() }

  private func talk(_ lines: String...) throws -> AgentConversation {
    try AgentConversation(lines, in: folder)
  }

  @Test("the end of the input ends the server with 0, and nothing is said")
  func end() throws {
    let talk = try AgentConversation([], in: folder)
    #expect(talk.exitCode == 0)
    #expect(talk.lengths == [] && talk.errors == "")
  }

  @Test(
    "a client gets the revision that it asks for if it is known, otherwise the newest",
    arguments: [
      ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"), ("2024-11-05", "2024-11-05"),
      ("2099-01-01", "2025-06-18"),
    ])
  func revisions(asked: String, spoken: String) throws {
    let talk = try talk(
      Line.request(1, "initialize", #"{"protocolVersion":"\#(asked)"}"#),
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, Line.request(2, "ping"))
    #expect(try talk.result(1)["protocolVersion"] as? String == spoken)
    #expect(try talk.result(2).isEmpty)
    #expect(talk.others.isEmpty)
  }

  @Test(
    "what is no message gets the error of the protocol, and the next one is answered",
    arguments: [
      ("{", -32700), ("nonsense", -32700), (#"{"jsonrpc":"2.0","id":1,"method":"ping"}}"#, -32700),
      ("\u{0}\u{1}", -32700), ("[]", -32600), ("null", -32600), ("{}", -32600),
      (#"{"jsonrpc":"2.0","method":3}"#, -32600), (#"{"id":null,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, -32600),
      (String(repeating: "[", count: 5000), -32700),
    ])
  func malformed(line: String, code: Int) throws {
    let talk = try talk(line, Line.request(2, "ping"))
    let codes = talk.others.map { ($0["error"] as? [String: Any])?["code"] as? Int }
    #expect(codes == [code])
    #expect(talk.others.first?["id"] is NSNull)
    #expect(try talk.result(2).isEmpty)
    #expect(talk.exitCode == 0)
  }

  @Test(
    "a request that cannot be answered gets the code of the protocol",
    arguments: [
      ("nope", "{}", -32601), ("tools/call", "{}", -32602),
      ("tools/call", #"{"name":"nope"}"#, -32602),
      ("tools/call", #"{"name":"check","arguments":[]}"#, -32602),
      ("tools/call", #"{"name":"check","arguments":{"pth":"."}}"#, -32602),
      ("tools/call", #"{"name":"check","arguments":{"limit":0}}"#, -32602),
      ("tools/call", #"{"name":"check","arguments":{"limit":"1"}}"#, -32602),
      ("tools/call", #"{"name":"check","arguments":{"select":[1]}}"#, -32602),
      ("prompts/get", #"{"name":"nope"}"#, -32602), ("resources/read", "{}", -32602),
      ("resources/list", #"{"cursor":"x"}"#, -32602),
      ("resources/read", #"{"uri":"file:///etc/passwd"}"#, -32002),
      ("resources/read", #"{"uri":"quickaction://guides/../README"}"#, -32002),
      ("resources/read", #"{"uri":"quickaction://rules/nope"}"#, -32002),
    ])
  func refused(method: String, parameters: String, code: Int) throws {
    let talk = try talk(Line.request(1, method, parameters), Line.request(2, "ping"))
    #expect(talk.code(1) == code)
    #expect(try talk.result(2).isEmpty)
  }

  @Test("a message of 65 MB is refused, and the next one is answered")
  func long() throws {
    let run = try Executable.shell(
      """
      { printf '{"jsonrpc":"2.0","id":1,"method":"'; head -c 68157440 /dev/zero | tr '\\0' x; printf '"}\\n'
        echo '{"jsonrpc":"2.0","id":2,"method":"ping"}'; } | quickaction mcp
      """, in: folder)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("-32700") == true)
    #expect(lines.last == #"{"jsonrpc":"2.0","id":2,"result":{}}"#)
  }

  @Test("ten thousand messages at once are answered, each once")
  func many() throws {
    let talk = try AgentConversation(
      (0..<10_000).map {
        $0 % 100 == 0
          ? Line.call($0, "preview_widget", #"{"path":".."}"#) : Line.request($0, "ping")
      }, in: folder)
    #expect(talk.answers.count == 10_000)
    #expect(talk.exitCode == 0)
  }

  @Test("a request that is taken back is not answered, whether it waits or is worked on")
  func canceled() throws {
    func cancel(_ id: Int) -> String {
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"#
    }
    let talk = try talk(
      Line.call(1, "check"), Line.call(2, "check"), Line.call(3, "find_widgets"), cancel(2),
      cancel(1), cancel(99), Line.call(4, "configure"))
    #expect(Set(talk.answers.keys) == [3, 4])
    #expect(try talk.structured(4)["intent"] as? String == "QuickActionConfiguration")
  }

  @Test("a client that asks for it is told that its call is worked on")
  func progress() throws {
    let talk = try talk(
      Line.request(
        1, "tools/call", #"{"name":"check","_meta":{"progressToken":"t"},"arguments":{}}"#))
    let first = try #require(talk.others.first)
    #expect(first["method"] as? String == "notifications/progress")
    #expect((first["params"] as? [String: Any])?["progressToken"] as? String == "t")
    #expect(try talk.refusal(1) == nil)
  }

  @Test("a client that no longer reads ends the server")
  func gone() throws {
    let run = try Executable.shell(
      #"yes '{"jsonrpc":"2.0","id":1,"method":"ping"}' | quickaction mcp | head -n 1"#, in: folder)
    #expect(run.output == #"{"jsonrpc":"2.0","id":1,"result":{}}"# + "\n")
  }

  @Test("every page that is listed can be read")
  func pages() throws {
    let first = try talk(Line.request(1, "resources/list"))
    var uris: [String] = []
    var cursor: String?
    var result = try first.result(1)
    repeat {
      let entries = try #require(result["resources"] as? [[String: Any]])
      uris += entries.compactMap { $0["uri"] as? String }
      cursor = result["nextCursor"] as? String
      if let cursor {
        result = try talk(Line.request(1, "resources/list", #"{"cursor":"\#(cursor)"}"#)).result(1)
      }
    } while cursor != nil
    #expect(uris.contains("quickaction://rules/app-store-title-missing"))
    #expect(Set(uris).count == uris.count)
    let read = try AgentConversation(
      uris.enumerated().map { Line.request($0, "resources/read", #"{"uri":"\#($1)"}"#) },
      in: folder)
    for id in uris.indices {
      let contents = try #require(read.result(id)["contents"] as? [[String: Any]])
      #expect((contents.first?["text"] as? String)?.hasPrefix("# ") == true, "\(uris[id])")
    }
  }
}
