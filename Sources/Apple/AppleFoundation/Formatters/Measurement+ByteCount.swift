// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// A format style of sizes of files and memory, as in `5 MB`.
  public struct ByteCount: FormatStyle, Sendable {
    /// How units are counted.
    public typealias Style = ByteCountFormatStyle.Style
    /// The units that may be used.
    public typealias Units = ByteCountFormatStyle.Units

    /// How units are counted.
    public var style: Style
    /// The units that may be used.
    public var allowedUnits: Units
    /// Whether nothing is written as a word.
    public var spellsOutZero: Bool
    /// Whether the number of bytes is added in parentheses.
    public var includesActualByteCount: Bool
    /// The locale of the text.
    public var locale: Locale

    /// Creates a style; by default of files, in the unit that fits.
    public init(
      style: Style = .file, allowedUnits: Units = .all, spellsOutZero: Bool = true,
      includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent
    ) {
      self.style = style
      self.allowedUnits = allowedUnits
      self.spellsOutZero = spellsOutZero
      self.includesActualByteCount = includesActualByteCount
      self.locale = locale
    }

    /// Returns the size as text, rounded to whole bytes.
    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale
      ).format(value.wholeBytes)
    }

    /// Returns the style with another locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }
}

extension FormatStyle {
  /// Returns a style of sizes of files and memory in the current locale.
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount)
  }
}

extension ByteCountFormatter {
  /// Returns a size as text.
  public func string(from measurement: Measurement<UnitInformationStorage>) -> String {
    string(fromByteCount: measurement.wholeBytes)
  }

  /// Returns a size as text, with units counted as in a style.
  public class func string(
    from measurement: Measurement<UnitInformationStorage>, countStyle: CountStyle
  ) -> String { string(fromByteCount: measurement.wholeBytes, countStyle: countStyle) }
}

extension Measurement where UnitType == UnitInformationStorage {
  /// The number of bytes, as near as one can be.
  var wholeBytes: Int64 {
    let bytes = converted(to: .bytes).value.rounded()
    return Int64(exactly: bytes) ?? (bytes < 0 ? .min : .max)
  }
}
