// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension Measurement where UnitType: Dimension {
  /// A format style of measurements whose texts say what is the number and what the unit.
  @dynamicMemberLookup
  public struct AttributedStyle: Foundation.FormatStyle, Sendable {
    var style: FormatStyle

    /// Returns the formatted measurement, with an attribute of each part.
    public func format(_ value: Measurement<UnitType>) -> AttributedString {
      var text = AttributedString()
      for part in style.parts(of: value) {
        if !text.characters.isEmpty {
          text += AttributedString(style.width == .narrow ? " " : ", ")
        }
        var (number, unit) = (AttributedString(part.number), AttributedString(part.unit))
        typealias Attribute = AttributeScopes.FoundationAttributes.MeasurementAttribute
        number[Attribute.self] = .value
        unit[Attribute.self] = .unit
        text += number + AttributedString(part.gap) + unit
      }
      return text
    }

    /// Returns the style with another locale.
    public func locale(_ locale: Locale) -> AttributedStyle {
      AttributedStyle(style: style.locale(locale))
    }

    /// A value of the style without attributes.
    public subscript<Value>(dynamicMember key: KeyPath<FormatStyle, Value>) -> Value {
      style[keyPath: key]
    }

    /// A value of the style without attributes.
    public subscript<Value>(dynamicMember key: WritableKeyPath<FormatStyle, Value>) -> Value {
      get { style[keyPath: key] }
      set { style[keyPath: key] = newValue }
    }
  }
}

extension Measurement.FormatStyle {
  /// The style with attributes that say what is the number and what the unit.
  public var attributed: Measurement.AttributedStyle { Measurement.AttributedStyle(style: self) }
}
