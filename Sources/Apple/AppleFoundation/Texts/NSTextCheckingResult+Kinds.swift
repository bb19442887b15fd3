// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A part of a text that means something, such as a link, with what it means.
final class MeaningfulText: NSTextCheckingResult {
  /// What a part of a text means.
  enum Meaning {
    case link(URL)
    case phoneNumber(String)
    case date(Date, timeZone: TimeZone?, duration: TimeInterval)
    case replacement(String)
    case spelling
  }

  let meaning: Meaning
  private let place: NSRange

  init(_ meaning: Meaning, at place: NSRange) {
    (self.meaning, self.place) = (meaning, place)
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange {
    idx == 0 ? place : NSRange(location: NSNotFound, length: 0)
  }
  override func copy(with zone: NSZone? = nil) -> Any { self }

  override var resultType: NSTextCheckingResult.CheckingType {
    switch meaning {
    case .link: .linkOfText
    case .phoneNumber: .phoneNumberOfText
    case .date: .dateOfText
    case .replacement: .replacementOfText
    case .spelling: .spellingOfText
    }
  }
}

extension NSTextCheckingResult {
  private var knownMeaning: MeaningfulText.Meaning? { (self as? MeaningfulText)?.meaning }

  /// The address of a link; nil for what is not a link.
  public var url: URL? {
    if case .link(let url) = knownMeaning { url } else { nil }
  }
  /// The phone number as it is written; nil for what is not a phone number.
  public var phoneNumber: String? {
    if case .phoneNumber(let number) = knownMeaning { number } else { nil }
  }
  /// The moment that a text names; nil for what is not a date.
  public var date: Date? {
    if case .date(let date, _, _) = knownMeaning { date } else { nil }
  }
  /// The time zone that a date names; nil for none.
  public var timeZone: TimeZone? {
    if case .date(_, let timeZone, _) = knownMeaning { timeZone } else { nil }
  }
  /// The seconds from the beginning to the end of a date; 0 for what is not a date.
  public var duration: TimeInterval {
    if case .date(_, _, let duration) = knownMeaning { duration } else { 0 }
  }
  /// What the text should be replaced by; nil for no replacement.
  public var replacementString: String? {
    if case .replacement(let text) = knownMeaning { text } else { nil }
  }
  /// Other texts that are possible: nil here.
  public var alternativeStrings: [String]? { nil }
  /// The parts of an address, which is never found here.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// The parts of a flight, which is never found here.
  public var components: [NSTextCheckingKey: String]? { nil }
  /// What is wrong with the grammar, which is never found here.
  public var grammarDetails: [[String: Any]]? { nil }

  /// Returns a link at a place of a text.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    MeaningfulText(.link(url), at: range)
  }
  /// Returns a phone number at a place of a text.
  public class func phoneNumberCheckingResult(
    range: NSRange, phoneNumber: String
  ) -> NSTextCheckingResult { MeaningfulText(.phoneNumber(phoneNumber), at: range) }
  /// Returns a date at a place of a text.
  public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    MeaningfulText(.date(date, timeZone: nil, duration: 0), at: range)
  }
  /// Returns a date with a time zone and a duration in seconds at a place of a text.
  public class func dateCheckingResult(
    range: NSRange, date: Date, timeZone: TimeZone, duration: TimeInterval
  ) -> NSTextCheckingResult {
    MeaningfulText(.date(date, timeZone: timeZone, duration: duration), at: range)
  }
  /// Returns a text to replace that at a place.
  public class func replacementCheckingResult(
    range: NSRange, replacementString: String
  ) -> NSTextCheckingResult { MeaningfulText(.replacement(replacementString), at: range) }
  /// Returns a word that is misspelled.
  public class func spellCheckingResult(range: NSRange) -> NSTextCheckingResult {
    MeaningfulText(.spelling, at: range)
  }
}

/// The kinds with the bits of Foundation on Linux, which has its own names deprecated as it finds none of them.
extension NSTextCheckingResult.CheckingType {
  static let spellingOfText = NSTextCheckingResult.CheckingType(rawValue: 1 << 2)
  static let dateOfText = NSTextCheckingResult.CheckingType(rawValue: 1 << 4)
  static let linkOfText = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  static let replacementOfText = NSTextCheckingResult.CheckingType(rawValue: 1 << 9)
  static let phoneNumberOfText = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
}

/// The kinds of results as bits of a number.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult.CheckingType {
  /// All kinds that the system has.
  public static let allSystemTypes = NSTextCheckingResult.CheckingType(rawValue: 0xFFFF_FFFF)
  /// All kinds that apps have.
  public static let allCustomTypes = NSTextCheckingResult.CheckingType(
    rawValue: 0xFFFF_FFFF_0000_0000)
  /// All kinds that there are.
  public static let allTypes = NSTextCheckingResult.CheckingType(rawValue: .max)
}

extension NSTextCheckingKey {
  /// The name of a person or a company in an address.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// The name of a company in an address.
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  /// The street and the number of an address.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// The city of an address.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// The state of an address.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// The postal code of an address.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// The country of an address.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// The phone number that is written with an address.
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  /// The name of an airline.
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  /// The number of a flight.
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
