// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Filters that distort images, and change their size and shape. What each does is in Apple's list; here those that change an image hand it on, and
// those that make one of nothing make none.

extension CIFilter {
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
}
