// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension SourceFile {
  /// The encoding of a file on the disk.
  public enum Encoding: Hashable, Sendable {
    /// UTF-8, with or without a byte order mark.
    case utf8(hasByteOrderMark: Bool)
    /// UTF-16 in one of the byte orders, with or without a byte order mark.
    case utf16(isBigEndian: Bool, hasByteOrderMark: Bool)
    /// UTF-32 with a byte order mark.
    case utf32(isBigEndian: Bool)
    /// One byte a character, as the file declares.
    case singleByte(SingleByteSet)
    /// No text at all: a binary property list.
    case binary

    /// Finds the encoding by the byte order mark or, without one, by the zero bytes that UTF-16 has around ASCII.
    static func detect(
      in content: [UInt8], isPropertyList: Bool, name: String
    ) throws(SourceFileError) -> Encoding {
      if content.starts(with: "bplist".utf8) { return .binary }
      if content.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8(hasByteOrderMark: true) }
      let head = (content.dropFirst(0).first ?? 1, content.dropFirst(1).first ?? 1)
      let next = (content.dropFirst(2).first ?? 1, content.dropFirst(3).first ?? 1)
      switch (head, next) {
      case ((0xFF, 0xFE), (0, 0)) where isPropertyList && content.count > 4:
        return .utf32(isBigEndian: false)
      case ((0, 0), (0xFE, 0xFF)) where isPropertyList && content.count > 4:
        return .utf32(isBigEndian: true)
      case ((0xFF, 0xFE), (0, 0)), ((0, 0), (0xFE, 0xFF)), ((1..., 0), (0, 0)), ((0, 0), (0, 1...)):
        // In UTF-16 the second character would be U+0000, which no text has.
        throw SourceFileError(name: name, reason: .unsupportedEncoding("UTF-32"))
      case ((0xFF, 0xFE), _): return .utf16(isBigEndian: false, hasByteOrderMark: true)
      case ((0xFE, 0xFF), _): return .utf16(isBigEndian: true, hasByteOrderMark: true)
      case ((1..., 0), _): return .utf16(isBigEndian: false, hasByteOrderMark: false)
      case ((0, 1...), _): return .utf16(isBigEndian: true, hasByteOrderMark: false)
      default: return .utf8(hasByteOrderMark: false)
      }
    }
  }

  /// The bytes to write to the disk so that the file holds `text` in the encoding that it has now.
  ///
  /// - Returns: The bytes; nil if they would lose something: the file holds what is not text, or the text has a character
  ///   that its encoding has not.
  public func encoded(_ text: [UInt8]) -> [UInt8]? {
    guard defects.isEmpty else { return nil }
    return switch encoding {
    case .binary, .utf8(hasByteOrderMark: false):
      text
    case .utf8(hasByteOrderMark: true):
      [0xEF, 0xBB, 0xBF] + text
    case .utf16(let isBigEndian, let hasByteOrderMark):
      UTF16Transcoder.utf16(
        from: text, isBigEndian: isBigEndian, hasByteOrderMark: hasByteOrderMark)
    case .utf32(let isBigEndian):
      UTF32Transcoder.utf32(from: text, isBigEndian: isBigEndian)
    case .singleByte(let set):
      set.bytes(from: text)
    }
  }
}
