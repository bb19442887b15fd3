// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension HKUnit {
  /// Returns the pascal, a unit of pressure.
  public class func pascal() -> HKUnit { pascalUnit(with: .none) }
  /// Returns the pascal with a metric prefix.
  public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit {
    .of(.pascal, prefix.factor)
  }
  /// Returns the inch of mercury, a unit of pressure.
  public class func inchesOfMercury() -> HKUnit { .of(.pascal, 133.322387415 * 25.4) }
  /// Returns the centimeter of water, a unit of pressure.
  public class func centimeterOfWater() -> HKUnit { .of(.pascal, 98.0665) }
  /// Returns the atmosphere, a unit of pressure of 101,325 pascals.
  public class func atmosphere() -> HKUnit { .of(.pascal, 101_325) }

  /// Returns the imperial fluid ounce, a unit of volume.
  public class func fluidOunceImperial() -> HKUnit { .of(.liter, 0.0284130625) }
  /// Returns the pint of the United States.
  public class func pintUS() -> HKUnit { .of(.liter, 0.473176473) }
  /// Returns the imperial pint, which has 20 imperial fluid ounces.
  public class func pintImperial() -> HKUnit { .of(.liter, 0.56826125) }
  /// Returns the cup of the United States, which has 8 fluid ounces.
  public class func cupUS() -> HKUnit { .of(.liter, 0.2365882365) }
  /// Returns the imperial cup, which has 10 imperial fluid ounces.
  public class func cupImperial() -> HKUnit { .of(.liter, 0.284130625) }

  /// Returns the small calorie, by the name that it had first.
  public class func calorie() -> HKUnit { smallCalorie() }
  /// Returns the mole of a substance; the molar mass is in grams per mole.
  public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
    moleUnit(with: .none, molarMass: gramsPerMole)
  }

  /// Returns the siemens, a unit of electrical conductance.
  public class func siemen() -> HKUnit { siemenUnit(with: .none) }
  /// Returns the siemens with a metric prefix.
  public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit {
    .of(.siemens, prefix.factor)
  }
  /// Returns the volt, a unit of electrical potential.
  public class func volt() -> HKUnit { voltUnit(with: .none) }
  /// Returns the volt with a metric prefix.
  public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { .of(.volt, prefix.factor) }
  /// Returns the hertz: once a second.
  public class func hertz() -> HKUnit { hertzUnit(with: .none) }
  /// Returns the hertz with a metric prefix.
  public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(factor: prefix.factor, powers: [.second: -1])
  }

  /// Returns the radian, a unit of angles.
  public class func radianAngle() -> HKUnit { radianAngleUnit(with: .none) }
  /// Returns the radian with a metric prefix.
  public class func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit {
    .of(.radian, prefix.factor)
  }
  /// Returns the degree, of which a circle has 360.
  public class func degreeAngle() -> HKUnit { .of(.radian, .pi / 180) }
  /// Returns the diopter, the unit of the power of glasses.
  public class func diopter() -> HKUnit { .of(.diopter, 1) }
  /// Returns the prism diopter, the unit of how far glasses bend light.
  public class func prismDiopter() -> HKUnit { .of(.prismDiopter, 1) }
  /// Returns the lux, a unit of the light on a surface.
  public class func lux() -> HKUnit { luxUnit(with: .none) }
  /// Returns the lux with a metric prefix.
  public class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { .of(.lux, prefix.factor) }

  /// Returns the decibel of sounds, weighted as people hear them; it is converted to no other unit.
  public class func decibelAWeightedSoundPressureLevel() -> HKUnit { .of(.soundLevel, 1) }
  /// Returns the decibel of tests of hearing; it is converted to no other unit.
  public class func decibelHearingLevel() -> HKUnit { .of(.hearingLevel, 1) }
  /// Returns the unit of how hard a workout was, from 1 to 10.
  public class func appleEffortScore() -> HKUnit { .of(.effort, 1) }
}
