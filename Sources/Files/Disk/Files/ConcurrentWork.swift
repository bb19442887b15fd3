// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A function of many elements that other threads compute while the caller does something else.
///
/// The caller computes what is not begun when it asks for the results.
package final class ConcurrentWork<Element: Sendable, Result: Sendable>: Sendable {
  private let elements: [Element]
  private let chunkSize: Int
  private let transform: @Sendable (Element) -> Result
  private let nextChunk = Atomic(0)
  private let chunks: Mutex<[[Result]]>

  /// Counts the chunks that are done.
  private let done = DispatchSemaphore(value: 0)

  private var chunkCount: Int { (elements.count + chunkSize - 1) / chunkSize }

  /// Starts the threads, unless there is one chunk only.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - chunkSize: The number of elements that a thread takes at a time; at least 1.
  ///   - transform: The function.
  package init(
    _ elements: [Element], inChunksOf chunkSize: Int,
    _ transform: @escaping @Sendable (Element) -> Result
  ) {
    self.elements = elements
    self.chunkSize = chunkSize
    self.transform = transform
    let count = (elements.count + chunkSize - 1) / chunkSize
    chunks = Mutex(Array(repeating: [], count: count))
    guard count > 1 else { return }
    for _ in 1..<max(1, min(count, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))) {
      DispatchQueue.global().async { self.work() }
    }
  }

  /// Computes chunks until each is begun.
  private func work() {
    while true {
      let chunk = nextChunk.add(1, ordering: .relaxed).oldValue
      guard chunk < chunkCount else { return }
      let start = chunk * chunkSize
      let end = min(start + chunkSize, elements.count)
      let results = elements[start..<end].map(transform)
      chunks.withLock { $0[chunk] = results }
      done.signal()
    }
  }

  /// Waits for the results, which are in the order of the elements; to be called once.
  package func results() -> [Result] {
    work()
    for _ in 0..<chunkCount { done.wait() }
    return chunks.withLock { $0.flatMap(\.self) }
  }
}
