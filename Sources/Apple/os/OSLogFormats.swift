// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation

/// How the text of a value is filled up to a number of columns.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isLeft: Bool

  /// The text is not filled up.
  public static let none = OSLogStringAlignment(columns: 0, isLeft: true)

  /// The text is at the right of a number of columns.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }

  /// The text is at the left of a number of columns.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + space : space + text
  }
}

/// How an integer is written in a message.
public struct OSLogIntegerFormatting: Sendable {
  var radix = 10
  var prefix = ""
  var isSigned = false
  var isUppercase = false
  var minDigits = 1

  /// The number in decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }

  /// In at least some decimal digits, with a plus sign if one is asked for.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(isSigned: explicitPositiveSign, minDigits: minDigits)
  }

  /// The number in hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { hex() }

  /// In at least some hexadecimal digits, after `0x` if that is asked for.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", isSigned: explicitPositiveSign,
      isUppercase: uppercase, minDigits: minDigits)
  }

  /// The number in octal digits.
  public static var octal: OSLogIntegerFormatting { octal() }

  /// In at least some octal digits, after `0o` if that is asked for.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, prefix: includePrefix ? "0o" : "", isSigned: explicitPositiveSign,
      isUppercase: uppercase, minDigits: minDigits)
  }

  func text(_ number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    return (number < 0 ? "-" : isSigned ? "+" : "") + prefix + zeros + digits
  }
}

/// How a number with a fraction is written in a message.
public struct OSLogFloatFormatting: Sendable {
  var conversion = "f"
  var precision: Int?
  var isSigned = false
  var isUppercase = false

  private init(_ conversion: String, _ precision: Int?, _ isSigned: Bool, _ isUppercase: Bool) {
    (self.conversion, self.precision) = (conversion, precision)
    (self.isSigned, self.isUppercase) = (isSigned, isUppercase)
  }

  /// With six digits of the fraction.
  public static var fixed: OSLogFloatFormatting { fixed() }

  /// With six digits of the fraction, and a plus sign if one is asked for.
  public static func fixed(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .init("f", nil, explicitPositiveSign, uppercase) }

  /// With a number of digits of the fraction.
  public static func fixed(
    precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .init("f", precision, explicitPositiveSign, uppercase) }

  /// In hexadecimal digits with an exponent.
  public static var hex: OSLogFloatFormatting { hex() }

  /// In hexadecimal digits with an exponent, and a plus sign if one is asked for.
  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .init("a", nil, explicitPositiveSign, uppercase) }

  /// The number with an exponent.
  public static var exponential: OSLogFloatFormatting { exponential() }

  /// With an exponent, and a plus sign if one is asked for.
  public static func exponential(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .init("e", nil, explicitPositiveSign, uppercase) }

  /// With an exponent and a number of digits of the fraction.
  public static func exponential(
    precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .init("e", precision, explicitPositiveSign, uppercase) }

  /// With an exponent if it is shorter that way.
  public static var hybrid: OSLogFloatFormatting { hybrid() }

  /// With an exponent if it is shorter that way, and a plus sign if one is asked for.
  public static func hybrid(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .init("g", nil, explicitPositiveSign, uppercase) }

  /// With an exponent if it is shorter that way, and a number of digits.
  public static func hybrid(
    precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .init("g", precision, explicitPositiveSign, uppercase) }

  func text(_ number: Double) -> String {
    let digits = precision.map { ".\(max(0, $0))" } ?? ""
    let letter = isUppercase ? conversion.uppercased() : conversion
    return String(format: "%\(isSigned ? "+" : "")\(digits)\(letter)", number)
  }
}

/// How a Boolean is written in a message.
public enum OSLogBoolFormat: Sendable {
  /// As `true` or `false`.
  case truth
  /// As `yes` or `no`.
  case answer
}

/// What an integer in a message counts.
public enum OSLogIntExtendedFormat: Sendable {
  /// Bits in a second, in steps of 1000.
  case bitrate
  /// Bits in a second, in steps of 1024.
  case bitrateIEC
  /// Bytes, in steps of 1000.
  case byteCount
  /// Bytes, in steps of 1024.
  case byteCountIEC

  func text(_ number: Int) -> String {
    let isBinary = self == .bitrateIEC || self == .byteCountIEC
    let step = isBinary ? 1024.0 : 1000.0
    let unit = self == .bitrate || self == .bitrateIEC ? "bps" : "B"
    var (rest, prefixes) = (Double(number), ["", "k", "M", "G", "T", "P", "E"][...])
    while abs(rest) >= step, prefixes.count > 1 {
      rest /= step
      prefixes.removeFirst()
    }
    let prefix = prefixes.first ?? ""
    guard !prefix.isEmpty else { return "\(number) \(unit)" }
    return String(format: "%.2f ", rest)
      + (isBinary ? "\(prefix.uppercased())i" : prefix) + unit
  }
}

/// What an integer of 32 bits in a message is.
public enum OSLogInt32ExtendedFormat: Sendable {
  /// An address of version 4 of the Internet protocol, in the order of a network.
  case ipv4Address
  /// Seconds since 1970, shown as a date.
  case secondsSince1970
  /// The mode of a file, shown in octal digits.
  case darwinMode
  /// A number of `errno`, shown with its meaning.
  case darwinErrno
  /// A signal, shown with its meaning.
  case darwinSignal

  func text(_ number: Int32) -> String {
    switch self {
    case .ipv4Address:
      withUnsafeBytes(of: number) { $0.map { "\($0)" }.joined(separator: ".") }
    case .secondsSince1970: "\(Date(timeIntervalSince1970: Double(number)))"
    case .darwinMode: "0" + String(number, radix: 8)
    case .darwinErrno: "[\(number): \(String(cString: strerror(number)))]"
    case .darwinSignal: "[\(number): \(String(cString: strsignal(number)))]"
    }
  }
}

extension OSLogMessage.StringInterpolation {
  /// Appends the description of a value in a number of columns; the privacy is ignored.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(String(describing: value())) }

  /// Appends an integer in a format; the privacy is ignored.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure () -> Number, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(format.text(number())) }

  /// Appends a number with a fraction in a format; the privacy is ignored.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ number: @autoclosure () -> Number, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(format.text(Double(number()))) }

  /// Appends a Boolean in a format; the privacy is ignored.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {
    let value = boolean()
    text += format == .truth ? "\(value)" : value ? "yes" : "no"
  }

  /// Appends an integer as a number of bits or bytes; the privacy is ignored.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Int, format: OSLogIntExtendedFormat,
    privacy: OSLogPrivacy = .auto
  ) { text += format.text(number()) }

  /// Appends an integer of 32 bits as what it is; the privacy is ignored.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Int32, format: OSLogInt32ExtendedFormat,
    privacy: OSLogPrivacy = .auto
  ) { text += format.text(number()) }
}
