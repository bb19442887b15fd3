// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Percent-encoding of URLs (RFC 3986, 2.1).
package enum PercentEncoding {
  /// The percent-encoding of a byte, such as `%2F`.
  package static func of(_ byte: UInt8) -> String {
    (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
  }

  /// A scalar as the encoded bytes of its UTF-8.
  package static func of(_ scalar: Unicode.Scalar) -> String {
    UTF8.encode(scalar).map { $0.map { of($0) }.joined() } ?? ""
  }

  /// A path as the path of a URI.
  ///
  /// The solidus, the unreserved characters, `+` and `@` are not encoded.
  package static func ofPath(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "+"),
        UInt8(ascii: "@"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += of(byte)
      }
    }
    return result
  }
}
