// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import Testing

@Suite("objects as arguments of formats")
struct FormatArgumentTests {
  @Test("objects are arguments of a format, in words")
  func arguments() {
    #expect(String(format: "%@ %@", NSNumber(value: 7), "a" as NSString) == "7 a")
    let date = Date(timeIntervalSince1970: 0)
    #expect(String(format: "%@", date as NSDate) == "\(date as NSDate)")
    #expect(
      String(format: "%@ %@", date as any CVarArg, [1, 2] as any CVarArg) == "\(date) [1, 2]")
    let identifier = UUID()
    #expect(String(format: "%@", identifier as any CVarArg) == identifier.uuidString)
    #expect(
      withVaList([identifier]) { NSString(format: "%@", arguments: $0) as String }
        == identifier.uuidString)
    #expect(String(format: "%@", ["a": 1]) == "\(["a": 1])")
    #expect(!NSPredicate(format: "date < %@", date as NSDate).evaluate(with: nil))
  }
}
