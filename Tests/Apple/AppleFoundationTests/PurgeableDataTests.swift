// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import Testing

@Suite("bytes that can be thrown away")
struct PurgeableDataTests {
  @Test("bytes go when nobody reads them")
  func purgeable() {
    let data = NSPurgeableData(data: Data([1, 2, 3]))
    data.discardContentIfPossible()
    #expect(data as Data == Data([1, 2, 3]))
    data.append(Data([4]))
    #expect(data.isEqual(to: Data([1, 2, 3, 4])))
    #expect(NSPurgeableData(length: 2)?.length == 2)
    data.endContentAccess()
    data.discardContentIfPossible()
    #expect(data.isContentDiscarded() && data.length == 0)
    #expect(!data.beginContentAccess())
  }
}
