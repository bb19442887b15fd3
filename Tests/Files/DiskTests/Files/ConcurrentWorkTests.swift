// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Synchronization
import Testing

struct ConcurrentWorkTests {
  @Test(
    "each element is transformed once, and the results are in order",
    arguments: [0, 1, 2, 7, 1_000], [1, 3, 1_000])
  func order(count: Int, chunkSize: Int) {
    let callCount = Mutex(0)
    let work = ConcurrentWork(Array(0..<count), inChunksOf: chunkSize) { number in
      callCount.withLock { $0 += 1 }
      return number * number
    }
    #expect(work.results() == (0..<count).map { $0 * $0 })
    #expect(callCount.withLock(\.self) == count)
  }

  @Test("work whose results nobody asks for is left alone")
  func unasked() {
    for _ in 0..<100 { _ = ConcurrentWork([1, 2, 3], inChunksOf: 1) { $0 + 1 } }
  }
}
