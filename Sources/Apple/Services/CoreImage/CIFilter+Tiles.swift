// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Filters that repeat images, and lead from one to another. What each does is in Apple's list; here those that change an image hand it on, and
// those that make one of nothing make none.

extension CIFilter {
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
