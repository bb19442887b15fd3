// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A failure of haptics.
public struct CHHapticError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons for the error.
  public enum Code: Int, Sendable {
    /// The engine was not started.
    case engineNotRunning = -4805
    /// It is not allowed now.
    case operationNotPermitted = -4806
    /// The engine did not start in time.
    case engineStartTimeout = -4808
    /// The device has no haptics.
    case notSupported = -4809
    /// The server could not be started.
    case serverInitFailed = -4810
    /// The server of haptics has ended, and the engine with it.
    case serverInterrupted = -4811
    /// The player is gone.
    case invalidPatternPlayer = -4812
    /// The pattern is not valid.
    case invalidPatternData = -4813
    /// A pattern of a file is not valid.
    case invalidPatternDictionary = -4814
    /// The session of sounds is not valid.
    case invalidAudioSession = -4815
    /// A setting of the engine is not valid.
    case invalidEngineParameter = -4816
    /// There is no such parameter.
    case invalidParameterType = -4820
    /// There is no such event.
    case invalidEventType = -4821
    /// The time of an event is not valid.
    case invalidEventTime = -4822
    /// The length of an event is not valid.
    case invalidEventDuration = -4823
    /// A sound of a pattern is not valid.
    case invalidAudioResource = -4824
    /// A sound of a pattern is not there.
    case resourceNotAvailable = -4825
    /// An event has not all that it needs.
    case badEventEntry = -4830
    /// A parameter has not all that it needs.
    case badParameterEntry = -4831
    /// A time is not valid.
    case invalidTime = -4840
    /// There is no such file.
    case fileNotFound = -4851
    /// There is not enough power.
    case insufficientPower = -4897
    /// The reason is not known.
    case unknownError = -4898
    /// There is no memory.
    case memoryError = -4899

    /// Returns whether an error has this reason, for patterns of `catch`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CHHapticError)?.code == code
    }
  }

  /// The domain of the error, as in `NSError`.
  public static var errorDomain: String { "com.apple.CoreHaptics" }
  /// The reason for the error.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error of a reason; what else is known about it is not kept.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The engine was not started.
  public static var engineNotRunning: Code { .engineNotRunning }
  /// It is not allowed now.
  public static var operationNotPermitted: Code { .operationNotPermitted }
  /// The engine did not start in time.
  public static var engineStartTimeout: Code { .engineStartTimeout }
  /// The device has no haptics.
  public static var notSupported: Code { .notSupported }
  /// The server could not be started.
  public static var serverInitFailed: Code { .serverInitFailed }
  /// The server of haptics has ended, and the engine with it.
  public static var serverInterrupted: Code { .serverInterrupted }
  /// The player is gone.
  public static var invalidPatternPlayer: Code { .invalidPatternPlayer }
  /// The pattern is not valid.
  public static var invalidPatternData: Code { .invalidPatternData }
  /// A pattern of a file is not valid.
  public static var invalidPatternDictionary: Code { .invalidPatternDictionary }
  /// The session of sounds is not valid.
  public static var invalidAudioSession: Code { .invalidAudioSession }
  /// A setting of the engine is not valid.
  public static var invalidEngineParameter: Code { .invalidEngineParameter }
  /// There is no such parameter.
  public static var invalidParameterType: Code { .invalidParameterType }
  /// There is no such event.
  public static var invalidEventType: Code { .invalidEventType }
  /// The time of an event is not valid.
  public static var invalidEventTime: Code { .invalidEventTime }
  /// The length of an event is not valid.
  public static var invalidEventDuration: Code { .invalidEventDuration }
  /// A sound of a pattern is not valid.
  public static var invalidAudioResource: Code { .invalidAudioResource }
  /// A sound of a pattern is not there.
  public static var resourceNotAvailable: Code { .resourceNotAvailable }
  /// An event has not all that it needs.
  public static var badEventEntry: Code { .badEventEntry }
  /// A parameter has not all that it needs.
  public static var badParameterEntry: Code { .badParameterEntry }
  /// A time is not valid.
  public static var invalidTime: Code { .invalidTime }
  /// There is no such file.
  public static var fileNotFound: Code { .fileNotFound }
  /// There is not enough power.
  public static var insufficientPower: Code { .insufficientPower }
  /// The reason is not known.
  public static var unknownError: Code { .unknownError }
  /// There is no memory.
  public static var memoryError: Code { .memoryError }
}
