// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// The name of a language, or of a language as a region writes it, as `.lproj` folders are named.
///
/// Spelled with hyphens, a script capitalized, a region in upper case, everything else in lower case: `ja`, `zh-Hans`, `pt-BR`.
/// Other spellings of the same name (`zh_hans`, `English`) are equal to it.
public struct LocaleName: Hashable, Sendable {
  /// The canonical identifier, such as `pt-BR`.
  public let identifier: String

  /// Creates the name that `spelling` means.
  public init(_ spelling: String) {
    if spelling.withUTF8Bytes(Self.isCanonical) {
      identifier = spelling
      return
    }
    if let modern = Self.modernNames[spelling] {
      identifier = modern
      return
    }
    let parts = spelling.split(whereSeparator: { $0 == "-" || $0 == "_" })
    identifier = parts.enumerated()
      .map { offset, part in
        switch (offset, part.count) {
        case (0, _): part.lowercased()
        case (_, 4) where part.allSatisfy(\.isLetter):
          part.prefix(1).uppercased() + part.dropFirst().lowercased()
        case (_, 2), (_, 3): part.uppercased()
        default: part.lowercased()
        }
      }
      .joined(separator: "-")
  }

  /// Whether the bytes are the code of a language alone, or of one with a script or a region, spelled as they should be.
  ///
  /// Nearly all names are, and each of thousands of tables has one.
  private static func isCanonical(_ spelling: RawSpan) -> Bool {
    let count = spelling.byteCount
    var offset = 0
    while offset < count, spelling.nativeByte(at: offset).isSmallLetter { offset += 1 }
    guard offset < count else { return true }
    guard offset > 0, spelling.nativeByte(at: offset) == UInt8(ascii: "-") else { return false }
    let part = spelling.extracting(offset + 1..<count)
    switch part.byteCount {
    case 2, 3:
      return (0..<part.byteCount).allSatisfy { part.nativeByte(at: $0).isCapitalLetter }
    case 4:
      return part.nativeByte(at: 0).isCapitalLetter
        && (1..<4).allSatisfy { part.nativeByte(at: $0).isSmallLetter }
    default: return false
    }
  }

  private init(canonical identifier: String) {
    self.identifier = identifier
  }

  /// The names of folders from before languages had codes.
  private static let modernNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es", "Dutch": "nl",
  ]

  /// The folder that holds what is for every language; no locale, but named like one.
  public static let base = LocaleName(canonical: "base")

  /// Whether the name is that of the folder for every language.
  public var isBase: Bool { identifier == "base" }

  /// The names under which a text for this locale is looked for, the most special first: the name itself, then each that
  /// is left when its last part is taken off.
  ///
  /// A region where Chinese is written in one script leads to that script: `zh-TW`, `zh-Hant`, `zh`.
  public var lookupOrder: [LocaleName] {
    var names = [self]
    var parts = identifier.split(separator: "-")
    if parts.count == 2, parts[0] == "zh", let script = Self.chineseScripts[String(parts[1])] {
      names.append(LocaleName("zh-" + script))
    }
    while parts.count > 1 {
      parts.removeLast()
      names.append(LocaleName(parts.joined(separator: "-")))
    }
    return names
  }

  private static let chineseScripts = [
    "CN": "Hans", "SG": "Hans", "TW": "Hant", "HK": "Hant", "MO": "Hant",
  ]
}

extension UInt8 {
  fileprivate var isSmallLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
  fileprivate var isCapitalLetter: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
}

extension LocaleName: CustomStringConvertible {
  /// The canonical identifier; `Base` for the base localization.
  public var description: String { isBase ? "Base" : identifier }
}

extension LocaleName: Comparable {
  /// Orders names by their spelling.
  public static func < (lhs: LocaleName, rhs: LocaleName) -> Bool {
    lhs.identifier < rhs.identifier
  }
}
