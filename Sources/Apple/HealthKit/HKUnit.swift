// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What a unit is multiplied with.
public enum HKMetricPrefix: Int, Sendable {
  /// By 1.
  case none
  /// By 10⁻¹².
  case pico
  /// By 10⁻⁹.
  case nano
  /// By 10⁻⁶.
  case micro
  /// By 10⁻³.
  case milli
  /// By 10⁻².
  case centi
  /// By 10⁻¹.
  case deci
  /// By 10.
  case deca
  /// By 100.
  case hecto
  /// By 1000.
  case kilo
  /// By 10⁶.
  case mega

  var factor: Double {
    switch self {
    case .none: 1
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 1e-1
    case .deca: 1e1
    case .hecto: 1e2
    case .kilo: 1e3
    case .mega: 1e6
    }
  }
}

/// A unit of a quantity: a product of powers of base units, with a factor.
///
/// Temperatures in degrees, whose zero is elsewhere, are not here.
open class HKUnit: NSObject, @unchecked Sendable {
  enum Base: Hashable { case gram, meter, liter, second, joule, mole, count, pascal }

  let factor: Double
  let powers: [Base: Int]

  init(factor: Double, powers: [Base: Int]) {
    self.factor = factor
    self.powers = powers.filter { $0.value != 0 }
  }

  /// A number of things.
  open class func count() -> HKUnit { HKUnit(factor: 1, powers: [.count: 1]) }
  /// A part of a whole, of which 1 is all.
  open class func percent() -> HKUnit { HKUnit(factor: 1, powers: [:]) }
  /// Grams.
  open class func gram() -> HKUnit { gramUnit(with: .none) }
  /// Grams with a prefix.
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { .of(.gram, prefix.factor) }
  /// Pounds.
  open class func pound() -> HKUnit { .of(.gram, 453.59237) }
  /// Meters.
  open class func meter() -> HKUnit { meterUnit(with: .none) }
  /// Meters with a prefix.
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { .of(.meter, prefix.factor) }
  /// Miles.
  open class func mile() -> HKUnit { .of(.meter, 1609.344) }
  /// Feet.
  open class func foot() -> HKUnit { .of(.meter, 0.3048) }
  /// Inches.
  open class func inch() -> HKUnit { .of(.meter, 0.0254) }
  /// Liters.
  open class func liter() -> HKUnit { literUnit(with: .none) }
  /// Liters with a prefix.
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { .of(.liter, prefix.factor) }
  /// Seconds.
  open class func second() -> HKUnit { .of(.second, 1) }
  /// Minutes.
  open class func minute() -> HKUnit { .of(.second, 60) }
  /// Hours.
  open class func hour() -> HKUnit { .of(.second, 3600) }
  /// Days.
  open class func day() -> HKUnit { .of(.second, 86_400) }
  /// Joules.
  open class func joule() -> HKUnit { .of(.joule, 1) }
  /// Kilocalories.
  open class func kilocalorie() -> HKUnit { .of(.joule, 4184) }
  /// Moles of a substance, with a prefix; the mass is in grams a mole.
  open class func moleUnit(with prefix: HKMetricPrefix, molarMass: Double) -> HKUnit {
    .of(.gram, prefix.factor * molarMass)
  }

  /// This unit times another.
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(factor: factor * unit.factor, powers: powers.merging(unit.powers, uniquingKeysWith: +))
  }

  /// This unit divided by another.
  open func unitDivided(by unit: HKUnit) -> HKUnit { unitMultiplied(by: unit.reciprocal()) }

  /// One divided by this unit.
  open func reciprocal() -> HKUnit {
    HKUnit(factor: 1 / factor, powers: powers.mapValues(-))
  }

  private static func of(_ base: Base, _ factor: Double) -> HKUnit {
    HKUnit(factor: factor, powers: [base: 1])
  }

  /// Whether both are the same unit.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return factor == other.factor && powers == other.powers
  }

  /// The hash of the unit.
  open override var hash: Int { powers.hashValue ^ factor.hashValue }
}

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The mass of a mole of glucose, in grams.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A number with a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let value: Double
  private let unit: HKUnit

  /// Makes a quantity.
  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
  }

  /// Whether the quantity can be had in a unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.powers == unit.powers }

  /// The number in a unit; the program ends, as on a device, if the quantity cannot be had in it.
  open func doubleValue(for unit: HKUnit) -> Double {
    precondition(`is`(compatibleWith: unit), "a quantity was asked for in a unit of another kind")
    return value * self.unit.factor / unit.factor
  }

  /// Whether both are as much.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
    return other.doubleValue(for: unit) == value
  }

  /// The hash of the quantity.
  open override var hash: Int { (value * unit.factor).hashValue }
}
