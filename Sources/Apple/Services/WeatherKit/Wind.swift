// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The wind: its speed, its gusts and where it comes from.
public struct Wind: Codable, Hashable, Sendable {
  /// The speed of the wind.
  public let speed: Measurement<UnitSpeed>
  /// The direction from which it blows.
  public let direction: Measurement<UnitAngle>
  /// The point of the compass from which it blows.
  public let compassDirection: CompassDirection
  /// The speed of gusts; nil if there are none.
  public let gust: Measurement<UnitSpeed>?

  /// A point of the compass.
  public enum CompassDirection: String, CaseIterable, Codable, CustomStringConvertible, Hashable,
    Sendable
  {
    /// The wind comes from the north.
    case north
    /// The wind comes from between north and northeast.
    case northNortheast
    /// The wind comes from the northeast.
    case northeast
    /// The wind comes from between northeast and east.
    case eastNortheast
    /// The wind comes from the east.
    case east
    /// The wind comes from between east and southeast.
    case eastSoutheast
    /// The wind comes from the southeast.
    case southeast
    /// The wind comes from between southeast and south.
    case southSoutheast
    /// The wind comes from the south.
    case south
    /// The wind comes from between south and southwest.
    case southSouthwest
    /// The wind comes from the southwest.
    case southwest
    /// The wind comes from between southwest and west.
    case westSouthwest
    /// The wind comes from the west.
    case west
    /// The wind comes from between west and northwest.
    case westNorthwest
    /// The wind comes from the northwest.
    case northwest
    /// The wind comes from between northwest and north.
    case northNorthwest

    /// The name of the point, in English.
    public var description: String {
      rawValue.reduce(into: "") { name, letter in
        name += letter.isUppercase ? " " + letter.lowercased() : String(letter)
      }.capitalized
    }

    /// The name of the point for VoiceOver, in English.
    public var accessibilityDescription: String { description }

    /// The letters of the point, such as `NNE`.
    public var abbreviation: String {
      ["north", "south", "east", "west"].reduce(rawValue.lowercased()) { letters, name in
        letters.replacingOccurrences(of: name, with: name.prefix(1).uppercased())
      }
    }
  }
}
