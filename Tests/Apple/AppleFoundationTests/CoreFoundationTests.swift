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
}
