// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A text that is looked up in the widget's tables of strings.
///
/// A literal is a key, `Text("Bread")` for one: what stands between `\(` and `)` becomes a format specifier of the key, so that
/// `Text("\(count) loaves")` looks up `%lld loaves`. Where no table has the key, the key is the text. Either way it may have Markdown: bold,
/// italic, code, strikethrough and links. What is interpolated is never looked up nor read as Markdown.
///
/// Source: Apple's documentation of `LocalizedStringKey`; the specifiers are those of Foundation's formats.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The value of an interpolation, which replaces a specifier.
  enum Argument: Hashable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    case text(Text)
  }

  /// The key that is looked up in a string table, with a specifier for each interpolation.
  package let key: String

  /// The values that replace the specifiers, in the specifiers' order.
  let arguments: [Argument]

  /// Creates a key from a string, whose specifiers nothing stands for.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    // Without arguments nothing is a specifier, and a percent sign is one.
    key =
      stringInterpolation.arguments.isEmpty ? stringInterpolation.plain : stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// The parts of a literal as it is made a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var key = ""
    private(set) var plain = ""
    private(set) var arguments: [Argument] = []

    /// Begins a key, with room for the literal's bytes and its interpolations.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Adds a part of the literal; percent signs are doubled, as in a format.
    public mutating func appendLiteral(_ literal: String) {
      plain += literal
      for character in literal { key += character == "%" ? "%%" : String(character) }
    }

    /// Adds a string as the specifier `%@`.
    public mutating func appendInterpolation(_ string: some StringProtocol) {
      append("%@", .string(String(string)))
    }

    /// Adds a whole number, written as the language does.
    public mutating func appendInterpolation(_ value: some SignedInteger & FixedWidthInteger) {
      append(value.bitWidth > 32 ? "%lld" : "%d", .integer(Int64(clamping: value)))
    }

    /// Adds a whole number, written as the language does.
    public mutating func appendInterpolation(_ value: some UnsignedInteger & FixedWidthInteger) {
      append(value.bitWidth > 32 ? "%llu" : "%u", .unsigned(UInt64(clamping: value)))
    }

    /// Adds a number, written with six decimals.
    public mutating func appendInterpolation(_ value: Double) { append("%lf", .number(value)) }

    /// Adds a number, written with six decimals.
    public mutating func appendInterpolation(_ value: Float) {
      append("%f", .number(Double(value)))
    }

    /// Adds a whole number, written as a specifier says, as `%03lld`.
    public mutating func appendInterpolation(
      _ value: some FixedWidthInteger, specifier: String
    ) {
      append(specifier, .integer(Int64(clamping: value)))
    }

    /// Adds a number, written as a specifier says, as `%.1f`.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String) {
      append(specifier, .number(Double(value)))
    }

    /// Adds a text with its look.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

    /// Adds an image, as high as the letters if it is a symbol.
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

    /// Adds a moment, written in a style.
    public mutating func appendInterpolation(_ date: Instant, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }

    /// Adds a countdown, or a count up, within an interval as the specifier `%@`.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Instant>, pauseTime: Instant? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        "%@",
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }

    /// Adds a value as a format writes it.
    public mutating func appendInterpolation<Format: TextFormat>(
      _ value: Format.Input, format: Format
    ) {
      append("%@", .text(Text(value, format: format)))
    }

    /// Adds anything else as it describes itself; SwiftUI refuses most of it.
    @_disfavoredOverload public mutating func appendInterpolation<Value>(_ value: Value) {
      append("%@", .string(String(describing: value)))
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      plain += specifier
      arguments.append(argument)
    }
  }
}

extension LocalizedStringKey {
  /// The text in the language of an environment, without its look.
  package func string(
    table: String? = nil, bundle: StringBundle? = nil, in environment: EnvironmentValues
  ) -> String {
    parts(Text.Part(), table: table, bundle: bundle, in: environment).map(\.string).joined()
  }

  /// The text with another string in the place of the key, without its look.
  package func string(as string: String, in environment: EnvironmentValues) -> String {
    var environment = environment
    environment.strings = nil
    return LocalizedStringKey(key: string, arguments: arguments).string(in: environment)
  }

  private init(key: String, arguments: [Argument]) {
    self.key = key
    self.arguments = arguments
  }

  /// The translation of the key, with its specifiers; nil if no table has the key.
  func translation(
    table: String?, bundle: StringBundle?, in environment: EnvironmentValues
  ) -> String? {
    environment.strings?.string(
      for: LocalizedStringRequest(
        key: key, table: table, bundle: bundle, locale: environment.locale,
        quantities: arguments.map(\.quantity)))
  }

  /// The parts of the text in the language of an environment.
  ///
  /// - Parameters:
  ///   - part: The look of all of them.
  ///   - table: The name of the table of strings; nil is `Localizable`.
  ///   - bundle: Where the table is; nil is the widget.
  ///   - environment: The language, and the tables.
  /// - Returns: The parts, each a string or an image.
  func parts(
    _ part: Text.Part, table: String?, bundle: StringBundle?, in environment: EnvironmentValues
  ) -> [Text.Part] {
    let found = translation(table: table, bundle: bundle, in: environment)
    let format = arguments.isEmpty ? found ?? key : FormatString(found ?? key).positioned
    return InlineMarkdown.parts(of: format, part) { format, part in
      guard !arguments.isEmpty else {
        var part = part
        part.content = .string(format)
        return [part]
      }
      return FormatString(format).parts(of: arguments, part, in: environment)
    }
  }
}

extension LocalizedStringKey.Argument {
  /// The number that chooses a plural form; nil for what is no number.
  fileprivate var quantity: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    case .string, .text: nil
    }
  }
}
