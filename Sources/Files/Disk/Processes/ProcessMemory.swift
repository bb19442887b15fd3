// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FileCalls

/// The memory of this process.
package enum ProcessMemory {
  /// The number of bytes that the system is asked for at a time; what is not used of them takes no memory.
  private static let stepByteCount: Int32 = 16 << 20

  /// Lets memory be asked for in large steps, and kept when it is freed, as for what ends soon after its work.
  ///
  /// By itself the C library of Linux asks for some pages at a time, in each thread: a big project asks 8,000 times
  /// (Benchmarks/README.md, "Memory in large steps").
  package static func growInLargeSteps() {
    quickaction_ask_for_memory_in_steps(stepByteCount)
  }
}
