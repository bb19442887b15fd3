// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The names of a font: the table `name`, in English or in the first language that it has.
struct FontNames {
  /// How long a name may be, in bytes.
  private static let maximumLength = 1024

  private var names: [Int: String] = [:]

  /// A name by its number: 1 is the family, 6 the name in PostScript, 16 the family with all its weights.
  subscript(number: Int) -> String? { names[number] }

  /// Reads the table.
  init(table: FontBytes) throws(FontFileError) {
    let texts = try table.uint16(4)
    for index in 0..<(try table.uint16(2)) {
      let record = 6 + index * 12
      let (platform, language) = (try table.uint16(record), try table.uint16(record + 4))
      let number = try table.uint16(record + 6)
      // Windows' names are UTF-16; 0x0409 is English as it is in the United States.
      guard platform == 3, [1, 6, 16].contains(number), names[number] == nil || language == 0x0409
      else { continue }
      let (start, length) = (texts + (try table.uint16(record + 10)), try table.uint16(record + 8))
      // No name is so long; many records of long ones would take minutes.
      guard length <= Self.maximumLength else { continue }
      var units: [UInt16] = []
      for place in stride(from: start, to: start + length - 1, by: 2) {
        units.append(UInt16(try table.uint16(place)))
      }
      names[number] = String(decoding: units, as: UTF16.self)
    }
  }
}
