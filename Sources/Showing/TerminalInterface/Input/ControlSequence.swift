// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A control sequence (ECMA-48, 5.4) as terminals send it: `CSI`, a private mark, parameters, intermediates, a final.
struct ControlSequence: Hashable, Sendable {
  /// One of `<`, `=`, `>` and `?`, where the sequence begins with it.
  var mark: UInt8?

  /// The parameters, each with the parts that colons separate; a number that is left out is nil.
  var parameters: [[Int?]] = []

  /// The bytes between the parameters and the final.
  var intermediates: [UInt8] = []

  /// The byte that ends the sequence and names its function.
  var final: UInt8

  /// Larger than every number that means something; greater ones are made this one.
  private static let largestNumber = 0x1F_FFFF

  /// Reads what is between `CSI` and the final.
  init(_ bytes: some Sequence<UInt8>, final: UInt8) {
    self.final = final
    var part: Int?
    var parts: [Int?] = []
    var hasParameters = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        part = min((part ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), Self.largestNumber)
      case UInt8(ascii: ":"):
        parts.append(part)
        part = nil
      case UInt8(ascii: ";"):
        parameters.append(parts + [part])
        (part, parts) = (nil, [])
      case UInt8(ascii: "<")...UInt8(ascii: "?"):
        mark = mark ?? byte
        continue
      default:
        intermediates.append(byte)
        continue
      }
      hasParameters = true
    }
    if hasParameters { parameters.append(parts + [part]) }
  }

  /// A number of the sequence, by its parameter and the part of that, both from 0; nil if it is left out.
  func number(_ index: Int, part: Int = 0) -> Int? {
    guard parameters.indices ~= index, parameters[index].indices ~= part else { return nil }
    return parameters[index][part]
  }
}
