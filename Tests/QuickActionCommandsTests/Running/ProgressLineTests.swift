// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization
import TestSupport
import Testing

@testable import QuickActionCommands

@Suite struct ProgressLineTests {
  /// What is written of work that reports its share at some seconds.
  private func written(
    _ reports: [(second: Double, share: Double)], isTerminal: Bool, isQuiet: Bool = false
  ) -> String {
    let text = Mutex("")
    let now = Mutex(Duration.zero)
    var console = Console.process
    console.isErrorTerminal = isTerminal
    console.writeError = { part in text.withLock { $0 += part } }
    Console.$current.withValue(console) {
      let line = ProgressLine("counting", Messages(isQuiet: isQuiet)) { now.withLock { $0 } }
      for report in reports {
        now.withLock { $0 = .milliseconds(Int(report.second * 1_000)) }
        line?.report(report.share)
      }
      line?.finish()
    }
    return text.withLock { $0 }
  }

  @Test("on a terminal a line says after a second how far it is and how long it takes")
  func terminal() {
    #expect(
      written([(0.5, 0.01), (1.1, 0.1), (1.2, 0.11), (2, 0.5), (3, 1)], isTerminal: true)
        == "\r\u{1B}[Kcounting: 10 %, about 10s left\r\u{1B}[Kcounting: 50 %, about 2s left"
        + "\r\u{1B}[Kcounting: 100 %\r\u{1B}[K")
    #expect(written([(0.2, 0.5), (0.9, 1)], isTerminal: true) == "")
  }

  @Test("elsewhere nothing is said, however long it takes")
  func log() {
    #expect(
      written([(1.1, 0.1), (31, 0.25), (40, 0.3), (62, 0.5)], isTerminal: false)
        == "")
  }

  @Test("who wants nothing but errors sees nothing")
  func quiet() {
    #expect(written([(5, 0.5)], isTerminal: true, isQuiet: true) == "")
  }
}
