// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The beginnings of addresses that a record has as a number.
private let beginnings = [
  "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:",
  "ftp://anonymous:anonymous@", "ftp://ftp.", "ftps://", "sftp://", "smb://", "nfs://", "ftp://",
  "dav://", "news:", "telnet://", "imap:", "rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:",
  "btspp://", "btl2cap://", "btgoep://", "tcpobex://", "irdaobex://", "file://", "urn:epc:id:",
  "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:", "urn:nfc:",
]

extension NFCNDEFPayload {
  /// Returns a record of an address as text; nil if it is empty.
  public class func wellKnownTypeURIPayload(string uri: String) -> Self? {
    guard !uri.isEmpty, URL(string: uri) != nil else { return nil }
    let number =
      beginnings.indices.dropFirst().filter { uri.hasPrefix(beginnings[$0]) }
      .max { beginnings[$0].count < beginnings[$1].count } ?? 0
    let rest = uri.dropFirst(beginnings[number].count)
    return make("U", Data([UInt8(number)]) + Data(rest.utf8))
  }

  /// Returns a record of an address.
  public class func wellKnownTypeURIPayload(url: URL) -> Self? {
    wellKnownTypeURIPayload(string: url.absoluteString)
  }

  /// Returns a record of a text in a language.
  public class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> Self? {
    let language = Data((locale.languageCode ?? "en").utf8.prefix(63))
    return make("T", Data([UInt8(language.count)]) + language + Data(text.utf8))
  }

  private class func make(_ type: String, _ payload: Data) -> Self? {
    Self(format: .nfcWellKnown, type: Data(type.utf8), identifier: Data(), payload: payload)
  }

  private func isWellKnown(_ name: String) -> Bool {
    typeNameFormat == .nfcWellKnown && type == Data(name.utf8)
  }

  /// Returns the address of the record; nil if it has none.
  public func wellKnownTypeURIPayload() -> URL? {
    guard isWellKnown("U"), let number = payload.first, Int(number) < beginnings.count else {
      return nil
    }
    return URL(
      string: beginnings[Int(number)] + String(decoding: payload.dropFirst(), as: UTF8.self))
  }

  /// Returns the text of the record and its language; nil for what it does not have.
  public func wellKnownTypeTextPayload() -> (String?, Locale?) {
    guard isWellKnown("T"), let status = payload.first else { return (nil, nil) }
    let count = Int(status & 0x3F)
    let bytes = payload.dropFirst()
    guard bytes.count >= count else { return (nil, nil) }
    let locale = Locale(identifier: String(decoding: bytes.prefix(count), as: UTF8.self))
    let rest = Data(bytes.dropFirst(count))
    let encoding = status & 0x80 == 0 ? String.Encoding.utf8 : .utf16
    return (String(data: rest, encoding: encoding), locale)
  }
}
