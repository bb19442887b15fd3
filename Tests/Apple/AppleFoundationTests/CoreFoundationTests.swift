// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import Testing

@Suite("errors and bytes of Core Foundation")
struct CoreFoundationTests {
  @Test("Core Foundation says of an error what Foundation says")
  func errors() {
    let error = CFErrorCreate(nil, "Shop", 7, ["reason": "shut"]) as CFError
    #expect(CFErrorGetDomain(error) as String == "Shop")
    #expect(CFErrorGetCode(error) == 7)
    #expect((CFErrorCopyUserInfo(error) as? [String: Any])?["reason"] as? String == "shut")
    #expect(CFErrorCopyFailureReason(error) == nil)
  }

  @Test("bytes of Core Foundation can be added to")
  func bytes() {
    let data = CFDataCreateMutable(nil, 0) as CFMutableData
    let added: [UInt8] = [1, 2]
    CFDataAppendBytes(data, added, 2)
    #expect(data as Data == Data([1, 2]))
  }

  @Test("bytes of Core Foundation are written where they are")
  func mutableBytes() {
    let data = CFDataCreateMutable(nil, 0) as CFMutableData
    CFDataSetLength(data, 3)
    CFDataGetMutableBytePtr(data)[1] = 7
    #expect(data as Data == Data([0, 7, 0]))
  }

  @Test("a name of an encoding that IANA registers is that of Foundation's encoding")
  func encodings() {
    func encoding(of name: String) -> String.Encoding {
      let number = CFStringConvertIANACharSetNameToEncoding(name as CFString)
      return String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(number))
    }
    #expect(encoding(of: "UTF-8") == .utf8)
    #expect(encoding(of: "iso-8859-1") == .isoLatin1)
    #expect(encoding(of: "Shift_JIS") == .shiftJIS)
    let latin = CFStringConvertNSStringEncodingToEncoding(String.Encoding.windowsCP1252.rawValue)
    #expect(CFStringConvertEncodingToIANACharSetName(latin) as String? == "windows-1252")
    // One that Foundation has no name for keeps its number.
    #expect(CFStringConvertEncodingToNSStringEncoding(0x0a02) == 0x8000_0a02)
    #expect(CFStringConvertNSStringEncodingToEncoding(0x8000_0a02) == 0x0a02)
    #expect(CFStringConvertIANACharSetNameToEncoding("klingon") == kCFStringEncodingInvalidId)
  }

  @Test("an address of Core Foundation is encoded already, and may be relative")
  func addresses() {
    #expect(CFURLCreateWithString(nil, "https://shop.example/a?b=c%20d", nil)?.query == "b=c%20d")
    #expect(CFURLCreateWithString(nil, "https://shop.example/a b", nil) == nil)
    let base = URL(string: "https://shop.example/a/")
    #expect(
      CFURLCreateWithString(nil, "../b", base)?.absoluteString == "https://shop.example/b")
  }

  @Test func `The place of bytes is there as long as the data, however short it is`() {
    for bytes in [[], [1, 2, 3], (0..<100).map { UInt8($0) }] as [[UInt8]] {
      let data = Data(bytes) as CFData
      let start = CFDataGetBytePtr(data)
      #expect(bytes.indices.map { start?[$0] } == bytes)
      withExtendedLifetime(data) {}
    }
    #expect(CFDataGetBytePtr(nil) == nil)
    let changing = CFDataCreateMutable(nil, 0)!
    CFDataSetLength(changing, 2)
    CFDataGetMutableBytePtr(changing)[1] = 7
    #expect(CFDataGetLength(changing) == 2 && CFDataGetBytePtr(changing)?[1] == 7)
  }
}
