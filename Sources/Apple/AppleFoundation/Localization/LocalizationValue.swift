// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
package import WidgetViews

extension String {
  /// A localizable string with interpolated values.
  ///
  /// Foundation has it on Apple's systems only.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    package let key: LocalizedStringKey

    /// Creates a value whose key is a string.
    public init(_ value: String) { key = LocalizedStringKey(value) }

    /// Creates a value whose key is a literal.
    public init(stringLiteral value: String) { key = LocalizedStringKey(value) }

    /// Creates a value whose key is a literal with placeholders for its interpolations.
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation.parts)
    }

    /// The type of a value that is put in later.
    public enum Placeholder: Hashable, Sendable {
      case int, uint, float, double, object

      var text: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }
    }

    /// The string interpolation of a localizable string.
    public struct StringInterpolation: StringInterpolationProtocol {
      var parts: LocalizedStringKey.StringInterpolation

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {
        parts = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      /// Appends a part of the literal.
      public mutating func appendLiteral(_ literal: String) { parts.appendLiteral(literal) }

      /// Appends a string as the placeholder `%@`.
      public mutating func appendInterpolation(_ string: some StringProtocol) {
        parts.appendInterpolation(string)
      }

      /// Appends a signed integer as the placeholder `%lld`, or `%d` up to 32 bits.
      public mutating func appendInterpolation(_ value: some SignedInteger & FixedWidthInteger) {
        parts.appendInterpolation(value)
      }

      /// Appends an unsigned integer as the placeholder `%llu`, or `%u` up to 32 bits.
      public mutating func appendInterpolation(_ value: some UnsignedInteger & FixedWidthInteger) {
        parts.appendInterpolation(value)
      }

      /// Appends a number as the placeholder `%lf`.
      public mutating func appendInterpolation(_ value: Double) {
        parts.appendInterpolation(value)
      }

      /// Appends a number as the placeholder `%f`.
      public mutating func appendInterpolation(_ value: Float) {
        parts.appendInterpolation(value)
      }

      /// Appends an integer with a `printf` specifier as its placeholder.
      public mutating func appendInterpolation(
        _ value: some FixedWidthInteger, specifier: String
      ) {
        parts.appendInterpolation(value, specifier: specifier)
      }

      /// Appends a number with a `printf` specifier as its placeholder.
      public mutating func appendInterpolation(
        _ value: some BinaryFloatingPoint, specifier: String
      ) {
        parts.appendInterpolation(value, specifier: specifier)
      }

      /// Appends a formatted value as the placeholder `%@`.
      public mutating func appendInterpolation<Format: FormatStyle>(
        _ value: Format.FormatInput, format: Format
      ) where Format.FormatOutput == String {
        parts.appendInterpolation(format.format(value))
      }

      /// Appends a formatted value as the placeholder `%@`, without its attributes.
      public mutating func appendInterpolation<Format: FormatStyle>(
        _ value: Format.FormatInput, format: Format
      ) where Format.FormatOutput == AttributedString {
        parts.appendInterpolation(String(format.format(value).characters))
      }

      /// Appends an attributed string as the placeholder `%@`, without its attributes.
      public mutating func appendInterpolation(
        _ string: AttributedString, options: AttributedString.InterpolationOptions = []
      ) { parts.appendInterpolation(String(string.characters)) }

      /// Appends a part of an attributed string as the placeholder `%@`, without its attributes.
      public mutating func appendInterpolation(
        _ string: AttributedSubstring, options: AttributedString.InterpolationOptions = []
      ) { parts.appendInterpolation(String(string.characters)) }

      /// Appends a placeholder for which a value is put in later.
      public mutating func appendInterpolation(placeholder: Placeholder) {
        parts.appendLiteral(placeholder.text)
      }

      /// Appends a placeholder for which a value is put in later, with a `printf` specifier.
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
        parts.appendLiteral(specifier)
      }

      /// Appends the description of any other value as the placeholder `%@`.
      @_disfavoredOverload public mutating func appendInterpolation<Value>(_ value: Value) {
        parts.appendInterpolation(String(describing: value))
      }
    }
  }
}
