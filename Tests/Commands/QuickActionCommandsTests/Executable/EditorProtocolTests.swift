// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// What an editor may send, and what it may not.
@Suite(.enabled(if: Executable.file != nil, Executable.missing))
struct EditorProtocolTests {
  private typealias Message = EditorConversation
  private let folder: ScratchFolder
  private let catalog = "QuickActionWidget.actions.json"

  init() throws { folder = try SampleFolder.copy() }

  private func uri(_ name: String) -> String { "file://" + folder.path(name) }

  /// The name of the catalog in the folder.
  private func catalogName() throws -> String {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try #require(files.first { $0.hasSuffix(catalog) })
  }

  @Test("an editor that goes in order ends the server with 0, another one with 1")
  func ends() throws {
    let inOrder = try EditorConversation([], in: folder)
    #expect(inOrder.exitCode == 0)
    #expect(inOrder.errors == "")
    #expect(inOrder.answers[1_000_001]?["result"] is NSNull)
    let early = try EditorConversation(
      framed: Message.framed([Message.notification("exit")]), in: folder)
    #expect(early.exitCode == 1)
    let closed = try EditorConversation([], isInOrder: false, in: folder)
    #expect(closed.exitCode == 0)
  }

  @Test("what is wrong in a text that is open is shown, and its file stays as it is")
  func findings() throws {
    let name = try catalogName()
    let before = try #require(folder.text(of: name))
    let bad = before.replacing(
      #""version": 1"#, with: #""version": 1, "vresion": 2"#)
    let talk = try EditorConversation(
      [
        try Message.open(uri(name), bad),
        Message.request(1, "textDocument/hover", position(of: "vresion", in: bad, name)),
        Message.request(2, "textDocument/completion", position(of: "systemMedium", in: bad, name)),
      ], pause: 2, in: folder)
    #expect(talk.findings(uri(name))?.contains("unknown-catalog-member") == true)
    let hover = talk.answers[1]?["result"] as? [String: Any]
    let page = (hover?["contents"] as? [String: Any])?["value"] as? String
    #expect(page?.contains("# unknown-catalog-member") == true)
    let completion = talk.answers[2]?["result"] as? [String: Any]
    let labels = (completion?["items"] as? [[String: Any]])?.compactMap { $0["label"] as? String }
    #expect(labels?.contains("systemLarge") == true)
    #expect(folder.text(of: name) == before)
  }

  private func position(of mark: String, in text: String, _ name: String) -> String {
    let before = text.components(separatedBy: mark)[0]
    let lines = before.components(separatedBy: "\n")
    return
      #"{"textDocument":{"uri":"\#(uri(name))"},"position":{"line":\#(lines.count - 1),"character":\#(lines.last?.utf16.count ?? 0)}}"#
  }

  @Test("what is no message gets the error of the protocol, and the next one is answered")
  func malformed() throws {
    let bodies = [
      ("{", -32700), ("\u{0}\u{1}", -32700), ("[]", -32600), ("{}", -32600),
      (#"{"jsonrpc":"2.0","method":3}"#, -32600),
      (#"{"jsonrpc":"2.0","id":[1],"method":"shutdown"}"#, -32600),
      (String(repeating: "[", count: 5000), -32700),
    ]
    let talk = try EditorConversation(
      bodies.map(\.0) + [Message.request(7, "textDocument/hover")], pause: 2, in: folder)
    let codes = talk.others.compactMap { ($0["error"] as? [String: Any])?["code"] as? Int }
    #expect(codes == bodies.map(\.1))
    #expect(talk.answers[7]?["result"] is NSNull)
    #expect(talk.exitCode == 0)
  }

  @Test("a header without a length gets an error, and what comes after it is answered")
  func header() throws {
    let talk = try EditorConversation(
      framed: "Content-Type: x\r\n\r\n"
        + Message.framed([
          Message.request(1, "initialize", #"{"capabilities":{}}"#)
        ]), in: folder)
    #expect(talk.answers[1]?["result"] != nil)
    #expect(talk.others.count == 1)
  }

  @Test("requests out of turn are refused, as the protocol says")
  func outOfTurn() throws {
    let talk = try EditorConversation(
      framed: Message.framed([
        Message.request(1, "textDocument/hover"),
        Message.request(2, "initialize", #"{"capabilities":{}}"#),
        Message.request(3, "initialize", #"{"capabilities":{}}"#),
        Message.request(4, "nope"), Message.request(5, "shutdown"),
        Message.request(6, "textDocument/hover"),
      ]), in: folder)
    #expect(
      [1, 2, 3, 4, 5, 6].map { talk.code($0) } == [-32002, nil, -32600, -32601, nil, -32600])
  }

  @Test("a text outside of the root, or with an address of another scheme, is not looked at")
  func outside() throws {
    let elsewhere = try ScratchFolder()
    try elsewhere.write("{ }", to: catalog)
    let uris = [
      "file://" + elsewhere.path(catalog), "untitled:\(catalog)", "http://a.example/\(catalog)",
      uri("../x.actions.json"), uri("%00.actions.json"), "file:", "",
    ]
    let talk = try EditorConversation(
      try uris.map { try Message.open($0, "{ }") }
        + uris.enumerated().map {
          Message.request($0, "textDocument/hover", #"{"textDocument":{"uri":"\#($1)"}}"#)
        }, pause: 1, in: folder)
    for uri in uris { #expect((talk.findings(uri) ?? []).isEmpty, "\(uri)") }
    for id in uris.indices { #expect(talk.answers[id]?["result"] is NSNull) }
  }

  @Test("a text of 65 MB is refused, and the next message is answered")
  func long() throws {
    let run = try Executable.shell(
      #"""
      message() { printf 'Content-Length: %d\r\n\r\n%s' "${#1}" "$1"; }
      { message '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'
        printf 'Content-Length: 68157500\r\n\r\n'; head -c 68157500 /dev/zero | tr '\0' x
        message '{"jsonrpc":"2.0","id":2,"method":"shutdown"}'
        message '{"jsonrpc":"2.0","method":"exit"}'; } | quickaction server
      """#, in: folder)
    #expect(run.exitCode == 0)
    #expect(run.output.contains(#""code":-32700"#))
    #expect(run.output.contains(#"{"jsonrpc":"2.0","id":2,"result":null}"#))
  }

  @Test("ten thousand changes and requests at once leave the text that the last one made")
  func many() throws {
    let name = try catalogName()
    let text = try #require(folder.text(of: name))
    let change =
      #"{"textDocument":{"uri":"\#(uri(name))","version":2},"contentChanges":[{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"text":" "}]}"#
    let messages =
      [try Message.open(uri(name), text)]
      + (0..<5_000).flatMap { number in
        [
          Message.notification("textDocument/didChange", change),
          Message.request(
            number, "textDocument/documentLink", #"{"textDocument":{"uri":"\#(uri(name))"}}"#),
        ]
      }
    let symbols = Message.request(
      5_000, "textDocument/documentSymbol", #"{"textDocument":{"uri":"\#(uri(name))"}}"#)
    let talk = try EditorConversation(messages + [symbols], in: folder)
    #expect(talk.answers.count == 5_003)
    #expect((talk.answers[5_000]?["result"] as? [Any])?.isEmpty == false)
    #expect(talk.exitCode == 0)
  }

  @Test("a request that is taken back is answered once, with an error or what it was about")
  func canceled() throws {
    let talk = try EditorConversation(
      (1...20).map { Message.request($0, "textDocument/hover", #"{"textDocument":{"uri":"x:y"}}"#) }
        + [20, 5, 99].map { Message.notification("$/cancelRequest", #"{"id":\#($0)}"#) }, pause: 1,
      in: folder)
    #expect(Set(talk.answers.keys).isSuperset(of: 1...20))
    #expect([nil, -32800].contains(talk.code(20)))
    #expect(talk.exitCode == 0)
  }

  @Test("an editor whose process is gone ends the server, even if its streams are open")
  func gone() throws {
    let run = try Executable.shell(
      #"""
      true & gone=$!; wait
      message='{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":'$gone',"capabilities":{}}}'
      { printf 'Content-Length: %d\r\n\r\n%s' "${#message}" "$message"; sleep 20; }         | { quickaction server; echo " ended $?"; kill -PIPE 0; }
      """#, in: folder)
    #expect(run.output.contains(" ended 0"))
  }

  @Test("a root that is no folder ends the command with 2")
  func noRoot() throws {
    let run = try Executable.shell("quickaction server --root nowhere < /dev/null", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("'nowhere' is not a folder that can be served"))
  }
}
