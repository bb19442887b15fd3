// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Filters that change colors. What each does is in Apple's list; here those that change an image hand it on, and
// those that make one of nothing make none.

extension CIFilter {
  /// The filter `CIColorClamp`, which changes nothing here.
  public class func colorClamp() -> CIFilter { CIFilter(named: "CIColorClamp") }
  /// The filter `CIColorMatrix`, which changes nothing here.
  public class func colorMatrix() -> CIFilter { CIFilter(named: "CIColorMatrix") }
  /// The filter `CIColorPolynomial`, which changes nothing here.
  public class func colorPolynomial() -> CIFilter { CIFilter(named: "CIColorPolynomial") }
  /// The filter `CIColorThreshold`, which changes nothing here.
  public class func colorThreshold() -> CIFilter { CIFilter(named: "CIColorThreshold") }
  /// The filter `CIColorThresholdOtsu`, which changes nothing here.
  public class func colorThresholdOtsu() -> CIFilter { CIFilter(named: "CIColorThresholdOtsu") }
  /// The filter `CIColorAbsoluteDifference`, which changes nothing here.
  public class func colorAbsoluteDifference() -> CIFilter {
    CIFilter(named: "CIColorAbsoluteDifference")
  }
  /// The filter `CIExposureAdjust`, which changes nothing here.
  public class func exposureAdjust() -> CIFilter { CIFilter(named: "CIExposureAdjust") }
  /// The filter `CIDepthToDisparity`, which changes nothing here.
  public class func depthToDisparity() -> CIFilter { CIFilter(named: "CIDepthToDisparity") }
  /// The filter `CIDisparityToDepth`, which changes nothing here.
  public class func disparityToDepth() -> CIFilter { CIFilter(named: "CIDisparityToDepth") }
  /// The filter `CIGammaAdjust`, which changes nothing here.
  public class func gammaAdjust() -> CIFilter { CIFilter(named: "CIGammaAdjust") }
  /// The filter `CIHueAdjust`, which changes nothing here.
  public class func hueAdjust() -> CIFilter { CIFilter(named: "CIHueAdjust") }
  /// The filter `CILinearToSRGBToneCurve`, which changes nothing here.
  public class func linearToSRGBToneCurve() -> CIFilter {
    CIFilter(named: "CILinearToSRGBToneCurve")
  }
  /// The filter `CISRGBToneCurveToLinear`, which changes nothing here.
  public class func sRGBToneCurveToLinear() -> CIFilter {
    CIFilter(named: "CISRGBToneCurveToLinear")
  }
  /// The filter `CITemperatureAndTint`, which changes nothing here.
  public class func temperatureAndTint() -> CIFilter { CIFilter(named: "CITemperatureAndTint") }
  /// The filter `CIToneCurve`, which changes nothing here.
  public class func toneCurve() -> CIFilter { CIFilter(named: "CIToneCurve") }
  /// The filter `CIVibrance`, which changes nothing here.
  public class func vibrance() -> CIFilter { CIFilter(named: "CIVibrance") }
  /// The filter `CIWhitePointAdjust`, which changes nothing here.
  public class func whitePointAdjust() -> CIFilter { CIFilter(named: "CIWhitePointAdjust") }
  /// The filter `CIColorCrossPolynomial`, which changes nothing here.
  public class func colorCrossPolynomial() -> CIFilter { CIFilter(named: "CIColorCrossPolynomial") }
  /// The filter `CIColorCube`, which changes nothing here.
  public class func colorCube() -> CIFilter { CIFilter(named: "CIColorCube") }
  /// The filter `CIColorCubeWithColorSpace`, which changes nothing here.
  public class func colorCubeWithColorSpace() -> CIFilter {
    CIFilter(named: "CIColorCubeWithColorSpace")
  }
  /// The filter `CIColorCubesMixedWithMask`, which changes nothing here.
  public class func colorCubesMixedWithMask() -> CIFilter {
    CIFilter(named: "CIColorCubesMixedWithMask")
  }
  /// The filter `CIColorCurves`, which changes nothing here.
  public class func colorCurves() -> CIFilter { CIFilter(named: "CIColorCurves") }
  /// The filter `CIColorMap`, which changes nothing here.
  public class func colorMap() -> CIFilter { CIFilter(named: "CIColorMap") }
  /// The filter `CIColorMonochrome`, which changes nothing here.
  public class func colorMonochrome() -> CIFilter { CIFilter(named: "CIColorMonochrome") }
  /// The filter `CIColorPosterize`, which changes nothing here.
  public class func colorPosterize() -> CIFilter { CIFilter(named: "CIColorPosterize") }
  /// The filter `CIMaximumComponent`, which changes nothing here.
  public class func maximumComponent() -> CIFilter { CIFilter(named: "CIMaximumComponent") }
  /// The filter `CIMinimumComponent`, which changes nothing here.
  public class func minimumComponent() -> CIFilter { CIFilter(named: "CIMinimumComponent") }
  /// The filter `CIPhotoEffectChrome`, which changes nothing here.
  public class func photoEffectChrome() -> CIFilter { CIFilter(named: "CIPhotoEffectChrome") }
  /// The filter `CIPhotoEffectFade`, which changes nothing here.
  public class func photoEffectFade() -> CIFilter { CIFilter(named: "CIPhotoEffectFade") }
  /// The filter `CIPhotoEffectInstant`, which changes nothing here.
  public class func photoEffectInstant() -> CIFilter { CIFilter(named: "CIPhotoEffectInstant") }
  /// The filter `CIPhotoEffectProcess`, which changes nothing here.
  public class func photoEffectProcess() -> CIFilter { CIFilter(named: "CIPhotoEffectProcess") }
  /// The filter `CIPhotoEffectTonal`, which changes nothing here.
  public class func photoEffectTonal() -> CIFilter { CIFilter(named: "CIPhotoEffectTonal") }
  /// The filter `CIPhotoEffectTransfer`, which changes nothing here.
  public class func photoEffectTransfer() -> CIFilter { CIFilter(named: "CIPhotoEffectTransfer") }
  /// The filter `CIVignette`, which changes nothing here.
  public class func vignette() -> CIFilter { CIFilter(named: "CIVignette") }
  /// The filter `CIVignetteEffect`, which changes nothing here.
  public class func vignetteEffect() -> CIFilter { CIFilter(named: "CIVignetteEffect") }
  /// The filter `CIDither`, which changes nothing here.
  public class func dither() -> CIFilter { CIFilter(named: "CIDither") }
  /// The filter `CIDocumentEnhancer`, which changes nothing here.
  public class func documentEnhancer() -> CIFilter { CIFilter(named: "CIDocumentEnhancer") }
  /// The filter `CIXRay`, which changes nothing here.
  public class func xRay() -> CIFilter { CIFilter(named: "CIXRay") }
  /// The filter `CIThermal`, which changes nothing here.
  public class func thermal() -> CIFilter { CIFilter(named: "CIThermal") }
  /// The filter `CIPaletteCentroid`, which changes nothing here.
  public class func paletteCentroid() -> CIFilter { CIFilter(named: "CIPaletteCentroid") }
  /// The filter `CIPalettize`, which changes nothing here.
  public class func palettize() -> CIFilter { CIFilter(named: "CIPalettize") }
}
