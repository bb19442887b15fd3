// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The encoding that the XML declaration in the first bytes of a file names, found as Apple's reader finds it.
package struct DeclaredEncoding {
  /// The name as it is spelled.
  package let name: String

  /// The range of the name in the file.
  package let range: SourceRange

  /// The name without its punctuation, in small letters: all that is looked at.
  package var key: String {
    String(
      decoding: name.lowercased().utf8.filter {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
      }, as: UTF8.self)
  }

  /// Finds the name; nil if the file declares none, and so is UTF-8.
  ///
  /// Nothing can be before the declaration, and no space around the equals sign.
  package init?(_ content: [UInt8]) {
    // Every file is asked, and most have no declaration or the one of Xcode.
    guard content.first == UInt8(ascii: "<"), content.starts(with: Self.opening) else { return nil }
    var index = Self.opening.count
    while index < content.count,
      content[index] != UInt8(ascii: "e")
        || !content[index...].starts(with: Self.keyword)
    {
      guard content[index] != UInt8(ascii: "?"), content[index] != UInt8(ascii: ">") else {
        return nil
      }
      index += 1
    }
    index += Self.keyword.count
    guard index < content.count,
      content[index] == UInt8(ascii: "\"") || content[index] == UInt8(ascii: "'"),
      let end = content[(index + 1)...].firstIndex(of: content[index])
    else { return nil }
    name = String(decoding: content[(index + 1)..<end], as: UTF8.self)
    range = SourceRange(index + 1, end)
  }

  private static let opening = Array("<?xml".utf8)
  private static let keyword = Array("encoding=".utf8)

  /// Whether a file of this name is UTF-8.
  package var isUTF8: Bool { ["utf8", "unicode11utf8"].contains(key) }

  /// Whether the name is one that Apple's reader knows, of an encoding that has ASCII in it.
  ///
  /// The Mac's own encoding is not: its number is 0 there, which stands for an error.
  package var isKnown: Bool {
    isUTF8 || Self.known.contains(key)
      || ["iso8859", "windows125", "cp125", "koi8", "ibm8"].contains { key.hasPrefix($0) }
  }

  private static let known: Set<String> = [
    "latin1", "l1", "isoir100", "cp819", "usascii", "ascii", "ansix341968", "iso646us", "utf7",
    "shiftjis", "sjis", "xsjis", "mskanji", "cp932", "windows31j", "eucjp", "xeucjp", "iso2022jp",
    "gb18030", "gbk", "gb2312", "euccn", "hzgb2312", "big5", "big5hkscs", "euctw", "euckr",
    "ksc56011987", "iso2022kr", "windows874", "tis620",
  ]
}
