// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
public import Intents

/// The distance of an app that is told of each movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The highest accuracy, with what sensors tell.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2

/// A location of the device, or why there is none.
public struct CLLocationUpdate: Sendable {
  /// What the user does.
  public enum LiveConfiguration: Int, Hashable, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// The locations of the device; here one that says that the user did not allow them.
  public struct Updates: AsyncSequence, Sendable {
    /// What gives the next location.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var isOver = false

      /// Returns once that there is no location, and then nil.
      public mutating func next() async throws -> CLLocationUpdate? {
        guard !isOver else { return nil }
        isOver = true
        return CLLocationUpdate()
      }
    }

    /// Returns what gives the next location.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// The location; nil, as the user did not allow it.
  public var location: CLLocation? { nil }
  /// Whether the device does not move.
  public var isStationary: Bool { false }
  /// Whether the device does not move, by its later name.
  public var stationary: Bool { false }
  /// Whether the user does not allow locations; always true here.
  public var authorizationDenied: Bool { true }
  /// Whether no app may have locations.
  public var authorizationDeniedGlobally: Bool { false }
  /// Whether the user cannot allow locations.
  public var authorizationRestricted: Bool { false }
  /// Whether the user is being asked.
  public var authorizationRequestInProgress: Bool { false }
  /// Whether locations are less exact.
  public var accuracyLimited: Bool { false }
  /// Whether there is no location now.
  public var locationUnavailable: Bool { false }
  /// Whether the app is not in use enough.
  public var insufficientlyInUse: Bool { false }
  /// Whether a session is needed.
  public var serviceSessionRequired: Bool { false }

  /// Returns the locations of the device.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    reportUnavailable("CLLocationUpdate", answer: "the user did not allow locations")
    return Updates()
  }
}

/// The time in which an app asks for locations, which has no effect here.
public final class CLServiceSession: Sendable {
  /// What is asked for.
  public enum AuthorizationRequirement: Int, Hashable, Sendable {
    case none, whenInUse, always
  }

  /// Begins a session that would ask the user for an authorization; nothing is asked here, and none is given.
  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String? = nil) {}
  /// Ends the session, which has no effect here.
  public func invalidate() {}

  /// What keeps a session from working.
  public struct Diagnostic: Sendable {
    /// Whether the user does not allow locations; always true here.
    public var authorizationDenied: Bool { true }
    /// Whether no app may have locations.
    public var authorizationDeniedGlobally: Bool { false }
    /// Whether the user cannot allow locations.
    public var authorizationRestricted: Bool { false }
    /// Whether the user is being asked.
    public var authorizationRequestInProgress: Bool { false }
    /// Whether the user did not allow exact locations.
    public var fullAccuracyDenied: Bool { true }
    /// Whether the app is not in use enough.
    public var insufficientlyInUse: Bool { false }
    /// Whether the user does not allow locations all the time.
    public var alwaysAuthorizationDenied: Bool { true }
    /// Whether a session is needed.
    public var serviceSessionRequired: Bool { false }
  }

  /// What keeps the session from working; here one that says that the user did not allow locations.
  public struct Diagnostics: AsyncSequence, Sendable {
    /// What gives the next diagnostic.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var isOver = false

      /// Returns once that the user did not allow locations, and then nil.
      public mutating func next() async throws -> Diagnostic? {
        guard !isOver else { return nil }
        isOver = true
        return Diagnostic()
      }
    }

    /// Returns what gives the next diagnostic.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// What keeps the session from working.
  public var diagnostics: Diagnostics { Diagnostics() }
}

/// The time in which an app that is not seen gets locations, which has no effect here.
public final class CLBackgroundActivitySession: Sendable {
  /// Begins a session, which would keep an app running; no app runs in the background here.
  public init() {}
  /// Ends the session, which has no effect here.
  public func invalidate() {}
}

/// A direction in degrees from the north.
public typealias CLLocationDirection = Double

/// How exact the locations are that the user allows.
public enum CLAccuracyAuthorization: Int, Hashable, Sendable {
  /// The app gets exact places.
  case fullAccuracy
  /// The app gets places within some kilometers.
  case reducedAccuracy
}

/// Which side of a device is up.
public enum CLDeviceOrientation: Int32, Hashable, Sendable {
  /// It is not known which side is up.
  case unknown = 0
  /// The top of the device is up.
  case portrait = 1
  /// The bottom of the device is up.
  case portraitUpsideDown = 2
  /// The right side of the device is up.
  case landscapeLeft = 3
  /// The left side of the device is up.
  case landscapeRight = 4
  /// The screen of the device is up.
  case faceUp = 5
  /// The screen of the device is down.
  case faceDown = 6
}

/// The direction of a device.
open class CLHeading: NSObject, @unchecked Sendable {
  /// The degrees from the magnetic north.
  open var magneticHeading: CLLocationDirection { 0 }
  /// The degrees from the north.
  open var trueHeading: CLLocationDirection { 0 }
  /// How exact it is, in degrees; negative if it is not known.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// When it was so.
  open var timestamp: Date { Date() }
}
