// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import MessageStream
import PropertyListSyntax
import Testing

@Suite struct IncomingMessageTests {
  private func message(_ text: String) -> IncomingMessage {
    IncomingMessage(.message(Array(text.utf8)))
  }

  @Test("a request has a name, a method and parameters")
  func request() throws {
    let message = message(#"{"jsonrpc":"2.0","id":"a","method":"ping","params":{"x":[1]}}"#)
    guard case .request(let id, let method, let parameters) = message else {
      Issue.record("\(message)")
      return
    }
    #expect(id == .text("a"))
    #expect(method == "ping")
    #expect(parameters?["x"]?.elements.map(\.integer) == [1])
  }

  @Test("without a name it is a notification, with a result a response")
  func others() {
    let notification = message(#"{"jsonrpc":"2.0","method":"x"}"#)
    guard case .notification("x", nil) = notification else {
      Issue.record("\(notification)")
      return
    }
    let response = message(#"{"jsonrpc":"2.0","id":7,"result":null}"#)
    guard case .response(.number("7")) = response else {
      Issue.record("\(response)")
      return
    }
  }

  @Test(
    "what is no message is refused with the code of the protocol",
    arguments: [
      ("{", -32700), ("", -32700), ("nothing", -32700), ("{}x", -32700), ("[]", -32600),
      ("1", -32600), ("{}", -32600), (#"{"jsonrpc":"1.0","id":1,"method":"x"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":{},"method":"x"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"x"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"x","params":7}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1}"#, -32600),
    ])
  func malformed(text: String, code: Int) {
    guard case .malformed(_, let error) = message(text) else {
      Issue.record("'\(text)' is taken for a message")
      return
    }
    #expect(error.code == code)
    #expect(error.message != "")
  }

  @Test("a value that is nested without end is refused")
  func depth() {
    let text =
      #"{"jsonrpc":"2.0","id":1,"method":"x","params":"#
      + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000) + "}"
    guard case .malformed(nil, let error) = message(text) else {
      Issue.record("the depth has no limit")
      return
    }
    #expect(error.code == -32700)
  }

  @Test("the name of a request that is malformed is known, so that it can be answered")
  func name() {
    guard case .malformed(.number("3"), _) = message(#"{"jsonrpc":"2.0","id":3,"method":1}"#)
    else {
      Issue.record("the name is lost")
      return
    }
  }

  @Test("what goes out is on one line, whatever is in it")
  func line() {
    let bytes = OutgoingMessage.result(
      ["text": "a\n\u{2028}\"", "data": .data([1, 2]), "n": .number(1.5), "list": [true, .null]],
      to: .number("12345678901234567890"))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(
      text
        == #"{"jsonrpc":"2.0","id":12345678901234567890,"result":{"text":"a\n\u2028\"","data":"AQI=","n":1.5,"list":[true,null]}}"#
    )
  }
}
