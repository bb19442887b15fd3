// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import SourceText

/// Finds out in which encoding a document of HTML is.
enum HTMLEncoding {
  /// Reads the text of a document.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - encoding: The encoding that a program says; nil for none.
  /// - Returns: The text; nil if the bytes are not in the encoding.
  static func text(of data: Data, in encoding: String.Encoding?) -> String? {
    if let encoding { return String(data: data, encoding: encoding) }
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return String(data: data, encoding: .utf8) }
    if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) {
      return String(data: data, encoding: .utf16)
    }
    if let name = name(in: data) {
      let number = CFStringConvertIANACharSetNameToEncoding(name)
      if number != kCFStringEncodingInvalidId {
        let encoding = String.Encoding(
          rawValue: CFStringConvertEncodingToNSStringEncoding(number))
        // What says that it is Latin 1 is read as the encoding of Windows.
        if encoding != .isoLatin1, encoding != .windowsCP1252, encoding != .ascii {
          return String(data: data, encoding: encoding)
        }
      }
    }
    return SingleByteSet.windows1252.lenientText(of: data)
  }

  /// The encoding that a document says at its beginning, as in `<meta charset="utf-8">`.
  private static func name(in data: Data) -> String? {
    let beginning = SingleByteSet.latin1.lenientText(of: data.prefix(1024)).lowercased()
    guard let place = beginning.firstRange(of: "charset=") else { return nil }
    let value = beginning[place.upperBound...].drop { $0 == "\"" || $0 == "'" }
    let name = value.prefix { $0.isLetter || $0.isNumber || "-_:.".contains($0) }
    return name.isEmpty ? nil : String(name)
  }
}
