// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A kind of precipitation.
public enum Precipitation: String, CaseIterable, Codable, CustomStringConvertible, Hashable,
  Sendable
{
  /// There is no precipitation.
  case none
  /// Balls of ice fall.
  case hail
  /// Several kinds fall.
  case mixed
  /// Drops of water fall.
  case rain
  /// Rain freezes as it falls.
  case sleet
  /// Flakes of ice fall.
  case snow

  /// The name of the kind, in English.
  public var description: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The name of the kind for VoiceOver, in English.
  public var accessibilityDescription: String { description }
}

/// The amount of snow, as it lies and as water.
public struct SnowfallAmount: Codable, Hashable, Sendable {
  /// The height of the snow.
  public let amount: Measurement<UnitLength>
  /// The height of the water that the snow becomes.
  public let amountLiquidEquivalent: Measurement<UnitLength>
  /// The least height of the snow that is expected.
  public let minimum: Measurement<UnitLength>
  /// The greatest height of the snow that is expected.
  public let maximum: Measurement<UnitLength>
}

/// The amounts of precipitation of each kind.
public struct PrecipitationAmountByType: Codable, Hashable, Sendable {
  /// The amount of all kinds together.
  public let precipitation: Measurement<UnitLength>
  /// The amount of hail.
  public let hail: Measurement<UnitLength>
  /// The amount of several kinds that fall together.
  public let mixed: Measurement<UnitLength>
  /// The amount of rain.
  public let rainfall: Measurement<UnitLength>
  /// The amount of sleet.
  public let sleet: Measurement<UnitLength>
  /// The amount of snow.
  public let snowfallAmount: SnowfallAmount
}

/// The direction in which the air pressure changes.
public enum PressureTrend: String, CaseIterable, Codable, CustomStringConvertible, Hashable,
  Sendable
{
  /// The pressure becomes higher.
  case rising
  /// The pressure becomes lower.
  case falling
  /// The pressure does not change.
  case steady

  /// The name of the direction, in English.
  public var description: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The name of the direction for VoiceOver, in English.
  public var accessibilityDescription: String { description }
}

/// The parts of the sky that clouds at three heights cover, from 0 to 1.
public struct CloudCoverByAltitude: Codable, Hashable, Sendable {
  /// The part that low clouds cover.
  public let low: Double
  /// The part that clouds of a middle height cover.
  public let medium: Double
  /// The part that high clouds cover.
  public let high: Double
}
