// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension SourceFile {
  /// A place where a file holds what is not text, and is read all the same.
  public struct Defect: Hashable, Sendable {
    /// The kind of a defect.
    public enum Kind: Hashable, Sendable {
      /// A byte that breaks UTF-8.
      case invalidUTF8(UInt8)
      /// Half a character of UTF-16.
      case loneSurrogate
      /// A last byte that is half a unit of UTF-16.
      case oddByte
    }

    /// The kind of defect that was found.
    public let kind: Kind

    /// The character U+FFFD that is read in its place; nothing for a byte that is omitted.
    public let range: SourceRange
  }

  /// The defects that a property list may have, because Apple's reader ignores them.
  ///
  /// In the XML form, bytes in tags, comments and declarations: their text is of no use to it. Its UTF-16 ends at half a
  /// character, so only what comes after the last tag is ignored. In the form of tables, half a character is half a
  /// character. And anywhere the byte 0xA9, the sign © of older encodings, which its reader of UTF-8 lets through.
  struct Tolerance {
    private let isXML: Bool
    private let content: [UInt8]

    /// - Parameter content: The file's bytes, or what was transcoded of them so far.
    init(_ content: [UInt8]) {
      self.content = content
      isXML = content.first { !$0.isSpace } == UInt8(ascii: "<")
    }

    /// Whether a byte that breaks UTF-8 can be at an offset.
    func allowsInvalidByte(at offset: Int) -> Bool {
      if content[offset] == 0xA9 { return true }
      guard isXML else { return false }
      // After a `<` that no `>` has closed.
      let mark = content[..<offset].last { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
      return mark == UInt8(ascii: "<")
    }

    /// Whether half a character of UTF-16 can be before an offset of the transcoded text.
    func allowsLoneSurrogate(before offset: Int) -> Bool {
      !isXML || !content[offset...].contains(UInt8(ascii: ">"))
    }
  }

  /// UTF-8 with every byte that breaks it replaced by U+FFFD.
  ///
  /// - Returns: The text and where it was replaced; nil if a byte may not be.
  static func tolerantUTF8(_ content: [UInt8]) -> (text: [UInt8], defects: [Defect])? {
    let tolerance = Tolerance(content)
    var text: [UInt8] = []
    text.reserveCapacity(content.count + 8)
    var defects: [Defect] = []
    var start = 0
    while start < content.count {
      let rest = Array(content[start...])
      guard let length = rest.span.firstInvalidUTF8Offset() else {
        text += rest
        break
      }
      // Each costs a look at the rest of the file; a file with many is not text.
      guard defects.count < 16, tolerance.allowsInvalidByte(at: start + length) else { return nil }
      text += rest[..<length]
      defects.append(
        Defect(
          kind: .invalidUTF8(rest[length]), range: SourceRange(text.count, text.count + 3)))
      text += UTF8.encodedReplacementCharacter
      start += length + 1
    }
    return (text, defects)
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }
}
