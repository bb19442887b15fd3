// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension Timer {
  /// Makes a timer as `scheduledTimer(withTimeInterval:repeats:block:)` does, which Foundation on Linux does not let asynchronous code call.
  ///
  /// `quickaction build` compiles code with this function in its place. A timer that is made outside of the main thread never fires, as on
  /// Apple's systems where no run loop runs.
  @discardableResult @preconcurrency public class func scheduledAnywhere(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
  }
}
