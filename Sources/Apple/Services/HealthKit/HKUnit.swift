// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A unit of a quantity: a product of powers of base units, with a factor, and a zero of its own for temperatures.
open class HKUnit: NSObject, @unchecked Sendable {
  enum Base: Hashable {
    case gram, meter, liter, second, joule, mole, count, pascal, kelvin, internationalUnit
    case volt, siemens, radian, diopter, prismDiopter, lux, effort, hearingLevel, soundLevel
  }

  let factor: Double
  let powers: [Base: Int]

  /// The value in base units that is 0 in this unit.
  let zero: Double

  init(factor: Double, powers: [Base: Int], zero: Double = 0) {
    self.factor = factor
    self.powers = powers.filter { $0.value != 0 }
    self.zero = zero
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
  /// Returns the degree Celsius, whose zero is at 273.15 kelvins.
  open class func degreeCelsius() -> HKUnit {
    HKUnit(factor: 1, powers: [.kelvin: 1], zero: 273.15)
  }
  /// Returns the degree Fahrenheit, whose zero is at 459.67 of its steps above absolute zero.
  open class func degreeFahrenheit() -> HKUnit {
    HKUnit(factor: 5 / 9, powers: [.kelvin: 1], zero: 459.67 * 5 / 9)
  }

  /// Returns the product of this unit and another; temperatures are steps in it.
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(factor: factor * unit.factor, powers: powers.merging(unit.powers, uniquingKeysWith: +))
  }

  /// Returns the quotient of this unit and another.
  open func unitDivided(by unit: HKUnit) -> HKUnit { unitMultiplied(by: unit.reciprocal()) }

  /// Returns the reciprocal of this unit.
  open func reciprocal() -> HKUnit {
    HKUnit(factor: 1 / factor, powers: powers.mapValues(-))
  }

  /// Returns the unit multiplied by itself so many times; a negative power is that of the reciprocal.
  open func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit(factor: pow(factor, Double(power)), powers: powers.mapValues { $0 * power })
  }

  /// Returns whether the unit is that of numbers without one, such as percent.
  open func isNull() -> Bool { powers.isEmpty }

  static func of(_ base: Base, _ factor: Double) -> HKUnit {
    HKUnit(factor: factor, powers: [base: 1])
  }

  /// Returns whether another object is a unit of the same factor, powers and zero.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return factor == other.factor && powers == other.powers && zero == other.zero
  }

  /// The hash value of the unit.
  open override var hash: Int { powers.hashValue ^ factor.hashValue }
}

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The molar mass of glucose, in grams per mole.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408
