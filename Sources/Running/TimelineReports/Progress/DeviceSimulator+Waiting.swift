// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Dispatch
import Synchronization
package import TimelineSimulation

extension DeviceSimulator {
  /// Simulates, and waits for the result: commands are not asynchronous, and providers are.
  package func wait(progress: ProgressLine?) -> SimulationLog {
    let result = LogBox()
    Task.detached { [self] in result.fill(await run { progress?.report($0) }) }
    defer { progress?.finish() }
    return result.wait()
  }
}

/// Where a simulation leaves its log.
private final class LogBox: Sendable {
  private let log = Mutex<SimulationLog?>(nil)
  private let isFull = DispatchSemaphore(value: 0)

  func fill(_ value: SimulationLog) {
    log.withLock { $0 = value }
    isFull.signal()
  }

  func wait() -> SimulationLog {
    while true {
      isFull.wait()
      if let value = log.withLock(\.self) { return value }
    }
  }
}
