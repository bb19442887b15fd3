// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Filters that blur and sharpen. What each does is in Apple's list; here those that change an image hand it on, and
// those that make one of nothing make none.

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
  /// The filter `CISharpenLuminance`, which changes nothing here.
  public class func sharpenLuminance() -> CIFilter { CIFilter(named: "CISharpenLuminance") }
  /// The filter `CIUnsharpMask`, which changes nothing here.
  public class func unsharpMask() -> CIFilter { CIFilter(named: "CIUnsharpMask") }
}
