// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time that means at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// What a device can do.
public protocol CHHapticDeviceCapability: Sendable {
  /// Whether it has haptics.
  var supportsHaptics: Bool { get }
  /// Whether it plays sounds of patterns.
  var supportsAudio: Bool { get }
}

/// What plays a pattern.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
  /// Whether it makes no sound and does not vibrate.
  var isMuted: Bool { get set }
  /// Starts at a time of the engine; 0 is at once.
  func start(atTime time: TimeInterval) throws
  /// Stops at a time of the engine; 0 is at once.
  func stop(atTime time: TimeInterval) throws
  /// Changes values at a time of the engine.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Ends what plays.
  func cancel() throws
}

/// What plays a pattern from any place, as often as it should.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Whether it starts again at its end.
  var loopEnabled: Bool { get set }
  /// Where it ends, in seconds.
  var loopEnd: TimeInterval { get set }
  /// How fast it plays.
  var playbackRate: Float { get set }
  /// What is called at its end.
  var completionHandler: ((any Error)?) -> Void { get set }
  /// Waits at a time of the engine.
  func pause(atTime time: TimeInterval) throws
  /// Goes on at a time of the engine.
  func resume(atTime time: TimeInterval) throws
  /// Goes to a place, in seconds.
  func seek(toOffset offsetTime: TimeInterval) throws
}

private struct NoHaptics: CHHapticDeviceCapability {
  let supportsHaptics = false
  let supportsAudio = false
}

/// What plays haptics, on a device without them.
open class CHHapticEngine: NSObject, @unchecked Sendable {
  /// What is called when a start or a stop is done, with an error if it failed.
  public typealias CompletionHandler = ((any Error)?) -> Void
  /// What is called when the engine stopped by itself.
  public typealias StoppedHandler = (StoppedReason) -> Void
  /// What is called when the server started anew.
  public typealias ResetHandler = () -> Void

  /// Why the engine stopped.
  public enum StoppedReason: Int, Sendable {
    /// Another app has taken the sound.
    case audioSessionInterrupt = 1
    /// The app is in the background.
    case applicationSuspended = 2
    /// It had nothing to do.
    case idleTimeout = 3
    /// All players are done.
    case notifyWhenFinished = 4
    /// The engine does not exist any more.
    case engineDestroyed = 5
    /// The controller is gone.
    case gameControllerDisconnect = 6
    /// The system failed for a reason that it does not say.
    case systemError = -1
  }

  /// Returns what the device can do: nothing.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

  /// What is called when the engine stopped by itself; never here.
  open var stoppedHandler: StoppedHandler = { _ in }
  /// What is called when the server started anew; never here.
  open var resetHandler: ResetHandler = {}
  /// Whether it makes no sounds.
  open var playsHapticsOnly = false
  /// Whether it does not vibrate.
  open var isMutedForHaptics = false
  /// Whether it makes no sound.
  open var isMutedForAudio = false
  /// Whether it stops when it has nothing to do.
  open var isAutoShutdownEnabled = false

  /// Creates no engine, as the device has no haptics; the session of sounds makes no difference.
  ///
  /// - Throws: Always ``CHHapticError/Code/notSupported``.
  public init(audioSession: AnyObject? = nil) throws {
    reportUnavailable("CHHapticEngine", answer: "the device has no haptics")
    throw CHHapticError(.notSupported)
  }

  /// The time of the engine, in seconds.
  open var currentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Starts nothing.
  ///
  /// - Throws: Always ``CHHapticError/Code/notSupported``.
  open func start() throws { throw CHHapticError(.notSupported) }

  /// Starts nothing: the handler is called at once with ``CHHapticError/Code/notSupported``.
  open func start(completionHandler: CompletionHandler?) {
    completionHandler?(CHHapticError(.notSupported))
  }

  /// Stops nothing: the handler is called at once without an error.
  open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }

  /// Makes no player.
  ///
  /// - Throws: Always ``CHHapticError/Code/notSupported``.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }

  /// Makes no player.
  ///
  /// - Throws: Always ``CHHapticError/Code/notSupported``.
  open func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer { throw CHHapticError(.notSupported) }

  /// Plays no file.
  ///
  /// - Throws: Always ``CHHapticError/Code/notSupported``.
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }

  /// Plays no data.
  ///
  /// - Throws: Always ``CHHapticError/Code/notSupported``.
  open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}
