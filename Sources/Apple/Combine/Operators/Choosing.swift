// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

extension Publisher {
  /// Sends up to `count` values, and then ends.
  public func prefix(_ count: Int) -> some Publisher<Output, Failure> {
    Made<Output, Failure> { outlet in
      var left = count
      guard left > 0 else {
        outlet.finish()
        return nil
      }
      return observe {
        guard left > 0 else { return }
        left -= 1
        outlet.send($0)
        if left == 0 { outlet.finish() }
      } completion: {
        outlet.finish($0)
      }
    }
  }

  /// Sends the first value, and then ends.
  public func first() -> some Publisher<Output, Failure> { prefix(1) }

  /// Sends the first value for which a function returns true, and then ends.
  public func first(where isIncluded: @escaping (Output) -> Bool) -> some Publisher<Output, Failure>
  {
    filter(isIncluded).prefix(1)
  }

  /// Drops the first `count` values.
  public func dropFirst(_ count: Int = 1) -> some Publisher<Output, Failure> {
    Made<Output, Failure> { outlet in
      var left = count
      return observe {
        if left > 0 { left -= 1 } else { outlet.send($0) }
      } completion: {
        outlet.finish($0)
      }
    }
  }

  /// Sends values before those of the publisher.
  public func prepend(_ values: Output...) -> some Publisher<Output, Failure> {
    Made<Output, Failure> { outlet in
      for value in values { outlet.send(value) }
      return observe {
        outlet.send($0)
      } completion: {
        outlet.finish($0)
      }
    }
  }

  /// Drops values that a function calls equal to the previous one.
  public func removeDuplicates(
    by isSame: @escaping (Output, Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    Made<Output, Failure> { outlet in
      var last: Output?
      return observe {
        if let known = last, isSame(known, $0) { return }
        last = $0
        outlet.send($0)
      } completion: {
        outlet.finish($0)
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Drops values that are equal to the previous one.
  public func removeDuplicates() -> some Publisher<Output, Failure> { removeDuplicates(by: ==) }
}
