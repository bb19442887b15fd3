// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// A URL as RFC 3986 defines it: a URI with a scheme.
///
/// Only what the standard allows is taken, so that the text means the same to every reader; `URL` on one system repairs
/// what it refuses on another.
public struct URLReference: Hashable, Sendable {
  /// A violation of the standard of URLs.
  public enum Fault: Error, Hashable, Sendable {
    /// The URL has no characters.
    case empty
    /// There is no scheme with its colon.
    case noScheme
    /// A character that must be percent-encoded.
    case forbiddenCharacter(Unicode.Scalar)
    /// A `%` without two hexadecimal digits.
    case incompletePercentEncoding
    /// A port that is not a number.
    case invalidPort
    /// Brackets in the host that are not around it, or hold no IP address.
    case invalidHost
  }

  /// The URL as text.
  public let text: String

  /// The scheme, in lower case, which schemes are compared in.
  public let scheme: String

  /// Parses a URL.
  ///
  /// - Throws: The first ``Fault`` found.
  public init(_ text: String) throws(Fault) {
    guard !text.isEmpty else { throw .empty }
    let end = text.utf8.firstIndex(of: UInt8(ascii: ":"))
    guard let end, Self.isScheme(text[..<end]) else { throw .noScheme }
    self.text = text
    scheme = text[..<end].lowercased()
    try Self.checkCharacters(text)
    var rest = text[text.utf8.index(after: end)...]
    guard rest.count(where: { $0 == "#" }) <= 1 else { throw .forbiddenCharacter("#") }
    let path = rest.prefix { $0 != "?" && $0 != "#" }
    if path.hasPrefix("//") {
      let authority = path.dropFirst(2).prefix { $0 != "/" }
      try Self.checkAuthority(authority)
      rest = rest[authority.endIndex...]
    }
    try Self.checkNoBrackets(rest)
  }

  /// Parses a typed URL: what is not ASCII after the host is percent-encoded, as browsers do.
  ///
  /// - Throws: The first ``Fault`` found in the rest.
  package init(encoding text: String) throws(Fault) {
    let (scheme, rest) = text.split(behindScheme: ":")
    let host =
      rest.hasPrefix("//") ? rest.dropFirst(2).prefix { !"/?#".contains($0) } : rest.prefix(0)
    let path = rest[host.endIndex...]
    var encoded = scheme + rest[..<path.startIndex]
    for scalar in path.unicodeScalars {
      encoded += scalar.isASCII ? String(scalar) : PercentEncoding.of(scalar)
    }
    try self.init(encoded)
  }

  /// Whether a text is a scheme: a letter, then letters, digits, `+`, `-` and `.`.
  public static func isScheme(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, first.isLetter else { return false }
    return text.utf8.allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
  }

  /// Checks that each character is reserved, unreserved or percent-encoded.
  private static func checkCharacters(_ text: String) throws(Fault) {
    var escape = 0
    for scalar in text.unicodeScalars {
      if escape > 0 {
        guard scalar.isASCII, Character(scalar).isHexDigit else { throw .incompletePercentEncoding }
        escape -= 1
      } else if scalar == "%" {
        escape = 2
      } else {
        guard let byte = UInt8(exactly: scalar.value), byte.isAllowedInURL else {
          throw .forbiddenCharacter(scalar)
        }
      }
    }
    guard escape == 0 else { throw .incompletePercentEncoding }
  }
}

extension URLReference.Fault {
  /// A sentence in English on the fault and what to do.
  public var words: String { URLTexts().words(for: self) }
}

extension String {
  /// What ends with the first sign, and what is after it; all is after it if there is no such sign.
  fileprivate func split(behindScheme sign: Character) -> (String, Substring) {
    guard let mark = firstIndex(of: sign) else { return ("", self[...]) }
    let start = index(after: mark)
    return (String(self[..<start]), self[start...])
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  package var isDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  /// Whether the byte is reserved or unreserved in RFC 3986, section 2.
  fileprivate var isAllowedInURL: Bool {
    isLetter || isDigit || "-._~:/?#[]@!$&'()*+,;=".utf8.contains(self)
  }
}
