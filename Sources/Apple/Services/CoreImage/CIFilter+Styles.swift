// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Filters that style images, halve their tones and measure them. What each does is in Apple's list; here those that change an image hand it on, and
// those that make one of nothing make none.

extension CIFilter {
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
}
