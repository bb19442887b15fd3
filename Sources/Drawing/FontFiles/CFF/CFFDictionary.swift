// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A DICT of a CFF font: operands by operators.
struct CFFDictionary {
  /// The operators that drawing needs; two bytes are 12 and another one.
  enum Operator: Int {
    case programs = 17
    case privateDictionary = 18
    case routines = 19
    case parts = 0x0C24
    case partSelection = 0x0C25
  }

  private var values: [Int: [Int]] = [:]

  /// The numbers of an operator.
  subscript(name: Operator) -> [Int]? { values[name.rawValue] }

  /// Reads a dictionary.
  ///
  /// Numbers with a fraction are counted as 0: no operator that drawing needs has one.
  init(bytes: FontBytes) throws(FontFileError) {
    var offset = 0
    var numbers: [Int] = []
    while offset < bytes.count {
      let first = try bytes.byte(offset)
      offset += 1
      switch first {
      case 12:
        values[0x0C00 | (try bytes.byte(offset))] = numbers
        numbers = []
        offset += 1
      case 0...21:
        values[first] = numbers
        numbers = []
      case 28:
        numbers.append(try bytes.int16(offset))
        offset += 2
      case 29:
        numbers.append(Int(Int32(truncatingIfNeeded: try bytes.uint32(offset))))
        offset += 4
      case 30:
        // Digits of four bits each, of which 15 is the end.
        while true {
          let pair = try bytes.byte(offset)
          offset += 1
          if pair & 0xF == 0xF || pair >> 4 == 0xF { break }
        }
        numbers.append(0)
      case 32...246: numbers.append(first - 139)
      case 247...250:
        numbers.append((first - 247) * 256 + (try bytes.byte(offset)) + 108)
        offset += 1
      case 251...254:
        numbers.append(-(first - 251) * 256 - (try bytes.byte(offset)) - 108)
        offset += 1
      default: throw .malformed(table: "CFF ")
      }
      guard numbers.count <= 513 else { throw .malformed(table: "CFF ") }
    }
  }
}
