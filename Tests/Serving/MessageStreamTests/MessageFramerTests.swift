// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import MessageStream
import Testing

@Suite struct MessageFramerTests {
  private func frames(
    _ text: String, _ framing: MessageFraming, limit: Int = 100, inPartsOf size: Int = 1000
  ) -> [MessageFramer.Frame] {
    var framer = MessageFramer(framing, limit: limit)
    var frames: [MessageFramer.Frame] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      framer.append(bytes[start..<min(start + size, bytes.count)])
      while let frame = framer.next() { frames.append(frame) }
    }
    if let rest = framer.rest() { frames.append(rest) }
    return frames
  }

  private func message(_ text: String) -> MessageFramer.Frame { .message(Array(text.utf8)) }

  @Test("lines are messages, however they end, and the last one without its end", arguments: 1...9)
  func lines(size: Int) {
    let found = frames("{1}\n\r\n  \n{2}\r\n{3}", .lines, inPartsOf: size)
    #expect(found == [message("{1}"), message("{2}"), message("{3}")])
  }

  @Test("a header says how many bytes come, whatever else it says", arguments: 1...9)
  func headers(size: Int) {
    let text =
      "Content-Length: 3\r\n\r\n{1}Content-Type: x\r\ncontent-length:4\r\n\r\n{\n2}"
      + "Content-Length: 0\n\nContent-Length: 2\n\n{}"
    let found = frames(text, .headers, inPartsOf: size)
    #expect(found == [message("{1}"), message("{\n2}"), message(""), message("{}")])
  }

  @Test(
    "a line beyond the limit is refused once, and the next one is read", arguments: [1, 7, 500])
  func longLine(size: Int) {
    let text = String(repeating: "x", count: 350) + "\n{2}\n"
    #expect(frames(text, .lines, limit: 20, inPartsOf: size) == [.tooLong, message("{2}")])
  }

  @Test("a message beyond the limit is passed over by its length", arguments: [1, 7, 500])
  func longMessage(size: Int) {
    let long = String(repeating: "x", count: 350)
    let text = "Content-Length: 350\r\n\r\n\(long)Content-Length: 3\r\n\r\n{2}"
    #expect(frames(text, .headers, limit: 20, inPartsOf: size) == [.tooLong, message("{2}")])
  }

  @Test(
    "a header without a length that can be is refused, and the next one is read",
    arguments: ["X: 1", "Content-Length: -4", "Content-Length: many", "Content-Length"])
  func badHeader(header: String) {
    let found = frames("\(header)\r\n\r\nContent-Length: 3\r\n\r\n{2}", .headers)
    #expect(found == [.badHeader, message("{2}")])
  }

  @Test("a header without end is refused before it takes all memory")
  func endlessHeader() {
    let text = String(repeating: "X: 1\r\n", count: 1000)
    #expect(frames(text, .headers, inPartsOf: 5000).first == .badHeader)
  }

  @Test("what is framed is what is read", arguments: [MessageFraming.lines, .headers])
  func roundTrip(framing: MessageFraming) {
    let bytes = framing.framed(Array("{\"é\":1}".utf8)) + framing.framed(Array("{}".utf8))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(frames(text, framing) == [message("{\"é\":1}"), message("{}")])
  }
}
