// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// Finds links and phone numbers in a part of a text, of which no two overlap.
struct DataFinder {
  /// What was found, in the order in which it is in the text.
  private(set) var results: [MeaningfulText] = []
  private let text: NSString
  private let range: NSRange

  init(_ text: String, in range: NSRange) {
    self.text = NSString(string: text)
    self.range = range
  }

  /// The ends of hosts that make a link of a name without a scheme; those that are English words are not among them.
  private static let domains =
    "com|org|net|edu|gov|mil|int|info|biz|io|dev|app|tv|ai|co|eu|uk|ca|au|nz|ie|de|ch|fr|es|pt|nl"
    + "|dk|se|fi|pl|cz|ru|ua|jp|cn|kr|br|mx|za"
  /// What links look like, and what their addresses have before it.
  private static let links = [
    (#"\b[A-Z][A-Z0-9+.-]*://[^\s<>"]+"#, ""),
    (#"\b(?:mailto|tel|sms):[^\s<>"]+"#, ""),
    (#"\b[A-Z0-9._%+-]+@(?:[A-Z0-9-]+\.)+[A-Z]{2,24}"#, "mailto:"),
    (#"\bwww\.[^\s<>"]+"#, "http://"),
    (
      #"(?<![\w@.-])(?:[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?\.)+(?:"# + domains
        + #")\b(?:[/?#:][^\s<>"]*)?"#, "http://"
    ),
  ]
  private static let number =
    #"(?<![\w.,:/-])(?:\+|\()?\d(?:[\s().-]{0,2}\d){6,14}(?![\w:/-]|[.,]\d)"#
  /// What looks like a phone number and is a date, an address of a host or a decimal number.
  private static let otherNumbers =
    #"^(?:\d{4}[-. ]\d{1,2}[-. ]\d{1,2}|\d{1,2}[-. ]\d{1,2}[-. ]\d{4}"#
    + #"|\d{1,3}(?:\.\d{1,3}){3}|\d+\.\d+)$"#

  private func places(of pattern: String) -> [NSRange] {
    let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    return expression?.matches(in: text as String, range: range).map(\.range) ?? []
  }

  private mutating func add(_ meaning: MeaningfulText.Meaning, at place: NSRange) {
    guard !results.contains(where: { NSIntersectionRange($0.range, place).length > 0 }) else {
      return
    }
    results.append(MeaningfulText(meaning, at: place))
    results.sort { $0.range.location < $1.range.location }
  }

  /// Finds addresses with a scheme, email addresses and names of hosts.
  mutating func findLinks() {
    for (pattern, prefix) in Self.links {
      for place in places(of: pattern).map(withoutPunctuation) {
        let found = text.substring(with: place)
        if let url = URL(string: prefix + found) { add(.link(url), at: place) }
      }
    }
  }

  /// Finds numbers of seven to fifteen digits; one without any separator has at least ten.
  mutating func findPhoneNumbers() {
    for place in places(of: Self.number) {
      let found = text.substring(with: place)
      let isOther = found.range(of: Self.otherNumbers, options: .regularExpression) != nil
      let isPlain = found.allSatisfy(\.isNumber) && found.count < 10
      if !isOther, !isPlain { add(.phoneNumber(found), at: place) }
    }
  }

  /// Returns a place without the marks at its end that are of the sentence.
  private func withoutPunctuation(_ place: NSRange) -> NSRange {
    var place = place
    while place.length > 1 {
      let found = text.substring(with: place)
      guard let last = found.last, ".,;:!?'\u{2019}\u{201D})]}".contains(last) else { break }
      if last == ")", found.count(where: { $0 == "(" }) >= found.count(where: { $0 == ")" }) {
        break
      }
      place.length -= 1
    }
    return place
  }
}
