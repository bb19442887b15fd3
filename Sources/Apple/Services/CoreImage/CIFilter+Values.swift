// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics

// What filters get, by the names of their properties. All of these are kept, and no filter here uses one; those that are used
// are beside the filters. A value that is not set is the usual one of a filter, whatever the filter is.

extension CIFilter {
  /// The image behind the input of a filter that puts one over another; nil if it is not set.
  public var backgroundImage: CIImage? {
    get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }
  /// The image that says where a filter has its effect; nil if it is not set.
  public var maskImage: CIImage? {
    get { value(forKey: kCIInputMaskImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputMaskImageKey) }
  }
  /// The image that another becomes.
  public var targetImage: CIImage? {
    get { value(forKey: kCIInputTargetImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputTargetImageKey) }
  }
  /// The image whose colors a filter gives from dark to light; nil if it is not set.
  public var gradientImage: CIImage? {
    get { value(forKey: kCIInputGradientImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputGradientImageKey) }
  }
  /// The middle of the effect, in pixels; (150, 150) if it is not set.
  public var center: CGPoint {
    get { point(forKey: kCIInputCenterKey) ?? CGPoint(x: 150, y: 150) }
    set { setValue(newValue, forKey: kCIInputCenterKey) }
  }
  /// The first of two points, such as the start of a gradient, in pixels; (0, 0) if it is not set.
  public var point0: CGPoint {
    get { point(forKey: "inputPoint0") ?? .zero }
    set { setValue(newValue, forKey: "inputPoint0") }
  }
  /// The second of two points, such as the end of a gradient, in pixels; (200, 200) if it is not set.
  public var point1: CGPoint {
    get { point(forKey: "inputPoint1") ?? CGPoint(x: 200, y: 200) }
    set { setValue(newValue, forKey: "inputPoint1") }
  }
  /// The angle of the effect, in radians; 0 if it is not set.
  public var angle: Float {
    get { number(forKey: kCIInputAngleKey)?.floatValue ?? 0 }
    set { setValue(newValue, forKey: kCIInputAngleKey) }
  }
  /// The width of what the effect draws, such as stripes, in pixels; 100 if it is not set.
  public var width: Float {
    get { number(forKey: kCIInputWidthKey)?.floatValue ?? 100 }
    set { setValue(newValue, forKey: kCIInputWidthKey) }
  }
  /// The size of the effect, or the factor of a size; 1 if it is not set.
  public var scale: Float {
    get { number(forKey: kCIInputScaleKey)?.floatValue ?? 1 }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }
  /// Width divided by height.
  public var aspectRatio: Float {
    get { number(forKey: kCIInputAspectRatioKey)?.floatValue ?? 1 }
    set { setValue(newValue, forKey: kCIInputAspectRatioKey) }
  }
  /// How sharp edges are.
  public var sharpness: Float {
    get { number(forKey: kCIInputSharpnessKey)?.floatValue ?? 0.4 }
    set { setValue(newValue, forKey: kCIInputSharpnessKey) }
  }
  /// The change of exposure in stops, of which each doubles the light; 0, which changes nothing, if it is not set.
  public var ev: Float {
    get { number(forKey: kCIInputEVKey)?.floatValue ?? 0 }
    set { setValue(newValue, forKey: kCIInputEVKey) }
  }
  /// The exponent of a gamma curve; 1, which changes nothing, if it is not set.
  public var power: Float {
    get { number(forKey: "inputPower")?.floatValue ?? 1 }
    set { setValue(newValue, forKey: "inputPower") }
  }
  /// How strong the effect is, such as that on vibrance; 0 if it is not set.
  public var amount: Float {
    get { number(forKey: kCIInputAmountKey)?.floatValue ?? 0 }
    set { setValue(newValue, forKey: kCIInputAmountKey) }
  }
  /// How fast the edge ends.
  public var falloff: Float {
    get { number(forKey: "inputFalloff")?.floatValue ?? 0.5 }
    set { setValue(newValue, forKey: "inputFalloff") }
  }
  /// How many shades there are.
  public var levels: Float {
    get { number(forKey: "inputLevels")?.floatValue ?? 6 }
    set { setValue(newValue, forKey: "inputLevels") }
  }
  /// The color that the effect has; white if it is not set.
  public var color: CIColor {
    get { value(forKey: kCIInputColorKey) as? CIColor ?? CIColor.white }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
  /// How many there are.
  public var count: Int {
    get { number(forKey: "inputCount")?.intValue ?? 64 }
    set { setValue(newValue, forKey: "inputCount") }
  }
  /// The space around a code.
  public var quietSpace: Float {
    get { number(forKey: "inputQuietSpace")?.floatValue ?? 7 }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }
  /// The height of a code.
  public var barcodeHeight: Float {
    get { number(forKey: "inputBarcodeHeight")?.floatValue ?? 32 }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
  /// How much shadows are changed.
  public var shadowAmount: Float {
    get { number(forKey: "inputShadowAmount")?.floatValue ?? 0 }
    set { setValue(newValue, forKey: "inputShadowAmount") }
  }
  /// How much lights are changed.
  public var highlightAmount: Float {
    get { number(forKey: "inputHighlightAmount")?.floatValue ?? 1 }
    set { setValue(newValue, forKey: "inputHighlightAmount") }
  }
  /// The light that is there.
  public var neutral: CIVector {
    get { value(forKey: "inputNeutral") as? CIVector ?? CIVector(x: 6500, y: 0) }
    set { setValue(newValue, forKey: "inputNeutral") }
  }
  /// The light that is wanted.
  public var targetNeutral: CIVector {
    get { value(forKey: "inputTargetNeutral") as? CIVector ?? CIVector(x: 6500, y: 0) }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }
  /// The inner radius of a gradient, in pixels; 5 if it is not set.
  public var radius0: Float {
    get { number(forKey: "inputRadius0")?.floatValue ?? 5 }
    set { setValue(newValue, forKey: "inputRadius0") }
  }
  /// The outer radius of a gradient, in pixels; 100 if it is not set.
  public var radius1: Float {
    get { number(forKey: "inputRadius1")?.floatValue ?? 100 }
    set { setValue(newValue, forKey: "inputRadius1") }
  }
  /// The transform of the image; the identity, which changes nothing, if it is not set.
  public var transform: CGAffineTransform {
    get { value(forKey: kCIInputTransformKey) as? CGAffineTransform ?? .identity }
    set { setValue(newValue, forKey: kCIInputTransformKey) }
  }
  /// How far a change is.
  public var time: Float {
    get { number(forKey: kCIInputTimeKey)?.floatValue ?? 0 }
    set { setValue(newValue, forKey: kCIInputTimeKey) }
  }
  /// What a convolution adds to the parts of colors; 0 if it is not set.
  public var bias: Float {
    get { number(forKey: kCIInputBiasKey)?.floatValue ?? 0 }
    set { setValue(newValue, forKey: kCIInputBiasKey) }
  }
  /// What red is made of.
  public var rVector: CIVector {
    get { value(forKey: "inputRVector") as? CIVector ?? CIVector(x: 1, y: 0, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  /// What green is made of.
  public var gVector: CIVector {
    get { value(forKey: "inputGVector") as? CIVector ?? CIVector(x: 0, y: 1, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  /// What blue is made of.
  public var bVector: CIVector {
    get { value(forKey: "inputBVector") as? CIVector ?? CIVector(x: 0, y: 0, z: 1, w: 0) }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  /// What alpha is made of.
  public var aVector: CIVector {
    get { value(forKey: "inputAVector") as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 1) }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  /// What is added to colors.
  public var biasVector: CIVector {
    get { value(forKey: "inputBiasVector") as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
  /// The least of colors.
  public var minComponents: CIVector {
    get { value(forKey: "inputMinComponents") as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }
  /// The most of colors.
  public var maxComponents: CIVector {
    get { value(forKey: "inputMaxComponents") as? CIVector ?? CIVector(x: 1, y: 1, z: 1, w: 1) }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }
}
