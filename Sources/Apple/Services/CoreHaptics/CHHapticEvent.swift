// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A value of an event, such as how strong it is.
open class CHHapticEventParameter: NSObject, @unchecked Sendable {
  /// What the value is.
  public let parameterID: CHHapticEvent.ParameterID
  /// The value, from 0 to 1 for most.
  open var value: Float

  /// Creates a value of an event.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

/// A change of a value while a pattern plays.
open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
  /// The names of the parameters that can change while a pattern plays.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The text that the system has for it.
    public let rawValue: String
    /// Creates a value of the system's text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong events are.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// How sharp events are.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
  }

  /// The parameter that is changed.
  public let parameterID: ID
  /// The new value, between 0 and 1 or −1 and 1, as the parameter says.
  open var value: Float
  /// When it changes, in seconds from the start.
  open var relativeTime: TimeInterval

  /// Creates a change of a value.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    relativeTime = time
  }
}

/// A value at a time of a curve.
open class CHHapticParameterCurveControlPoint: NSObject {
  /// When the value is reached, in seconds from the curve's start.
  open var relativeTime: TimeInterval
  /// The value at that time.
  open var value: Float

  /// Creates a value at a time.
  public init(relativeTime time: TimeInterval, value: Float) {
    relativeTime = time
    self.value = value
  }
}

/// A value that goes from one to the next while a pattern plays.
open class CHHapticParameterCurve: NSObject, @unchecked Sendable {
  /// A value at a time of a curve.
  public typealias ControlPoint = CHHapticParameterCurveControlPoint

  /// The parameter that the curve changes.
  public let parameterID: CHHapticDynamicParameter.ID
  /// When the curve starts, in seconds.
  open var relativeTime: TimeInterval
  /// The points of the curve, between which values are interpolated.
  public let controlPoints: [ControlPoint]

  /// Creates a curve of values.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
  }
}

/// A tap, a vibration or a sound of a pattern.
open class CHHapticEvent: NSObject, @unchecked Sendable {
  /// The kind of an event.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The text that the system has for it.
    public let rawValue: String
    /// Creates a value of the system's text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A short tap on the hand.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A vibration over the event's duration.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A tone over the event's duration.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    /// A sound of a file.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// What a value of an event is.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// The text that the system has for it.
    public let rawValue: String
    /// Creates a value of the system's text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong it is.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// How sharp it is.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// How long it gets stronger.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// How long it gets weaker.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// How long it fades.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// Whether it lasts until its end.
    public static let sustained = ParameterID(rawValue: "Sustained")
    /// How loud it is.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// How high it is.
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    /// From which side it comes.
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    /// How bright it is.
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }

  /// The kind of the event.
  public let type: EventType
  /// The parameters of the event, such as its intensity.
  public let eventParameters: [CHHapticEventParameter]
  /// When it starts, in seconds.
  open var relativeTime: TimeInterval
  /// How long it is, in seconds; 0 for a tap.
  open var duration: TimeInterval

  /// Creates an event that has no length.
  public convenience init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval
  ) { self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0) }

  /// Creates an event of a length in seconds.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
  }
}

/// Taps and vibrations, one after the other.
open class CHHapticPattern: NSObject, @unchecked Sendable {
  private let events: [CHHapticEvent]

  /// Creates a pattern with changes of values.
  ///
  /// - Throws: ``CHHapticError/Code/invalidEventTime`` if an event starts before the pattern.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = try Self.checked(events)
  }

  /// Creates a pattern with curves of values.
  ///
  /// - Throws: ``CHHapticError/Code/invalidEventTime`` if an event starts before the pattern.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = try Self.checked(events)
  }

  /// The length, in seconds: the end of the event that ends last.
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

  private static func checked(_ events: [CHHapticEvent]) throws -> [CHHapticEvent] {
    guard events.allSatisfy({ $0.relativeTime >= 0 }) else {
      throw CHHapticError(.invalidEventTime)
    }
    return events
  }
}
