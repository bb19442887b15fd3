// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Activities during which a system does not rest, which it never does here.
extension ProcessInfo {
  /// What a system lets be during an activity.
  public struct ActivityOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt64
    /// Creates a set of options from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The screen stays on.
    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    /// The device does not sleep.
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    /// The process is not ended at once.
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    /// The process is not ended when it has no windows.
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    /// The user asked for the activity.
    public static let userInitiated = ActivityOptions(rawValue: 0xff_ffff | 1 << 20)
    /// The user asked for the activity, during which the device may sleep.
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0xff_ffff)
    /// The app began the activity itself.
    public static let background = ActivityOptions(rawValue: 0xff)
    /// The activity must not be late.
    public static let latencyCritical = ActivityOptions(rawValue: 0xff_0000_0000)
  }

  /// Begins an activity.
  ///
  /// - Returns: What stands for it.
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol { NSObject() }

  /// Ends an activity that was begun.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Calls a function as an activity.
  public func performActivity(
    options: ActivityOptions = [], reason: String, using block: () -> Void
  ) { block() }

  /// Whether an iPhone app runs on a Vision Pro; always false, as the program stands for one on an iPhone.
  public var isiOSAppOnVision: Bool { false }
}
