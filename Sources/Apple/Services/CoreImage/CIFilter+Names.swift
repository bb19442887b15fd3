// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// More filters of Core Image by their names; with those of 'CIFilter.swift' they are 215, and some of Apple's are missing. What
// each does is in Apple's list; here those that change an image hand it on, and those that make one of nothing make none.

extension CIFilter {
  /// The filter `CIBoxBlur`, which changes nothing here.
  public class func boxBlur() -> CIFilter { CIFilter(named: "CIBoxBlur") }
  /// The filter `CIBokehBlur`, which changes nothing here.
  public class func bokehBlur() -> CIFilter { CIFilter(named: "CIBokehBlur") }
  /// The filter `CIDiscBlur`, which changes nothing here.
  public class func discBlur() -> CIFilter { CIFilter(named: "CIDiscBlur") }
  /// The filter `CIMaskedVariableBlur`, which changes nothing here.
  public class func maskedVariableBlur() -> CIFilter { CIFilter(named: "CIMaskedVariableBlur") }
  /// The filter `CIMedianFilter`, which changes nothing here.
  public class func median() -> CIFilter { CIFilter(named: "CIMedianFilter") }
  /// The filter `CIMorphologyGradient`, which changes nothing here.
  public class func morphologyGradient() -> CIFilter { CIFilter(named: "CIMorphologyGradient") }
  /// The filter `CIMorphologyMaximum`, which changes nothing here.
  public class func morphologyMaximum() -> CIFilter { CIFilter(named: "CIMorphologyMaximum") }
  /// The filter `CIMorphologyMinimum`, which changes nothing here.
  public class func morphologyMinimum() -> CIFilter { CIFilter(named: "CIMorphologyMinimum") }
  /// The filter `CIMorphologyRectangleMaximum`, which changes nothing here.
  public class func morphologyRectangleMaximum() -> CIFilter {
    CIFilter(named: "CIMorphologyRectangleMaximum")
  }
  /// The filter `CIMorphologyRectangleMinimum`, which changes nothing here.
  public class func morphologyRectangleMinimum() -> CIFilter {
    CIFilter(named: "CIMorphologyRectangleMinimum")
  }
  /// The filter `CIMotionBlur`, which changes nothing here.
  public class func motionBlur() -> CIFilter { CIFilter(named: "CIMotionBlur") }
  /// The filter `CINoiseReduction`, which changes nothing here.
  public class func noiseReduction() -> CIFilter { CIFilter(named: "CINoiseReduction") }
  /// The filter `CIZoomBlur`, which changes nothing here.
  public class func zoomBlur() -> CIFilter { CIFilter(named: "CIZoomBlur") }
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
  /// The filter `CIBumpDistortion`, which changes nothing here.
  public class func bumpDistortion() -> CIFilter { CIFilter(named: "CIBumpDistortion") }
  /// The filter `CIBumpDistortionLinear`, which changes nothing here.
  public class func bumpDistortionLinear() -> CIFilter { CIFilter(named: "CIBumpDistortionLinear") }
  /// The filter `CICircleSplashDistortion`, which changes nothing here.
  public class func circleSplashDistortion() -> CIFilter {
    CIFilter(named: "CICircleSplashDistortion")
  }
  /// The filter `CIDisplacementDistortion`, which changes nothing here.
  public class func displacementDistortion() -> CIFilter {
    CIFilter(named: "CIDisplacementDistortion")
  }
  /// The filter `CIDroste`, which changes nothing here.
  public class func droste() -> CIFilter { CIFilter(named: "CIDroste") }
  /// The filter `CIGlassDistortion`, which changes nothing here.
  public class func glassDistortion() -> CIFilter { CIFilter(named: "CIGlassDistortion") }
  /// The filter `CIGlassLozenge`, which changes nothing here.
  public class func glassLozenge() -> CIFilter { CIFilter(named: "CIGlassLozenge") }
  /// The filter `CIHoleDistortion`, which changes nothing here.
  public class func holeDistortion() -> CIFilter { CIFilter(named: "CIHoleDistortion") }
  /// The filter `CILightTunnel`, which changes nothing here.
  public class func lightTunnel() -> CIFilter { CIFilter(named: "CILightTunnel") }
  /// The filter `CINinePartStretched`, which changes nothing here.
  public class func ninePartStretched() -> CIFilter { CIFilter(named: "CINinePartStretched") }
  /// The filter `CINinePartTiled`, which changes nothing here.
  public class func ninePartTiled() -> CIFilter { CIFilter(named: "CINinePartTiled") }
  /// The filter `CIPinchDistortion`, which changes nothing here.
  public class func pinchDistortion() -> CIFilter { CIFilter(named: "CIPinchDistortion") }
  /// The filter `CIStretchCrop`, which changes nothing here.
  public class func stretchCrop() -> CIFilter { CIFilter(named: "CIStretchCrop") }
  /// The filter `CITorusLensDistortion`, which changes nothing here.
  public class func torusLensDistortion() -> CIFilter { CIFilter(named: "CITorusLensDistortion") }
  /// The filter `CITwirlDistortion`, which changes nothing here.
  public class func twirlDistortion() -> CIFilter { CIFilter(named: "CITwirlDistortion") }
  /// The filter `CIVortexDistortion`, which changes nothing here.
  public class func vortexDistortion() -> CIFilter { CIFilter(named: "CIVortexDistortion") }
  /// The filter `CIAztecCodeGenerator`, which makes no image here.
  public class func aztecCodeGenerator() -> CIFilter { CIFilter(named: "CIAztecCodeGenerator") }
  /// The filter `CIAttributedTextImageGenerator`, which makes no image here.
  public class func attributedTextImageGenerator() -> CIFilter {
    CIFilter(named: "CIAttributedTextImageGenerator")
  }
  /// The filter `CIBarcodeGenerator`, which makes no image here.
  public class func barcodeGenerator() -> CIFilter { CIFilter(named: "CIBarcodeGenerator") }
  /// The filter `CIBlurredRectangleGenerator`, which makes no image here.
  public class func blurredRectangleGenerator() -> CIFilter {
    CIFilter(named: "CIBlurredRectangleGenerator")
  }
  /// The filter `CICheckerboardGenerator`, which makes no image here.
  public class func checkerboardGenerator() -> CIFilter {
    CIFilter(named: "CICheckerboardGenerator")
  }
  /// The filter `CILenticularHaloGenerator`, which makes no image here.
  public class func lenticularHaloGenerator() -> CIFilter {
    CIFilter(named: "CILenticularHaloGenerator")
  }
  /// The filter `CIMeshGenerator`, which makes no image here.
  public class func meshGenerator() -> CIFilter { CIFilter(named: "CIMeshGenerator") }
  /// The filter `CIPDF417BarcodeGenerator`, which makes no image here.
  public class func pdf417BarcodeGenerator() -> CIFilter {
    CIFilter(named: "CIPDF417BarcodeGenerator")
  }
  /// The filter `CIRandomGenerator`, which makes no image here.
  public class func randomGenerator() -> CIFilter { CIFilter(named: "CIRandomGenerator") }
  /// The filter `CIRoundedRectangleGenerator`, which makes no image here.
  public class func roundedRectangleGenerator() -> CIFilter {
    CIFilter(named: "CIRoundedRectangleGenerator")
  }
  /// The filter `CIStarShineGenerator`, which makes no image here.
  public class func starShineGenerator() -> CIFilter { CIFilter(named: "CIStarShineGenerator") }
  /// The filter `CIStripesGenerator`, which makes no image here.
  public class func stripesGenerator() -> CIFilter { CIFilter(named: "CIStripesGenerator") }
  /// The filter `CISunbeamsGenerator`, which makes no image here.
  public class func sunbeamsGenerator() -> CIFilter { CIFilter(named: "CISunbeamsGenerator") }
  /// The filter `CITextImageGenerator`, which makes no image here.
  public class func textImageGenerator() -> CIFilter { CIFilter(named: "CITextImageGenerator") }
  /// The filter `CIBicubicScaleTransform`, which changes nothing here.
  public class func bicubicScaleTransform() -> CIFilter {
    CIFilter(named: "CIBicubicScaleTransform")
  }
  /// The filter `CIEdgePreserveUpsampleFilter`, which changes nothing here.
  public class func edgePreserveUpsample() -> CIFilter {
    CIFilter(named: "CIEdgePreserveUpsampleFilter")
  }
  /// The filter `CIKeystoneCorrectionCombined`, which changes nothing here.
  public class func keystoneCorrectionCombined() -> CIFilter {
    CIFilter(named: "CIKeystoneCorrectionCombined")
  }
  /// The filter `CIKeystoneCorrectionHorizontal`, which changes nothing here.
  public class func keystoneCorrectionHorizontal() -> CIFilter {
    CIFilter(named: "CIKeystoneCorrectionHorizontal")
  }
  /// The filter `CIKeystoneCorrectionVertical`, which changes nothing here.
  public class func keystoneCorrectionVertical() -> CIFilter {
    CIFilter(named: "CIKeystoneCorrectionVertical")
  }
  /// The filter `CILanczosScaleTransform`, which changes nothing here.
  public class func lanczosScaleTransform() -> CIFilter {
    CIFilter(named: "CILanczosScaleTransform")
  }
  /// The filter `CIPerspectiveCorrection`, which changes nothing here.
  public class func perspectiveCorrection() -> CIFilter {
    CIFilter(named: "CIPerspectiveCorrection")
  }
  /// The filter `CIPerspectiveRotate`, which changes nothing here.
  public class func perspectiveRotate() -> CIFilter { CIFilter(named: "CIPerspectiveRotate") }
  /// The filter `CIPerspectiveTransform`, which changes nothing here.
  public class func perspectiveTransform() -> CIFilter { CIFilter(named: "CIPerspectiveTransform") }
  /// The filter `CIPerspectiveTransformWithExtent`, which changes nothing here.
  public class func perspectiveTransformWithExtent() -> CIFilter {
    CIFilter(named: "CIPerspectiveTransformWithExtent")
  }
  /// The filter `CIStraightenFilter`, which changes nothing here.
  public class func straighten() -> CIFilter { CIFilter(named: "CIStraightenFilter") }
  /// The filter `CIAffineTransform`, which changes nothing here.
  public class func affineTransform() -> CIFilter { CIFilter(named: "CIAffineTransform") }
  /// The filter `CIGaussianGradient`, which makes no image here.
  public class func gaussianGradient() -> CIFilter { CIFilter(named: "CIGaussianGradient") }
  /// The filter `CIHueSaturationValueGradient`, which makes no image here.
  public class func hueSaturationValueGradient() -> CIFilter {
    CIFilter(named: "CIHueSaturationValueGradient")
  }
  /// The filter `CILinearGradient`, which makes no image here.
  public class func linearGradient() -> CIFilter { CIFilter(named: "CILinearGradient") }
  /// The filter `CIRadialGradient`, which makes no image here.
  public class func radialGradient() -> CIFilter { CIFilter(named: "CIRadialGradient") }
  /// The filter `CISmoothLinearGradient`, which makes no image here.
  public class func smoothLinearGradient() -> CIFilter { CIFilter(named: "CISmoothLinearGradient") }
  /// The filter `CICircularScreen`, which changes nothing here.
  public class func circularScreen() -> CIFilter { CIFilter(named: "CICircularScreen") }
  /// The filter `CICMYKHalftone`, which changes nothing here.
  public class func cmykHalftone() -> CIFilter { CIFilter(named: "CICMYKHalftone") }
  /// The filter `CIDotScreen`, which changes nothing here.
  public class func dotScreen() -> CIFilter { CIFilter(named: "CIDotScreen") }
  /// The filter `CIHatchedScreen`, which changes nothing here.
  public class func hatchedScreen() -> CIFilter { CIFilter(named: "CIHatchedScreen") }
  /// The filter `CILineScreen`, which changes nothing here.
  public class func lineScreen() -> CIFilter { CIFilter(named: "CILineScreen") }
  /// The filter `CIAreaHistogram`, which changes nothing here.
  public class func areaHistogram() -> CIFilter { CIFilter(named: "CIAreaHistogram") }
  /// The filter `CIAreaMaximum`, which changes nothing here.
  public class func areaMaximum() -> CIFilter { CIFilter(named: "CIAreaMaximum") }
  /// The filter `CIAreaMinimum`, which changes nothing here.
  public class func areaMinimum() -> CIFilter { CIFilter(named: "CIAreaMinimum") }
  /// The filter `CIAreaMaximumAlpha`, which changes nothing here.
  public class func areaMaximumAlpha() -> CIFilter { CIFilter(named: "CIAreaMaximumAlpha") }
  /// The filter `CIAreaMinimumAlpha`, which changes nothing here.
  public class func areaMinimumAlpha() -> CIFilter { CIFilter(named: "CIAreaMinimumAlpha") }
  /// The filter `CIAreaMinMax`, which changes nothing here.
  public class func areaMinMax() -> CIFilter { CIFilter(named: "CIAreaMinMax") }
  /// The filter `CIColumnAverage`, which changes nothing here.
  public class func columnAverage() -> CIFilter { CIFilter(named: "CIColumnAverage") }
  /// The filter `CIHistogramDisplay`, which changes nothing here.
  public class func histogramDisplay() -> CIFilter { CIFilter(named: "CIHistogramDisplay") }
  /// The filter `CIKMeans`, which changes nothing here.
  public class func kMeans() -> CIFilter { CIFilter(named: "CIKMeans") }
  /// The filter `CIRowAverage`, which changes nothing here.
  public class func rowAverage() -> CIFilter { CIFilter(named: "CIRowAverage") }
  /// The filter `CISharpenLuminance`, which changes nothing here.
  public class func sharpenLuminance() -> CIFilter { CIFilter(named: "CISharpenLuminance") }
  /// The filter `CIUnsharpMask`, which changes nothing here.
  public class func unsharpMask() -> CIFilter { CIFilter(named: "CIUnsharpMask") }
  /// The filter `CIBlendWithAlphaMask`, which changes nothing here.
  public class func blendWithAlphaMask() -> CIFilter { CIFilter(named: "CIBlendWithAlphaMask") }
  /// The filter `CIBlendWithBlueMask`, which changes nothing here.
  public class func blendWithBlueMask() -> CIFilter { CIFilter(named: "CIBlendWithBlueMask") }
  /// The filter `CIBlendWithMask`, which changes nothing here.
  public class func blendWithMask() -> CIFilter { CIFilter(named: "CIBlendWithMask") }
  /// The filter `CIBlendWithRedMask`, which changes nothing here.
  public class func blendWithRedMask() -> CIFilter { CIFilter(named: "CIBlendWithRedMask") }
  /// The filter `CIBloom`, which changes nothing here.
  public class func bloom() -> CIFilter { CIFilter(named: "CIBloom") }
  /// The filter `CIComicEffect`, which changes nothing here.
  public class func comicEffect() -> CIFilter { CIFilter(named: "CIComicEffect") }
  /// The filter `CIConvolution3X3`, which changes nothing here.
  public class func convolution3X3() -> CIFilter { CIFilter(named: "CIConvolution3X3") }
  /// The filter `CIConvolution5X5`, which changes nothing here.
  public class func convolution5X5() -> CIFilter { CIFilter(named: "CIConvolution5X5") }
  /// The filter `CIConvolution7X7`, which changes nothing here.
  public class func convolution7X7() -> CIFilter { CIFilter(named: "CIConvolution7X7") }
  /// The filter `CIConvolution9Horizontal`, which changes nothing here.
  public class func convolution9Horizontal() -> CIFilter {
    CIFilter(named: "CIConvolution9Horizontal")
  }
  /// The filter `CIConvolution9Vertical`, which changes nothing here.
  public class func convolution9Vertical() -> CIFilter { CIFilter(named: "CIConvolution9Vertical") }
  /// The filter `CICrystallize`, which changes nothing here.
  public class func crystallize() -> CIFilter { CIFilter(named: "CICrystallize") }
  /// The filter `CIDepthOfField`, which changes nothing here.
  public class func depthOfField() -> CIFilter { CIFilter(named: "CIDepthOfField") }
  /// The filter `CIEdges`, which changes nothing here.
  public class func edges() -> CIFilter { CIFilter(named: "CIEdges") }
  /// The filter `CIEdgeWork`, which changes nothing here.
  public class func edgeWork() -> CIFilter { CIFilter(named: "CIEdgeWork") }
  /// The filter `CIGaborGradients`, which changes nothing here.
  public class func gaborGradients() -> CIFilter { CIFilter(named: "CIGaborGradients") }
  /// The filter `CIGloom`, which changes nothing here.
  public class func gloom() -> CIFilter { CIFilter(named: "CIGloom") }
  /// The filter `CIHeightFieldFromMask`, which changes nothing here.
  public class func heightFieldFromMask() -> CIFilter { CIFilter(named: "CIHeightFieldFromMask") }
  /// The filter `CIHexagonalPixellate`, which changes nothing here.
  public class func hexagonalPixellate() -> CIFilter { CIFilter(named: "CIHexagonalPixellate") }
  /// The filter `CIHighlightShadowAdjust`, which changes nothing here.
  public class func highlightShadowAdjust() -> CIFilter {
    CIFilter(named: "CIHighlightShadowAdjust")
  }
  /// The filter `CILineOverlay`, which changes nothing here.
  public class func lineOverlay() -> CIFilter { CIFilter(named: "CILineOverlay") }
  /// The filter `CIMix`, which changes nothing here.
  public class func mix() -> CIFilter { CIFilter(named: "CIMix") }
  /// The filter `CIPointillize`, which changes nothing here.
  public class func pointillize() -> CIFilter { CIFilter(named: "CIPointillize") }
  /// The filter `CISaliencyMapFilter`, which changes nothing here.
  public class func saliencyMap() -> CIFilter { CIFilter(named: "CISaliencyMapFilter") }
  /// The filter `CIShadedMaterial`, which changes nothing here.
  public class func shadedMaterial() -> CIFilter { CIFilter(named: "CIShadedMaterial") }
  /// The filter `CISpotColor`, which changes nothing here.
  public class func spotColor() -> CIFilter { CIFilter(named: "CISpotColor") }
  /// The filter `CISpotLight`, which changes nothing here.
  public class func spotLight() -> CIFilter { CIFilter(named: "CISpotLight") }
  /// The filter `CIPersonSegmentation`, which changes nothing here.
  public class func personSegmentation() -> CIFilter { CIFilter(named: "CIPersonSegmentation") }
  /// The filter `CIAffineClamp`, which changes nothing here.
  public class func affineClamp() -> CIFilter { CIFilter(named: "CIAffineClamp") }
  /// The filter `CIAffineTile`, which changes nothing here.
  public class func affineTile() -> CIFilter { CIFilter(named: "CIAffineTile") }
  /// The filter `CIEightfoldReflectedTile`, which changes nothing here.
  public class func eightfoldReflectedTile() -> CIFilter {
    CIFilter(named: "CIEightfoldReflectedTile")
  }
  /// The filter `CIFourfoldReflectedTile`, which changes nothing here.
  public class func fourfoldReflectedTile() -> CIFilter {
    CIFilter(named: "CIFourfoldReflectedTile")
  }
  /// The filter `CIFourfoldRotatedTile`, which changes nothing here.
  public class func fourfoldRotatedTile() -> CIFilter { CIFilter(named: "CIFourfoldRotatedTile") }
  /// The filter `CIFourfoldTranslatedTile`, which changes nothing here.
  public class func fourfoldTranslatedTile() -> CIFilter {
    CIFilter(named: "CIFourfoldTranslatedTile")
  }
  /// The filter `CIGlideReflectedTile`, which changes nothing here.
  public class func glideReflectedTile() -> CIFilter { CIFilter(named: "CIGlideReflectedTile") }
  /// The filter `CIKaleidoscope`, which changes nothing here.
  public class func kaleidoscope() -> CIFilter { CIFilter(named: "CIKaleidoscope") }
  /// The filter `CIOpTile`, which changes nothing here.
  public class func opTile() -> CIFilter { CIFilter(named: "CIOpTile") }
  /// The filter `CIParallelogramTile`, which changes nothing here.
  public class func parallelogramTile() -> CIFilter { CIFilter(named: "CIParallelogramTile") }
  /// The filter `CIPerspectiveTile`, which changes nothing here.
  public class func perspectiveTile() -> CIFilter { CIFilter(named: "CIPerspectiveTile") }
  /// The filter `CISixfoldReflectedTile`, which changes nothing here.
  public class func sixfoldReflectedTile() -> CIFilter { CIFilter(named: "CISixfoldReflectedTile") }
  /// The filter `CISixfoldRotatedTile`, which changes nothing here.
  public class func sixfoldRotatedTile() -> CIFilter { CIFilter(named: "CISixfoldRotatedTile") }
  /// The filter `CITriangleKaleidoscope`, which changes nothing here.
  public class func triangleKaleidoscope() -> CIFilter { CIFilter(named: "CITriangleKaleidoscope") }
  /// The filter `CITriangleTile`, which changes nothing here.
  public class func triangleTile() -> CIFilter { CIFilter(named: "CITriangleTile") }
  /// The filter `CITwelvefoldReflectedTile`, which changes nothing here.
  public class func twelvefoldReflectedTile() -> CIFilter {
    CIFilter(named: "CITwelvefoldReflectedTile")
  }
  /// The filter `CIAccordionFoldTransition`, which changes nothing here.
  public class func accordionFoldTransition() -> CIFilter {
    CIFilter(named: "CIAccordionFoldTransition")
  }
  /// The filter `CIBarsSwipeTransition`, which changes nothing here.
  public class func barsSwipeTransition() -> CIFilter { CIFilter(named: "CIBarsSwipeTransition") }
  /// The filter `CICopyMachineTransition`, which changes nothing here.
  public class func copyMachineTransition() -> CIFilter {
    CIFilter(named: "CICopyMachineTransition")
  }
  /// The filter `CIDisintegrateWithMaskTransition`, which changes nothing here.
  public class func disintegrateWithMaskTransition() -> CIFilter {
    CIFilter(named: "CIDisintegrateWithMaskTransition")
  }
  /// The filter `CIDissolveTransition`, which changes nothing here.
  public class func dissolveTransition() -> CIFilter { CIFilter(named: "CIDissolveTransition") }
  /// The filter `CIFlashTransition`, which changes nothing here.
  public class func flashTransition() -> CIFilter { CIFilter(named: "CIFlashTransition") }
  /// The filter `CIModTransition`, which changes nothing here.
  public class func modTransition() -> CIFilter { CIFilter(named: "CIModTransition") }
  /// The filter `CIPageCurlTransition`, which changes nothing here.
  public class func pageCurlTransition() -> CIFilter { CIFilter(named: "CIPageCurlTransition") }
  /// The filter `CIPageCurlWithShadowTransition`, which changes nothing here.
  public class func pageCurlWithShadowTransition() -> CIFilter {
    CIFilter(named: "CIPageCurlWithShadowTransition")
  }
  /// The filter `CIRippleTransition`, which changes nothing here.
  public class func rippleTransition() -> CIFilter { CIFilter(named: "CIRippleTransition") }
  /// The filter `CISwipeTransition`, which changes nothing here.
  public class func swipeTransition() -> CIFilter { CIFilter(named: "CISwipeTransition") }
}
