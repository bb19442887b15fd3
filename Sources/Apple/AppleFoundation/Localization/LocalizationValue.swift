// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
package import WidgetViews

extension String {
  /// A text that is looked up in the program's tables of strings, with what is interpolated in it.
  ///
  /// Foundation has it on Apple's systems only.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    package let key: LocalizedStringKey

    /// Makes a text of a string.
    public init(_ value: String) { key = LocalizedStringKey(value) }

    /// Makes a text of a literal.
    public init(stringLiteral value: String) { key = LocalizedStringKey(value) }

    /// Makes a text of a literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation.parts)
    }

    /// The parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
      var parts: LocalizedStringKey.StringInterpolation

      /// Begins a text.
      public init(literalCapacity: Int, interpolationCount: Int) {
        parts = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      /// Adds a part of the literal.
      public mutating func appendLiteral(_ literal: String) { parts.appendLiteral(literal) }

      /// Adds a string.
      public mutating func appendInterpolation(_ string: some StringProtocol) {
        parts.appendInterpolation(string)
      }

      /// Adds a whole number.
      public mutating func appendInterpolation(_ value: some SignedInteger & FixedWidthInteger) {
        parts.appendInterpolation(value)
      }

      /// Adds a whole number.
      public mutating func appendInterpolation(_ value: some UnsignedInteger & FixedWidthInteger) {
        parts.appendInterpolation(value)
      }

      /// Adds a number.
      public mutating func appendInterpolation(_ value: Double) {
        parts.appendInterpolation(value)
      }

      /// Adds a number.
      public mutating func appendInterpolation(_ value: Float) {
        parts.appendInterpolation(value)
      }

      /// Adds a whole number, written as a specifier says.
      public mutating func appendInterpolation(
        _ value: some FixedWidthInteger, specifier: String
      ) {
        parts.appendInterpolation(value, specifier: specifier)
      }

      /// Adds a number, written as a specifier says.
      public mutating func appendInterpolation(
        _ value: some BinaryFloatingPoint, specifier: String
      ) {
        parts.appendInterpolation(value, specifier: specifier)
      }

      /// Adds a value as a format writes it.
      public mutating func appendInterpolation<Format: FormatStyle>(
        _ value: Format.FormatInput, format: Format
      ) where Format.FormatOutput == String {
        parts.appendInterpolation(format.format(value))
      }

      /// Adds anything else as it describes itself.
      @_disfavoredOverload public mutating func appendInterpolation<Value>(_ value: Value) {
        parts.appendInterpolation(String(describing: value))
      }
    }
  }
}

extension String {
  /// Looks a text up in the program's tables of strings; without an entry the key is the text.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, and the text where there is no entry.
  ///   - table: The name of the table; nil is `Localizable`.
  ///   - bundle: Where the table is; nil is the program.
  ///   - locale: The language and the region.
  ///   - comment: What a translator is told.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    var environment = ProgramResources.environment
    if let locale { environment.locale = locale.identifier }
    self = keyAndValue.key.string(
      table: table, bundle: bundle.flatMap(StringBundle.init), in: environment)
  }

  /// Looks a text up by a key that is not the text.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text where there is no entry.
  ///   - table: The name of the table; nil is `Localizable`.
  ///   - bundle: Where the table is; nil is the program.
  ///   - locale: The language and the region.
  ///   - comment: What a translator is told.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let resource = LocalizedStringResource(
      key, defaultValue: defaultValue, table: table, locale: locale ?? .current,
      bundle: bundle.map { .atURL($0.bundleURL) } ?? .main, comment: comment)
    self.init(localized: resource)
  }

  /// Looks a resource up in the program's tables of strings.
  public init(localized resource: LocalizedStringResource) {
    self = resource.string(in: ProgramResources.environment)
  }
}

extension StringBundle {
  /// The bundle by the name that tables of strings know it by; nil for the program itself.
  package init?(_ bundle: Bundle) {
    guard bundle.bundleURL != Bundle.main.bundleURL else { return nil }
    self.init(bundle.bundleURL.deletingPathExtension().lastPathComponent)
  }
}
