// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) public import AppleFoundation
public import Foundation

/// A range of frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The smallest number of frames per second.
  public var minimum: Float
  /// The largest number of frames per second.
  public var maximum: Float
  /// The best number of frames per second; nil for none.
  public var preferred: Float?

  /// The range that leaves the number to the system.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Creates a range of frames per second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

/// A timer of the screen's frames, which never fires: there is no screen.
open class CADisplayLink: NSObject, @unchecked Sendable {
  /// The time of the last frame, in seconds; 0 as there was none.
  open var timestamp: CFTimeInterval { 0 }
  /// The time between two frames, in seconds; 0 before the first.
  open var duration: CFTimeInterval { 0 }
  /// The time of the next frame, in seconds; 0 as there is none.
  open var targetTimestamp: CFTimeInterval { 0 }
  /// Whether the timer stands still.
  open var isPaused = false
  /// How often it should fire each second; 0 is with each frame.
  open var preferredFramesPerSecond = 0
  /// How often it should fire each second.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates a timer for a method of a target, which is not called.
  public init(target: Any, selector sel: Selector) {}

  /// Adds nothing to the loop, which is reported once.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    reportUnavailable("CADisplayLink", answer: "it never fires, as there is no screen")
  }
  /// Removes the timer from a loop, in which it is not.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends the timer, which never fired.
  open func invalidate() {}
}
