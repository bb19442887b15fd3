// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Testing
import WidgetViews

@testable import WidgetRendering

@Suite struct MarkupWriterTests {
  private func written(_ write: (inout MarkupWriter) -> Void) -> String {
    var writer = MarkupWriter()
    write(&writer)
    return writer.string
  }

  @Test(
    "a number has at most three decimals and no needless zero",
    arguments: [
      (149, "149"), (144.5, "144.5"), (1 / 3, "0.333"), (2 / 3, "0.667"), (0.05, "0.05"),
      (0.0004, "0"), (-0.0004, "0"), (-0.0, "0"), (-1.25, "-1.25"), (0.9996, "1"),
      (1234567.0625, "1234567.063"), (100.01, "100.01"), (-0.5, "-0.5"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) {
    #expect(written { $0.number(value) } == text)
  }

  @Test("what is no number is 0, and what no picture has is kept small")
  func strangeNumbers() {
    #expect(written { $0.number(.nan) } == "0")
    #expect(written { $0.number(.infinity) } == "1000000000")
    #expect(written { $0.number(-.greatestFiniteMagnitude) } == "-1000000000")
  }

  @Test("a number reads back as what was written, to a thousandth")
  func roundTrip() throws {
    for index in -2000...2000 {
      let value = Double(index) * 0.937
      let read = try #require(Double(written { $0.number(value) }))
      #expect(abs(read - value) <= 0.000_500_1)
    }
  }

  @Test("colors are short where that says the same, and opacity is a number of its own")
  func colors() {
    let white = ResolvedColor(red: 1, green: 1, blue: 1)
    #expect(written { $0.attribute("fill", color: white) } == ##" fill="#fff""##)
    let other = ResolvedColor(red: 242 / 255, green: 2, blue: -.infinity)
    #expect(written { $0.attribute("fill", color: other) } == ##" fill="#f2ff00""##)
    #expect(written { $0.attribute("opacity", opacity: 1) } == "")
    #expect(written { $0.attribute("opacity", opacity: 0.25) } == #" opacity="0.25""#)
    #expect(written { $0.attribute("opacity", opacity: .nan) } == #" opacity="0""#)
  }

  @Test(
    "markup in text is text",
    arguments: [
      ("</svg><script>alert(1)</script>", "&lt;/svg&gt;&lt;script&gt;alert(1)&lt;/script&gt;"),
      ("]]>", "]]&gt;"), (#"" onload="x"#, "&quot; onload=&quot;x"), ("' x='", "&#39; x=&#39;"),
      ("&amp;", "&amp;amp;"), ("家計簿 🧾", "家計簿 🧾"), ("<!-- -->", "&lt;!-- --&gt;"),
    ])
  func escapes(text: String, expected: String) {
    #expect(written { $0.text(text) } == expected)
  }

  @Test("control characters, which XML cannot hold, and changes of direction are taken out")
  func controls() {
    for value in UInt32(0)...0x9F {
      guard let scalar = Unicode.Scalar(value), value < 0x20 || value >= 0x7F else { continue }
      let isSpace = [0x09, 0x0A, 0x0D, 0x85].contains(value)
      #expect(written { $0.text("a\(Character(scalar))b") } == (isSpace ? "a b" : "ab"))
    }
    let directions = "\u{202A}\u{202E}\u{2066}\u{2069}\u{FFFE}\u{FFFF}"
    #expect(written { $0.text("a\(directions)b\u{2028}c") } == "ab c")
    // What merely begins with the same bytes stays: NBSP, a dash, a full-width letter, a mark of direction.
    #expect(written { $0.text("\u{A0}–Ａ\u{200F}") } == "\u{A0}–Ａ\u{200F}")
  }

  @Test("base64 is Foundation's", arguments: 0...70)
  func base64(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count) }
    #expect(written { $0.base64(bytes) } == Data(bytes).base64EncodedString())
  }
}
