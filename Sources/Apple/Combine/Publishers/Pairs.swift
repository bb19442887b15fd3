// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

extension Publisher {
  /// Pairs of the values of two publishers.
  ///
  /// - Parameters:
  ///   - other: The other publisher.
  ///   - take: Takes a pair out of the values that came and were not taken; nil for none so far.
  /// - Returns: A publisher that ends when both have ended.
  func pair<Other: Publisher>(
    _ other: Other,
    _ take: @escaping (inout [Output], inout [Other.Output]) -> (Output, Other.Output)?
  ) -> Made<(Output, Other.Output), Failure> where Other.Failure == Failure {
    Made { outlet in
      let lock = NSRecursiveLock()
      let remaining = Remaining(2)
      var first: [Output] = []
      var second: [Other.Output] = []
      func send(_ add: () -> Void) {
        lock.lock()
        add()
        let pair = take(&first, &second)
        lock.unlock()
        if let pair { outlet.send(pair) }
      }
      func end(_ end: Subscribers.Completion<Failure>) {
        switch end {
        case .failure: outlet.finish(end)
        case .finished: if remaining.remove() { outlet.finish() }
        }
      }
      let kept = Kept()
      kept.add(
        observe { value in
          send { first.append(value) }
        } completion: {
          end($0)
        })
      kept.add(
        other.observe { value in
          send { second.append(value) }
        } completion: {
          end($0)
        })
      return kept
    }
  }
}
