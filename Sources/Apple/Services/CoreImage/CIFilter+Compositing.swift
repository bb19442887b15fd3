// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Filters that put one image over another. What each does is in Apple's list; here those that change an image hand it on, and
// those that make one of nothing make none.

extension CIFilter {
  /// The filter `CIAdditionCompositing`, which changes nothing here.
  public class func additionCompositing() -> CIFilter { CIFilter(named: "CIAdditionCompositing") }
  /// The filter `CIColorBlendMode`, which changes nothing here.
  public class func colorBlendMode() -> CIFilter { CIFilter(named: "CIColorBlendMode") }
  /// The filter `CIColorBurnBlendMode`, which changes nothing here.
  public class func colorBurnBlendMode() -> CIFilter { CIFilter(named: "CIColorBurnBlendMode") }
  /// The filter `CIColorDodgeBlendMode`, which changes nothing here.
  public class func colorDodgeBlendMode() -> CIFilter { CIFilter(named: "CIColorDodgeBlendMode") }
  /// The filter `CIDarkenBlendMode`, which changes nothing here.
  public class func darkenBlendMode() -> CIFilter { CIFilter(named: "CIDarkenBlendMode") }
  /// The filter `CIDifferenceBlendMode`, which changes nothing here.
  public class func differenceBlendMode() -> CIFilter { CIFilter(named: "CIDifferenceBlendMode") }
  /// The filter `CIDivideBlendMode`, which changes nothing here.
  public class func divideBlendMode() -> CIFilter { CIFilter(named: "CIDivideBlendMode") }
  /// The filter `CIExclusionBlendMode`, which changes nothing here.
  public class func exclusionBlendMode() -> CIFilter { CIFilter(named: "CIExclusionBlendMode") }
  /// The filter `CIHardLightBlendMode`, which changes nothing here.
  public class func hardLightBlendMode() -> CIFilter { CIFilter(named: "CIHardLightBlendMode") }
  /// The filter `CIHueBlendMode`, which changes nothing here.
  public class func hueBlendMode() -> CIFilter { CIFilter(named: "CIHueBlendMode") }
  /// The filter `CILightenBlendMode`, which changes nothing here.
  public class func lightenBlendMode() -> CIFilter { CIFilter(named: "CILightenBlendMode") }
  /// The filter `CILinearBurnBlendMode`, which changes nothing here.
  public class func linearBurnBlendMode() -> CIFilter { CIFilter(named: "CILinearBurnBlendMode") }
  /// The filter `CILinearDodgeBlendMode`, which changes nothing here.
  public class func linearDodgeBlendMode() -> CIFilter { CIFilter(named: "CILinearDodgeBlendMode") }
  /// The filter `CILinearLightBlendMode`, which changes nothing here.
  public class func linearLightBlendMode() -> CIFilter { CIFilter(named: "CILinearLightBlendMode") }
  /// The filter `CILuminosityBlendMode`, which changes nothing here.
  public class func luminosityBlendMode() -> CIFilter { CIFilter(named: "CILuminosityBlendMode") }
  /// The filter `CIMaximumCompositing`, which changes nothing here.
  public class func maximumCompositing() -> CIFilter { CIFilter(named: "CIMaximumCompositing") }
  /// The filter `CIMinimumCompositing`, which changes nothing here.
  public class func minimumCompositing() -> CIFilter { CIFilter(named: "CIMinimumCompositing") }
  /// The filter `CIMultiplyBlendMode`, which changes nothing here.
  public class func multiplyBlendMode() -> CIFilter { CIFilter(named: "CIMultiplyBlendMode") }
  /// The filter `CIMultiplyCompositing`, which changes nothing here.
  public class func multiplyCompositing() -> CIFilter { CIFilter(named: "CIMultiplyCompositing") }
  /// The filter `CIOverlayBlendMode`, which changes nothing here.
  public class func overlayBlendMode() -> CIFilter { CIFilter(named: "CIOverlayBlendMode") }
  /// The filter `CIPinLightBlendMode`, which changes nothing here.
  public class func pinLightBlendMode() -> CIFilter { CIFilter(named: "CIPinLightBlendMode") }
  /// The filter `CISaturationBlendMode`, which changes nothing here.
  public class func saturationBlendMode() -> CIFilter { CIFilter(named: "CISaturationBlendMode") }
  /// The filter `CIScreenBlendMode`, which changes nothing here.
  public class func screenBlendMode() -> CIFilter { CIFilter(named: "CIScreenBlendMode") }
  /// The filter `CISoftLightBlendMode`, which changes nothing here.
  public class func softLightBlendMode() -> CIFilter { CIFilter(named: "CISoftLightBlendMode") }
  /// The filter `CISourceAtopCompositing`, which changes nothing here.
  public class func sourceAtopCompositing() -> CIFilter {
    CIFilter(named: "CISourceAtopCompositing")
  }
  /// The filter `CISourceInCompositing`, which changes nothing here.
  public class func sourceInCompositing() -> CIFilter { CIFilter(named: "CISourceInCompositing") }
  /// The filter `CISourceOutCompositing`, which changes nothing here.
  public class func sourceOutCompositing() -> CIFilter { CIFilter(named: "CISourceOutCompositing") }
  /// The filter `CISourceOverCompositing`, which changes nothing here.
  public class func sourceOverCompositing() -> CIFilter {
    CIFilter(named: "CISourceOverCompositing")
  }
  /// The filter `CISubtractBlendMode`, which changes nothing here.
  public class func subtractBlendMode() -> CIFilter { CIFilter(named: "CISubtractBlendMode") }
  /// The filter `CIVividLightBlendMode`, which changes nothing here.
  public class func vividLightBlendMode() -> CIFilter { CIFilter(named: "CIVividLightBlendMode") }
}
