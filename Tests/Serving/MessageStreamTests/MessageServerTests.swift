// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import MessageStream
import PropertyListSyntax
import Synchronization
import Testing

/// The server with the framing of editors, whose protocol answers requests that are taken back.
@Suite struct MessageServerTests {
  /// Answers with the parameters; `hold` waits until the server has read what comes after it.
  private struct Handler: MessageHandler {
    let answersCanceled: Bool

    /// Signaled by the method `release`.
    let released = DispatchSemaphore(value: 0)

    func isImmediate(_ method: String) -> Bool { method == "release" }

    func answer(
      _ method: String, _ parameters: PropertyListValue?, _ call: MessageCall
    ) throws(MessageError) -> PropertyListLiteral {
      switch method {
      case "echo": return parameters.map { PropertyListLiteral($0) } ?? .null
      case "hold":
        released.wait()
        return .string(call.isCanceled ? "canceled" : "held")
      case "release":
        released.signal()
        return .null
      default: throw MessageError.unknownMethod(method)
      }
    }

    func canceledRequest(_ method: String, _ parameters: PropertyListValue?) -> MessageID? {
      method == "$/cancelRequest" ? parameters?["id"].flatMap { MessageID($0) } : nil
    }
  }

  /// What the server writes to messages that come at once, sorted.
  private func answers(
    to messages: [String], _ framing: MessageFraming = .headers, answersCanceled: Bool = true
  ) -> [String] {
    // Files, as more than a pipe holds is read and written.
    guard let input = tmpfile(), let output = tmpfile() else { return [] }
    defer {
      fclose(input)
      fclose(output)
    }
    for message in messages {
      let bytes = framing.framed(Array(message.utf8))
      fwrite(bytes, 1, bytes.count, input)
    }
    rewind(input)
    MessageServer(
      framing, output: FileDescriptor(fileno(output)),
      handler: Handler(answersCanceled: answersCanceled)
    )
    .run(reading: FileDescriptor(fileno(input)))
    var framer = MessageFramer(framing)
    let written = FileHandle(fileDescriptor: fileno(output))
    try? written.seek(toOffset: 0)
    framer.append(written.readDataToEndOfFile())
    var found: [String] = []
    while case .message(let bytes)? = framer.next() {
      found.append(String(decoding: bytes, as: UTF8.self))
    }
    return found.sorted()
  }

  private func request(_ id: Int, _ method: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{"n":\#(id)}}"#
  }

  private func cancel(_ id: Int) -> String {
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#
  }

  @Test("requests are answered in either framing", arguments: [MessageFraming.lines, .headers])
  func answered(framing: MessageFraming) {
    let found = answers(to: [request(1, "echo"), "{", request(2, "nope")], framing)
    #expect(found.count == 3)
    #expect(found.contains(#"{"jsonrpc":"2.0","id":1,"result":{"n":1}}"#))
    #expect(found.contains { $0.contains(#""id":2,"error":{"code":-32601"#) })
    #expect(found.contains { $0.contains(#""id":null,"error":{"code":-32700"#) })
  }

  @Test("a request that is taken back is answered with an error, and the next one as ever")
  func canceled() {
    let found = answers(to: [
      request(1, "hold"), request(2, "echo"), request(3, "echo"), cancel(2), cancel(1),
      request(4, "release"),
    ])
    let error = #""error":{"code":-32800,"message":"the request was canceled"}}"#
    #expect(
      found == [
        #"{"jsonrpc":"2.0","id":1,\#(error)"#, #"{"jsonrpc":"2.0","id":2,\#(error)"#,
        #"{"jsonrpc":"2.0","id":3,"result":{"n":3}}"#, #"{"jsonrpc":"2.0","id":4,"result":null}"#,
      ])
  }

  @Test("where the protocol forbids it, a request that is taken back is not answered")
  func silent() {
    let found = answers(
      to: [request(1, "hold"), request(2, "echo"), cancel(2), cancel(1), request(3, "release")],
      answersCanceled: false)
    #expect(found == [#"{"jsonrpc":"2.0","id":3,"result":null}"#])
  }

  @Test("10,000 requests that come at once are all answered, but for those that are taken back")
  func many() {
    let found = answers(
      to: [request(0, "hold")] + (1...10_000).map { request($0, "echo") }
        + (1...10_000).filter { $0 % 10 == 0 }.map(cancel) + [request(10_001, "release")])
    let answered = Set(found.filter { $0.contains(#""result":{"n":"#) })
    #expect(answered.count == 9_000)
    #expect(!answered.contains(#"{"jsonrpc":"2.0","id":10,"result":{"n":10}}"#))
    #expect(found.filter { $0.contains(#""error":{"code":-32800"#) }.count == 1_000)
    #expect(found.count == 10_002)
  }

  @Test("a message of 65 MB is refused, and the next one answered")
  func large() {
    let text = String(repeating: "x", count: 65 << 20)
    let found = answers(to: [#"{"text":"\#(text)"}"#, request(2, "echo")])
    #expect(found.contains(#"{"jsonrpc":"2.0","id":2,"result":{"n":2}}"#))
    #expect(found.contains { $0.contains(#""id":null,"error":{"code":-32700"#) })
    #expect(found.count == 2)
  }

  @Test("the name of a request that is not answered yet cannot be given again")
  func sameName() {
    let found = answers(to: [
      request(1, "hold"), request(2, "echo"), request(2, "echo"), request(3, "release"),
    ])
    #expect(found.filter { $0.contains(#""id":2,"error":{"code":-32600"#) }.count == 1)
    #expect(found.contains(#"{"jsonrpc":"2.0","id":2,"result":{"n":2}}"#))
    #expect(found.count == 4)
  }
}
