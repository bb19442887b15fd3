// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk

/// The names that a program for Apple's systems takes from libraries, such as `_stat` or `_OBJC_CLASS_$_NSUserDefaults`.
///
/// They are the undefined names of the symbol table, which the system's linker needs, so that no tool that makes a program smaller
/// removes them. Only the headers and that table are read. The layout is that of `<mach-o/loader.h>`, `<mach-o/fat.h>` and
/// `<mach-o/nlist.h>`.
package enum ProgramImports {
  /// The greatest number of architectures in one file.
  private static let maximumPartCount = 32

  /// The greatest size of the commands of one architecture, in bytes.
  private static let maximumCommandByteCount = 1 << 20

  /// The greatest number of names of one architecture.
  private static let maximumNameCount = 1 << 20

  /// The greatest size of the texts of these names, in bytes.
  private static let maximumTextByteCount = 64 << 20

  /// Reads the names.
  ///
  /// - Parameter bytes: The program.
  /// - Returns: The names of all architectures; nil if it is not a program for Apple's systems.
  /// - Throws: ``ProgramError`` if it is damaged or too large.
  package static func names(of bytes: any RandomAccessBytes) throws(ProgramError) -> Set<String>? {
    guard bytes.count >= 8, let start = bytes.bytes(in: 0..<8) else { return nil }
    let magic = number(start, at: 0)
    switch magic {
    case 0xFEED_FACE, 0xFEED_FACF: return try names(of: bytes, from: 0, count: bytes.count)
    // What holds several architectures has the highest byte of a number first.
    case 0xBEBA_FECA, 0xBFBA_FECA:
      return try names(
        ofAllIn: bytes, count: number(start, at: 4).byteSwapped, isWide: magic == 0xBFBA_FECA)
    default: return nil
    }
  }

  private static func names(
    ofAllIn bytes: any RandomAccessBytes, count: UInt32, isWide: Bool
  ) throws(ProgramError) -> Set<String>? {
    // A class of Java begins with the same bytes, and a number of its own above this.
    guard count <= maximumPartCount else { return nil }
    let width = isWide ? 32 : 20
    let list = try part(of: bytes, at: 8, count: Int(count) * width)
    var names: Set<String> = []
    for index in 0..<Int(count) {
      let place = index * width + 8
      let numbers =
        isWide
        ? [(place, place + 4), (place + 8, place + 12)].map { high, low in
          UInt64(number(list, at: high).byteSwapped) << 32
            | UInt64(number(list, at: low).byteSwapped)
        } : [place, place + 4].map { UInt64(number(list, at: $0).byteSwapped) }
      guard let offset = Int(exactly: numbers[0]), let count = Int(exactly: numbers[1]),
        offset <= bytes.count, count <= bytes.count - offset
      else { throw .damaged }
      names.formUnion(try Self.names(of: bytes, from: offset, count: count) ?? [])
    }
    return names
  }

  /// The names of one architecture, which begins at an offset; nil for what is no program, such as a library of objects.
  private static func names(
    of bytes: any RandomAccessBytes, from start: Int, count: Int
  ) throws(ProgramError) -> Set<String>? {
    guard count >= 28 else { throw .damaged }
    let header = try part(of: bytes, at: start, count: 28)
    let isWide = number(header, at: 0) == 0xFEED_FACF
    guard isWide || number(header, at: 0) == 0xFEED_FACE else { return nil }
    let byteCount = Int(number(header, at: 20))
    guard byteCount <= maximumCommandByteCount else { throw .tooLarge }
    let commands = try part(of: bytes, at: start + (isWide ? 32 : 28), count: byteCount)
    let tables = try Tables(commands, count: Int(number(header, at: 16)))
    guard let symbols = tables.symbols else { return [] }
    let range = tables.undefined ?? (0..<symbols.count)
    guard range.upperBound <= symbols.count else { throw .damaged }
    guard range.count <= maximumNameCount else { throw .tooLarge }
    let width = isWide ? 16 : 12
    let list = try part(
      of: bytes, at: start + symbols.offset + range.lowerBound * width, count: range.count * width)
    let places = (0..<range.count).compactMap { index in
      // Neither a mark of a debugger nor a name that is defined.
      list[index * width + 4] & 0xEE == 0 && list[index * width + 4] & 1 == 1
        ? Int(number(list, at: index * width)) : nil
    }
    guard let first = places.min(), let last = places.max() else { return [] }
    guard last < symbols.textCount else { throw .damaged }
    // The last text ends at a zero, at the latest with the texts.
    let end = min(symbols.textCount, last + 4096)
    guard end - first <= maximumTextByteCount else { throw .tooLarge }
    let texts = try part(of: bytes, at: start + symbols.textOffset + first, count: end - first)
    return Set(
      places.map { place in
        String(decoding: texts[(place - first)...].prefix { $0 != 0 }.prefix(4096), as: UTF8.self)
      })
  }

  /// Where the tables of one architecture are.
  private struct Tables {
    /// The symbols with their texts.
    var symbols: (offset: Int, count: Int, textOffset: Int, textCount: Int)?

    /// Which of them are undefined; nil if it does not say so.
    var undefined: Range<Int>?

    init(_ commands: [UInt8], count: Int) throws(ProgramError) {
      var place = 0
      for _ in 0..<count {
        guard place <= commands.count - 8 else { throw .damaged }
        let size = Int(number(commands, at: place + 4))
        guard size >= 8, size <= commands.count - place else { throw .damaged }
        let numbers = stride(from: 8, through: min(size, 32) - 4, by: 4)
          .map { Int(number(commands, at: place + $0)) }
        switch number(commands, at: place) {
        case 0x2:
          guard numbers.count >= 4 else { throw .damaged }
          symbols = (numbers[0], numbers[1], numbers[2], numbers[3])
        case 0xB:
          guard numbers.count >= 6 else { throw .damaged }
          undefined = numbers[4]..<numbers[4] + numbers[5]
        default: break
        }
        place += size
      }
    }
  }

  private static func part(
    of bytes: any RandomAccessBytes, at offset: Int, count: Int
  ) throws(ProgramError) -> [UInt8] {
    guard offset <= bytes.count, count <= bytes.count - offset,
      let part = bytes.bytes(in: offset..<offset + count), part.count == count
    else { throw .damaged }
    return part
  }

  /// The number in four bytes, the lowest first.
  private static func number(_ bytes: [UInt8], at offset: Int) -> UInt32 {
    bytes[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
