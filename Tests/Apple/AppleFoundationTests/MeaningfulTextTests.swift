// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Testing

/// Links, phone numbers and words in a text.
@Suite struct MeaningfulTextTests {
  // The bits of Foundation on Linux for links and phone numbers, whose names it has deprecated.
  private let link: UInt64 = 1 << 6
  private let phoneNumber: UInt64 = 1 << 11

  private func results(_ types: UInt64, in text: String) throws -> [NSTextCheckingResult] {
    let range = NSRange(location: 0, length: text.utf16.count)
    return try NSDataDetector(types: types).matches(in: text, range: range)
  }

  @Test
  func `Links are addresses, email addresses and names of hosts, without marks of the sentence`()
    throws
  {
    let text = "Größe: apple.com, (see https://a.org/b_(c)?d=1). Mail tim@apple.com; not is.it!"
    let links = try results(link, in: text)
    #expect(
      links.compactMap(\.url?.absoluteString) == [
        "http://apple.com", "https://a.org/b_(c)?d=1", "mailto:tim@apple.com",
      ])
    #expect(links.first?.range == NSRange(location: 7, length: 9))
    #expect(links.first?.phoneNumber == nil && links.first?.numberOfRanges == 1)
  }

  @Test
  func `Phone numbers have seven to fifteen digits, and dates and addresses of hosts are none`()
    throws
  {
    let text = "Call +1 (408) 996-1010 or 14085551234, not 192.168.1.10, 2026-11-30 or 12345.678."
    #expect(
      try results(phoneNumber, in: text).compactMap(\.phoneNumber) == [
        "+1 (408) 996-1010", "14085551234",
      ])
  }

  @Test func `Each kind alone is found, and a link is never a phone number as well`() throws {
    let text = "tel:14085551234"
    #expect(try results(link | phoneNumber, in: text).map(\.resultType.rawValue) == [link])
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
  }

  @Test func `What was found is replaced by a template`() throws {
    let text = "Go to apple.com now"
    let range = NSRange(location: 0, length: text.utf16.count)
    #expect(
      try NSDataDetector(types: link)
        .stringByReplacingMatches(in: text, range: range, withTemplate: "<$0>")
        == "Go to <apple.com> now")
  }

  @Test func `A tagger tells words, marks and spaces apart`() {
    let tagger = NSLinguisticTagger(tagSchemes: [.tokenType], options: 0)
    tagger.string = "Hello, world!"
    var found: [NSLinguisticTag?] = []
    tagger.enumerateTags(
      in: NSRange(location: 0, length: 13), unit: .word, scheme: .tokenType,
      options: [.omitWhitespace]
    ) { tag, _, _ in found.append(tag) }
    #expect(found == [.word, .punctuation, .word, .punctuation])
    var range = NSRange()
    #expect(
      tagger.tag(at: 8, unit: .word, scheme: .tokenType, tokenRange: &range) == .word)
    #expect(range == NSRange(location: 7, length: 5))
  }

  @Test func `Grammar of a text is kept, and nothing is inflected`() {
    var text = AttributedString("cars")
    var grammar = Morphology()
    #expect(grammar.isUnspecified)
    grammar.number = .plural
    text.inflect = .explicit(grammar)
    text.morphology = grammar
    #expect(text.runs.first?.inflect == .explicit(grammar))
    #expect(text.inflected() == text && !grammar.isUnspecified)
  }
}
