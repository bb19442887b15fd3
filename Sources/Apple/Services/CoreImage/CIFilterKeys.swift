// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// More of what values of filters are named.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the image behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the mask.
public let kCIInputMaskImageKey = "inputMaskImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the image that another becomes.
public let kCIInputTargetImageKey = "inputTargetImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the middle.
public let kCIInputCenterKey = "inputCenter"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of an angle.
public let kCIInputAngleKey = "inputAngle"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a width.
public let kCIInputWidthKey = "inputWidth"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of how sharp edges are.
public let kCIInputSharpnessKey = "inputSharpness"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the exposure.
public let kCIInputEVKey = "inputEV"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of width divided by height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a transform.
public let kCIInputTransformKey = "inputTransform"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of how far a change is.
public let kCIInputTimeKey = "inputTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of what is added.
public let kCIInputBiasKey = "inputBias"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of an amount.
public let kCIInputAmountKey = "inputAmount"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a strength.
public let kCIInputStrengthKey = "inputStrength"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of how light is bent.
public let kCIInputRefractionKey = "inputRefraction"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the colors.
public let kCIInputGradientImageKey = "inputGradientImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the shade.
public let kCIInputShadingImageKey = "inputShadingImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the version.
public let kCIInputVersionKey = "inputVersion"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of how far away what is seen is.
public let kCIInputDepthImageKey = "inputDepthImage"
