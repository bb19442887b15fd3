// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Random numbers that are a function of where they are drawn: SplitMix64, entered at any place.
///
/// The generator of Steele, Lea and Flood (2014) adds a constant for each draw and mixes the sum, so its n-th number needs none of those before.
/// A device's draws do not depend on how many devices there are, which of them are simulated, or in which order.
package struct RandomDraws: Hashable, Sendable {
  private static let increment: UInt64 = 0x9E37_79B9_7F4A_7C15

  private let key: UInt64

  /// The purpose of draws, so that one does not follow from another.
  package enum Purpose: UInt64, Sendable {
    case zone = 1
    case habit
    case placement
    case glances
    case window
    case systemDelay
    case jitter
    case feed
  }

  /// Creates the draws of a device.
  ///
  /// - Parameters:
  ///   - seed: The seed of all draws of a run.
  ///   - device: Which device.
  ///   - purpose: What they are for.
  ///   - widget: Which of the device's widgets.
  @inline(__always)
  package init(seed: UInt64, device: UInt64, _ purpose: Purpose, widget: Int = 0) {
    let place = purpose.rawValue &+ UInt64(truncatingIfNeeded: widget) &<< 8
    let key = Self.mix(seed &+ Self.increment)
    self.key = Self.mix(Self.mix(key ^ device &* Self.increment) ^ place)
  }

  /// A number of 64 random bits.
  @inline(__always)
  package subscript(_ index: Int) -> UInt64 {
    Self.mix(key &+ Self.increment &* (UInt64(truncatingIfNeeded: index) &+ 1))
  }

  /// A number from 0 to a greatest one, each as likely.
  @inline(__always)
  package func number(_ index: Int, through greatest: Int64) -> Int64 {
    guard greatest > 0 else { return 0 }
    return Int64(self[index].multipliedFullWidth(by: UInt64(greatest) + 1).high)
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ mixed &>> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed &>> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed &>> 31
  }
}
