// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import Testing

@Suite("Words")
struct WordsTests {
  @Test("the hash is FNV-1a, and parts are told apart")
  func hash() {
    // The vectors of http://www.isthe.com/chongo/tech/comp/fnv/.
    #expect(StableHash("").value == 0xCBF2_9CE4_8422_2325)
    #expect(StableHash("a").value == 0xAF63_DC4C_8601_EC8C)
    #expect(StableHash("foobar").value == 0x8594_4171_F739_67E8)
    func hash(_ parts: String...) -> UInt64 {
      var hash = StableHash()
      for part in parts { hash.add(part: part.utf8) }
      return hash.value
    }
    #expect(hash("ab", "c") != hash("a", "bc"))
  }

  @Test("a long text is shortened by scalars, a short one is not")
  func brief() {
    let sixty = String(repeating: "a", count: 60)
    #expect(sixty.brief == sixty)
    #expect((sixty + "b").brief == sixty + "…")
    #expect("abc".brief(2) == "ab…")
    #expect("".brief(0).isEmpty)
    // One character of a hundred scalars.
    #expect(("a" + String(repeating: "\u{301}", count: 99)).brief(10).unicodeScalars.count == 11)
  }

  @Test("a list has commas, a conjunction, and the number of what is omitted")
  func lists() {
    #expect([].listed().isEmpty)
    #expect(["a"].listed() == "a")
    #expect(["a", "b"].listed("or") == "a or b")
    #expect(["a", "b", "c"].listed() == "a, b and c")
    #expect(["a", "b", "c", "d", "e"].listed(limit: 3) == "a, b, c and 2 more")
    #expect(["a", "b", "c"].listedNames(limit: 2) == "'a', 'b' and 1 more")
  }

  @Test(
    "words are wrapped at spaces, and a word that is too long has its own line",
    arguments: [
      ("a bb ccc", 4, "a bb\nccc\n"), ("a bb ccc", 3, "a\nbb\nccc\n"), ("", 4, "\n"),
      ("looong a b", 3, "looong\na b\n"), ("a\n  b", 9, "a b\n"),
    ])
  func wrapping(text: String, width: Int, lines: String) {
    #expect(text.wrapped(width: width) == lines)
  }

  @Test("lines after the first have the indent, which counts")
  func indents() {
    #expect("a b c".wrapped(width: 5, indent: "  ", firstIndent: "* ") == "* a b\n  c\n")
    #expect("a b".lines(width: 3, indent: " ") == [" a", " b"])
  }

  @Test("what is blank at the ends is trimmed, and nothing else")
  func trimming() {
    #expect("  a b\n".trimmed == "a b")
    #expect(" \t ".trimmed.isEmpty)
    #expect("".trimmed.isEmpty)
    #expect("xaxbxx".trimmed { $0 == "x" } == "axb")
    #expect("xaxbxx".trimmedEnd { $0 == "x" } == "xaxb")
    #expect([0, 1, 0, 2, 0].trimmed { $0 == 0 } == [1, 0, 2])
  }

  @Test("bytes, scalars and paths are percent-encoded")
  func percentEncoding() {
    #expect(PercentEncoding.of(UInt8(0x0A)) == "%0A")
    #expect(PercentEncoding.of("é" as Unicode.Scalar) == "%C3%A9")
    #expect(PercentEncoding.ofPath("a b/ü+@~%.txt") == "a%20b/%C3%BC+@~%25.txt")
  }

  @Test("markup is escaped, quotation marks as asked")
  func markup() {
    let text = #"<a b="c" d='e'> & 入"#
    #expect(Markup.escaped(text) == #"&lt;a b="c" d='e'&gt; &amp; 入"#)
    #expect(Markup.escaped(text, .double) == "&lt;a b=&quot;c&quot; d='e'&gt; &amp; 入")
    #expect(Markup.escaped(text, .both) == "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt; &amp; 入")
    #expect(Markup.escaped("plain") == "plain")
  }

  @Test("numbers have one decimal at most, and never round to a limit or to nothing")
  func numbers() {
    #expect(RoundedNumber.tenths(3) == "3")
    #expect(RoundedNumber.tenths(3.25) == "3.3")
    #expect(RoundedNumber.tenths(0.01) == "0.1")
    #expect(RoundedNumber.tenths(0) == "0")
    #expect(RoundedNumber.ratio(2.99) == "2.9:1")
    #expect(RoundedNumber.ratio(4.5) == "4.5:1")
    #expect(RoundedNumber.ratio(3) == "3:1")
    #expect(RoundedNumber.points(1) == "1 point")
    #expect(RoundedNumber.points(1.5) == "1.5 points")
    #expect(RoundedNumber.tenths(.infinity) == "inf")
  }

  @Test("a scalar continues an emoji if it changes how it is drawn")
  func emoji() {
    let continuing: [Unicode.Scalar] = ["\u{FE0F}", "\u{200D}", "\u{1F1EF}", "\u{1F3FD}"]
    for scalar in continuing { #expect(scalar.continuesEmoji) }
    let others: [Unicode.Scalar] = ["a", "\u{301}", "\u{FE0E}", "\u{20E3}", "\u{1F600}"]
    for scalar in others { #expect(!scalar.continuesEmoji) }
  }
}
