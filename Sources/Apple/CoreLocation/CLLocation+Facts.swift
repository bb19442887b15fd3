// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import Intents

/// A speed in meters in a second.
public typealias CLLocationSpeed = Double
/// How exact a speed is, in meters in a second.
public typealias CLLocationSpeedAccuracy = Double
/// How exact a direction is, in degrees.
public typealias CLLocationDirectionAccuracy = Double

/// A coordinate that is not on the earth.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
  latitude: -180, longitude: -180)

/// The floor of a building, of which none is known here.
open class CLFloor: NSObject, @unchecked Sendable {
  /// The number of the floor; 0 is the ground.
  public let level: Int

  init(level: Int) { self.level = level }
}

/// Where a location comes from.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  /// Whether a program made the location up.
  public let isSimulatedBySoftware: Bool
  /// Whether an accessory measured the location.
  public let isProducedByAccessory: Bool

  /// Creates a source of a location.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool)
  { (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory) }
}

extension CLLocation {
  /// The floor of a building; nil here, as it is not known.
  public var floor: CLFloor? { nil }

  /// Where the location comes from; nil here, as it is not known.
  public var sourceInformation: CLLocationSourceInformation? { nil }
}

extension CLPlacemark {
  /// The region of the place; nil here, as it is not known.
  public var region: CLRegion? { nil }
}
