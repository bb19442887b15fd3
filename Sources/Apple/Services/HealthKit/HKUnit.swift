// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The metric prefix of a unit.
public enum HKMetricPrefix: Int, Sendable {
  /// No prefix: a factor of 1.
  case none
  /// The prefix pico: a factor of 10⁻¹².
  case pico
  /// The prefix nano: a factor of 10⁻⁹.
  case nano
  /// The prefix micro: a factor of 10⁻⁶.
  case micro
  /// The prefix milli: a factor of 10⁻³.
  case milli
  /// The prefix centi: a factor of 10⁻².
  case centi
  /// The prefix deci: a factor of 10⁻¹.
  case deci
  /// The prefix deca: a factor of 10.
  case deca
  /// The prefix hecto: a factor of 100.
  case hecto
  /// The prefix kilo: a factor of 1000.
  case kilo
  /// The prefix mega: a factor of 10⁶.
  case mega
  /// The prefix giga: a factor of 10⁹.
  case giga
  /// The prefix tera: a factor of 10¹².
  case tera
  /// The prefix femto: a factor of 10⁻¹⁵.
  case femto

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
    case .giga: 1e9
    case .tera: 1e12
    case .femto: 1e-15
    }
  }
}

/// A unit of a quantity: a product of powers of base units, with a factor.
///
/// Temperatures are not supported, as their units have different zero points.
open class HKUnit: NSObject, @unchecked Sendable {
  enum Base: Hashable {
    case gram, meter, liter, second, joule, mole, count, pascal, kelvin, internationalUnit
  }

  let factor: Double
  let powers: [Base: Int]

  init(factor: Double, powers: [Base: Int]) {
    self.factor = factor
    self.powers = powers.filter { $0.value != 0 }
  }

  /// Returns the unit of counts.
  open class func count() -> HKUnit { HKUnit(factor: 1, powers: [.count: 1]) }
  /// Returns the unit of fractions, in which 1 is 100 percent.
  open class func percent() -> HKUnit { HKUnit(factor: 1, powers: [:]) }
  /// Returns the gram, a unit of mass.
  open class func gram() -> HKUnit { gramUnit(with: .none) }
  /// Returns the gram with a metric prefix.
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { .of(.gram, prefix.factor) }
  /// Returns the pound, a unit of mass.
  open class func pound() -> HKUnit { .of(.gram, 453.59237) }
  /// Returns the meter, a unit of length.
  open class func meter() -> HKUnit { meterUnit(with: .none) }
  /// Returns the meter with a metric prefix.
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { .of(.meter, prefix.factor) }
  /// Returns the mile, a unit of length.
  open class func mile() -> HKUnit { .of(.meter, 1609.344) }
  /// Returns the foot, a unit of length.
  open class func foot() -> HKUnit { .of(.meter, 0.3048) }
  /// Returns the inch, a unit of length.
  open class func inch() -> HKUnit { .of(.meter, 0.0254) }
  /// Returns the liter, a unit of volume.
  open class func liter() -> HKUnit { literUnit(with: .none) }
  /// Returns the liter with a metric prefix.
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { .of(.liter, prefix.factor) }
  /// Returns the second, a unit of time.
  open class func second() -> HKUnit { .of(.second, 1) }
  /// Returns the minute, a unit of time.
  open class func minute() -> HKUnit { .of(.second, 60) }
  /// Returns the hour, a unit of time.
  open class func hour() -> HKUnit { .of(.second, 3600) }
  /// Returns the day of 24 hours, a unit of time.
  open class func day() -> HKUnit { .of(.second, 86_400) }
  /// Returns the joule, a unit of energy.
  open class func joule() -> HKUnit { .of(.joule, 1) }
  /// Returns the kilocalorie, a unit of energy of 4184 joules.
  open class func kilocalorie() -> HKUnit { .of(.joule, 4184) }
  /// Returns the unit of insulin and vitamins.
  open class func internationalUnit() -> HKUnit { .of(.internationalUnit, 1) }
  /// Returns the small calorie.
  open class func smallCalorie() -> HKUnit { .of(.joule, 4.184) }
  /// Returns the large calorie.
  open class func largeCalorie() -> HKUnit { .of(.joule, 4184) }
  /// Returns the joule with a metric prefix.
  open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { .of(.joule, prefix.factor) }
  /// Returns the second with a metric prefix.
  open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
    .of(.second, prefix.factor)
  }
  /// Returns the yard, which has 0.9144 meters.
  open class func yard() -> HKUnit { .of(.meter, 0.9144) }
  /// Returns the ounce of 28.35 grams.
  open class func ounce() -> HKUnit { .of(.gram, 28.349523125) }
  /// Returns the stone, which has 14 pounds.
  open class func stone() -> HKUnit { .of(.gram, 6350.29318) }
  /// Returns the fluid ounce of the United States.
  open class func fluidOunceUS() -> HKUnit { .of(.liter, 0.0295735295625) }
  /// Returns the millimeter of mercury.
  open class func millimeterOfMercury() -> HKUnit { .of(.pascal, 133.322387415) }
  /// Returns the mole of a substance with a metric prefix; the molar mass is in grams per mole.
  open class func moleUnit(with prefix: HKMetricPrefix, molarMass: Double) -> HKUnit {
    .of(.gram, prefix.factor * molarMass)
  }

  /// Returns the watt, a unit of power.
  open class func watt() -> HKUnit { wattUnit(with: .none) }
  /// Returns the watt with a metric prefix.
  open class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit {
    jouleUnit(with: prefix).unitDivided(by: second())
  }
  /// Returns the kelvin, a unit of temperature.
  open class func kelvin() -> HKUnit { .of(.kelvin, 1) }
  /// Returns the degree Celsius as a step of temperature: that its zero is elsewhere is not known here.
  open class func degreeCelsius() -> HKUnit { .of(.kelvin, 1) }

  /// Returns the product of this unit and another.
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(factor: factor * unit.factor, powers: powers.merging(unit.powers, uniquingKeysWith: +))
  }

  /// Returns the quotient of this unit and another.
  open func unitDivided(by unit: HKUnit) -> HKUnit { unitMultiplied(by: unit.reciprocal()) }

  /// Returns the reciprocal of this unit.
  open func reciprocal() -> HKUnit {
    HKUnit(factor: 1 / factor, powers: powers.mapValues(-))
  }

  private static func of(_ base: Base, _ factor: Double) -> HKUnit {
    HKUnit(factor: factor, powers: [base: 1])
  }

  /// Returns whether another object is a unit of the same factor and powers.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return factor == other.factor && powers == other.powers
  }

  /// The hash value of the unit.
  open override var hash: Int { powers.hashValue ^ factor.hashValue }
}

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The molar mass of glucose, in grams per mole.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A number with a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let value: Double
  private let unit: HKUnit

  /// Creates a quantity of a number of units.
  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
  }

  /// Returns whether the quantity can be converted to a unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.powers == unit.powers }

  /// Returns the number in a unit; traps if the quantity cannot be converted to it.
  open func doubleValue(for unit: HKUnit) -> Double {
    precondition(`is`(compatibleWith: unit), "a quantity was asked for in a unit of another kind")
    return value * self.unit.factor / unit.factor
  }

  /// Returns whether another object is an equal quantity, converted to the same unit.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
    return other.doubleValue(for: unit) == value
  }

  /// The hash value of the quantity.
  open override var hash: Int { (value * unit.factor).hashValue }
}
