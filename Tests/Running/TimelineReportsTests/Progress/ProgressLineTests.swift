// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization
import Testing
import TimelineReports

@Suite struct ProgressLineTests {
  /// What is written of work that reports its share at some seconds.
  private func written(_ reports: [(second: Double, share: Double)]) -> String {
    let text = Mutex("")
    let now = Mutex(Duration.zero)
    let line = ProgressLine(
      "counting", write: { part in text.withLock { $0 += part } }, elapsed: { now.withLock(\.self) }
    )
    for report in reports {
      now.withLock { $0 = .milliseconds(Int(report.second * 1_000)) }
      line.report(report.share)
    }
    line.finish()
    return text.withLock(\.self)
  }

  @Test("a line says after a second how far it is and how long it takes")
  func terminal() {
    #expect(
      written([(0.5, 0.01), (1.1, 0.1), (1.2, 0.11), (2, 0.5), (3, 1)])
        == "\r\u{1B}[Kcounting: 10 %, about 10s left\r\u{1B}[Kcounting: 50 %, about 2s left"
        + "\r\u{1B}[Kcounting: 100 %\r\u{1B}[K")
    #expect(written([(0.2, 0.5), (0.9, 1)]) == "")
  }
}
