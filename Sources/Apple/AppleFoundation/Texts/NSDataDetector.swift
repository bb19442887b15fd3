// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What finds links and phone numbers in a text.
///
/// Of Apple's kinds, only these two are found: dates, addresses and flights never are, and a program that asks for them says so
/// once. A link is an address with a scheme, an email address, or the name of a host that starts with `www.` or ends as many do, such
/// as `.com`. A phone number has seven to fifteen digits. Apple's class is a regular expression, which none outside of Foundation can
/// be on Linux.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The kinds that were asked for, as bits of a number.
  public let checkingTypes: NSTextCheckingTypes
  private static let found: NSTextCheckingResult.CheckingType = [.linkOfText, .phoneNumberOfText]

  /// Creates what finds texts of some kinds.
  ///
  /// - Throws: `CocoaError.formatting` if there are none.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
    super.init()
    if checkingTypes & ~Self.found.rawValue != 0 {
      reportUnavailable("NSDataDetector", answer: "links and phone numbers alone are found")
    }
  }

  /// The number of groups in parentheses: none.
  open var numberOfCaptureGroups: Int { 0 }

  /// Calls a function with each result in a range of a text, until it says to stop.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var isStopped = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &isStopped)
      if isStopped.boolValue { return }
    }
  }

  /// Returns the results in a range of a text, in the order in which they are there.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var finder = DataFinder(string, in: range)
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    if types.contains(.linkOfText) { finder.findLinks() }
    if types.contains(.phoneNumberOfText) { finder.findPhoneNumbers() }
    return finder.results
  }

  /// Returns how many results are in a range of a text.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Returns the first result in a range of a text; nil for none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns the place of the first result in a range of a text; `NSNotFound` for none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Returns a text with a template in the place of each result; `$0` in it is what was found.
  open func stringByReplacingMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    withTemplate template: String
  ) -> String {
    let text = NSMutableString(string: string)
    for match in matches(in: string, options: options, range: range).reversed() {
      let found = text.substring(with: match.range)
      let new = template.replacingOccurrences(of: "$0", with: found)
      text.replaceCharacters(in: match.range, with: new)
    }
    return text as String
  }
}
