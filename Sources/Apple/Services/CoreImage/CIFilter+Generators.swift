// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Filters that make images of nothing, gradients among them. What each does is in Apple's list; here those that change an image hand it on, and
// those that make one of nothing make none.

extension CIFilter {
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
}
