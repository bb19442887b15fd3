// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Without Objective-C nothing is called by the name of its method, so these timers fire without effect.

extension Timer {
  /// Creates a timer that would call a method by its name at a moment; nothing is called here, which is reported once.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    reportUnavailable(
      "Timer(…target:selector:…)", answer: "nothing is called by the name of its method")
    self.init(fire: date, interval: interval, repeats: repeats) { _ in }
  }

  /// Creates a timer that would call a method by its name; nothing is called here, which is reported once.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: interval), interval: interval, target: target,
      selector: selector, userInfo: userInfo, repeats: repeats)
  }

  /// Creates a timer that would call a method by its name, and starts it; nothing is called here, which is reported once.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}
