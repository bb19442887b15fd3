// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A URL that a page may offer as a link.
///
/// Widgets open URLs of any scheme, mostly their app's own. In a browser some schemes run code, or read what the page
/// has no business with; those, and whatever is spelled so that readers disagree on its scheme, are not links.
struct LinkAddress {
  /// The URL, as it was given.
  let text: String

  /// Checks a URL; nil if it must not become a link.
  init?(_ url: String) {
    // Browsers drop tabs and line breaks, and spaces at the ends, before they look for the scheme.
    guard url.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }), DrawableText.of(url) == url,
      let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")),
      url.utf8.index(after: colon) < url.utf8.endIndex
    else { return nil }
    let scheme = url[..<colon].lowercased()
    guard let first = scheme.utf8.first, Self.isLetter(first),
      scheme.utf8.allSatisfy(Self.isOfScheme), !Self.refusedSchemes.contains(scheme)
    else { return nil }
    text = url
  }

  /// Schemes that run code, carry a page of their own, or lead to files and to the browser's insides.
  private static let refusedSchemes: Set<String> = [
    "about", "blob", "chrome", "chrome-extension", "data", "feed", "file", "filesystem", "jar",
    "javascript", "livescript", "moz-extension", "resource", "vbscript", "view-source",
  ]

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
  }

  /// Whether a scheme can have the byte (RFC 3986, 3.1), in lower case.
  private static func isOfScheme(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: isLetter(byte)
    }
  }
}
