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

/// The results of a function of each of many elements, worked out by the other processors while this one does something else.
///
/// Whoever asks for the results helps with what is not begun.
package final class ConcurrentWork<Element: Sendable, Result: Sendable>: Sendable {
  private let elements: [Element]
  private let chunkSize: Int
  private let transform: @Sendable (Element) -> Result
  private let nextChunk = Atomic(0)
  private let chunks: Mutex<[[Result]]>

  /// Counts the chunks that are done.
  private let done = DispatchSemaphore(value: 0)

  private var chunkCount: Int { (elements.count + chunkSize - 1) / chunkSize }

  /// Begins, unless there are too few elements for the start of a thread.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - chunkSize: How many are worked out in one go.
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

  /// Works until every chunk is begun.
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

  /// The results in the order of the elements, waited for; once.
  package func results() -> [Result] {
    work()
    for _ in 0..<chunkCount { done.wait() }
    return chunks.withLock { $0.flatMap(\.self) }
  }
}
