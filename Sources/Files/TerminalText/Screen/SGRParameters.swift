// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Makes the SGR sequences that lead from one style to another, in the colors that a terminal has.
struct SGRParameters: Sendable {
  /// The colors that the terminal has.
  let depth: TerminalColorDepth

  /// The bytes of each color, by its bits: few colors are used, again and again.
  private var foregrounds: [UInt32: [UInt8]] = [:]
  private var backgrounds: [UInt32: [UInt8]] = [:]

  /// A picture may have more colors than are worth to be kept.
  private static let keptColors = 4096

  init(depth: TerminalColorDepth) {
    self.depth = depth
  }

  /// What switches an attribute on, and what switches it off.
  static let attributes: [(CellStyle.Attributes, on: UInt8, off: UInt8)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.reverse, 7, 27),
    (.strikethrough, 9, 29),
  ]

  /// Writes the shorter of two sequences: one that changes what differs, and one that starts over.
  mutating func write(from old: CellStyle, to new: CellStyle, into output: inout [UInt8]) {
    guard old != new else { return }
    output += [0x1B, UInt8(ascii: "[")]
    let start = output.count
    guard new != .plain else { return output.append(UInt8(ascii: "m")) }
    writeChanges(from: old, to: new, into: &output)
    if old != .plain {
      let middle = output.count
      output += [UInt8(ascii: "0"), UInt8(ascii: ";")]
      writeChanges(from: .plain, to: new, into: &output)
      if output.count - middle < middle - start {
        output.removeSubrange(start..<middle)
      } else {
        output.removeSubrange(middle...)
      }
    }
    // Every parameter is followed by a semicolon; the last is not.
    output[output.count - 1] = UInt8(ascii: "m")
  }

  private mutating func writeChanges(
    from old: CellStyle, to new: CellStyle, into output: inout [UInt8]
  ) {
    var kept = old.attributes
    let removed = old.attributes.subtracting(new.attributes)
    if !removed.isEmpty {
      // Bold and dim are switched off together.
      let weight: CellStyle.Attributes = [.bold, .dim]
      if !removed.isDisjoint(with: weight) {
        kept.subtract(weight)
        output.appendParameter(22)
      }
      for (attribute, _, off) in Self.attributes
      where off != 22 && removed.contains(attribute) {
        output.appendParameter(Int(off))
      }
    }
    for (attribute, on, _) in Self.attributes
    where new.attributes.contains(attribute) && !kept.contains(attribute) {
      output.appendParameter(Int(on))
    }
    if old.packedForeground != new.packedForeground {
      output += parameters(of: new.packedForeground, for: .foreground, in: &foregrounds)
    }
    if old.packedBackground != new.packedBackground {
      output += parameters(of: new.packedBackground, for: .background, in: &backgrounds)
    }
  }

  /// The parameters of a color, each with its semicolon.
  private func parameters(
    of color: PackedColor, for layer: TerminalColor.Layer, in kept: inout [UInt32: [UInt8]]
  ) -> [UInt8] {
    if let parameters = kept[color.bits] { return parameters }
    let standard = layer == .foreground ? "39" : "49"
    let reduced = color.color.flatMap(depth.reduced)
    let parameters = Array(((reduced?.parameters(for: layer) ?? standard) + ";").utf8)
    if kept.count >= Self.keptColors { kept.removeAll() }
    kept[color.bits] = parameters
    return parameters
  }
}

extension [UInt8] {
  /// Appends a number in digits.
  mutating func appendNumber(_ number: Int) {
    if number >= 10 { appendNumber(number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Appends a number and a semicolon.
  fileprivate mutating func appendParameter(_ number: Int) {
    appendNumber(number)
    append(UInt8(ascii: ";"))
  }
}
