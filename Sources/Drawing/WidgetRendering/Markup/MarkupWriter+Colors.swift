// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

extension MarkupWriter {
  /// Writes an attribute that is a color without its opacity: `#f2f2f7`, or `#fff` if that says the same.
  mutating func attribute(_ name: String, color: ResolvedColor) {
    byte(UInt8(ascii: " "))
    raw(name)
    raw("=\"")
    self.color(color)
    byte(UInt8(ascii: "\""))
  }

  /// Writes a color without its opacity.
  package mutating func color(_ color: ResolvedColor) {
    let (red, green, blue) = (color.red.byte, color.green.byte, color.blue.byte)
    raw("#")
    let isShort = red.isShort && green.isShort && blue.isShort
    hexadecimal(red, isShort: isShort)
    hexadecimal(green, isShort: isShort)
    hexadecimal(blue, isShort: isShort)
  }

  private mutating func hexadecimal(_ part: UInt8, isShort: Bool) {
    if !isShort { hexadecimal(part >> 4) }
    hexadecimal(part & 0xF)
  }

  /// Writes an attribute that is an opacity, unless it is 1, which needs no words.
  mutating func attribute(_ name: String, opacity: Double) {
    let opacity = opacity.unit
    if opacity < 1 { attribute(name, opacity) }
  }

  private mutating func hexadecimal(_ digit: UInt8) {
    byte(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }
}

extension UInt8 {
  /// Whether both of its hexadecimal digits are the same.
  fileprivate var isShort: Bool { self >> 4 == self & 0xF }
}

extension Double {
  /// The number, kept between 0 and 1; what is not a number is 0.
  package var unit: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, 0), 1)
  }

  /// A part of a color, from 0 to 1, as a byte.
  var byte: UInt8 {
    UInt8((unit * 255).rounded())
  }
}
