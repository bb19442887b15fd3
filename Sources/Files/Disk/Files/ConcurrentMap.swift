// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// The results of a function of each element, in the order of the elements, worked out on all processors.
  ///
  /// Few elements are not worth the start of a thread.
  ///
  /// - Parameters:
  ///   - chunkSize: How many elements are worked out in one go: so few that no processor waits long for the last, so many
  ///     that sharing them out costs nothing.
  ///   - transform: The function.
  /// - Returns: The results.
  package func concurrentMap<Result: Sendable>(
    inChunksOf chunkSize: Int = 32, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard count > chunkSize else { return map(transform) }
    let chunkCount = (count + chunkSize - 1) / chunkSize
    let chunks = Mutex<[[Result]]>(Swift.Array(repeating: [], count: chunkCount))
    withoutActuallyEscaping(transform) { transform in
      DispatchQueue.concurrentPerform(iterations: chunkCount) { chunk in
        let start = chunk * chunkSize
        let results = self[start..<Swift.min(start + chunkSize, count)].map(transform)
        chunks.withLock { $0[chunk] = results }
      }
    }
    return chunks.withLock { $0.flatMap(\.self) }
  }
}
