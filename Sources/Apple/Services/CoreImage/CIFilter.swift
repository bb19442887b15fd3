// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// A filter, of which few are applied here: `CIQRCodeGenerator`, filters of colors on its codes, and `CIAreaAverage`.
///
/// Every other one hands its image on unchanged, or makes none if it has none, as those that draw patterns and gradients. That is
/// reported once.
open class CIFilter: NSObject, @unchecked Sendable {
  /// The name of the filter.
  public let name: String
  private var values: [String: Any] = [:]

  init(named name: String) { self.name = name }

  /// Returns the filter of a name; never nil here.
  public convenience init?(name: String) { self.init(named: name) }

  /// Returns the filter of a name with values; never nil here.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(named: name)
    values = params ?? [:]
  }

  static func reportUnfiltered() {
    reportUnavailable("CIFilter", answer: "images are as they are without it")
  }

  /// The result; nil if there is no input, or the message does not fit into a code.
  open var outputImage: CIImage? {
    let input = values[kCIInputImageKey] as? CIImage
    switch name {
    case "CIQRCodeGenerator":
      return QRCode(Array(message), level: .init(rawValue: correctionLevel) ?? .medium)
        .map { CIImage(code: CodePicture(code: $0)) }
    case "CIAreaAverage":
      return input.flatMap { AreaAverage(image: $0, extent: extent).color }
        .map { CIImage(solid: $0, extent: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    default:
      if let input, let picture = input.code?.filtered(by: self) {
        return CIImage(code: picture, extent: input.extent)
      }
      Self.reportUnfiltered()
      return input
    }
  }

  /// Sets a value; nil takes it away.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns the value of an input by its key; nil if it is not set or not known.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }
  /// The number of a key, of any type; nil if it has none.
  func number(forKey key: String) -> NSNumber? {
    let value = value(forKey: key)
    // Foundation on Linux makes no number of this type.
    return (value as? CGFloat).map { NSNumber(value: Double($0)) } ?? value as? NSNumber
  }
  /// The point of a key, or that of a vector; nil if it has none.
  func point(forKey key: String) -> CGPoint? {
    let value = value(forKey: key)
    return value as? CGPoint ?? (value as? CIVector)?.cgPointValue
  }
  /// The rectangle of a key, or that of a vector; nil if it has none.
  func rectangle(forKey key: String) -> CGRect? {
    let value = value(forKey: key)
    return value as? CGRect ?? (value as? CIVector)?.cgRectValue
  }
  /// The names of the values that were set.
  open var inputKeys: [String] { values.keys.sorted() }
  /// The names of results.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// What is known of the values: nothing here.
  open var attributes: [String: Any] { [:] }
  /// Takes all values away.
  open func setDefaults() { values = [:] }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the image.
public let kCIInputImageKey = "inputImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the result.
public let kCIOutputImageKey = "outputImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a radius.
public let kCIInputRadiusKey = "inputRadius"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of an intensity.
public let kCIInputIntensityKey = "inputIntensity"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a rectangle.
public let kCIInputExtentKey = "inputExtent"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a scale.
public let kCIInputScaleKey = "inputScale"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a color.
public let kCIInputColorKey = "inputColor"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the saturation.
public let kCIInputSaturationKey = "inputSaturation"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the contrast.
public let kCIInputContrastKey = "inputContrast"

extension CIFilter {
  /// The image that is changed.
  public var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  /// The radius of the effect in pixels.
  public var radius: Float {
    get { number(forKey: kCIInputRadiusKey)?.floatValue ?? 10 }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
  /// The intensity of the effect; 1 is the whole one.
  public var intensity: Float {
    get { number(forKey: kCIInputIntensityKey)?.floatValue ?? 1 }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }
  /// The content of a code.
  public var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  /// How much of a code may be damaged: `L`, `M`, `Q` or `H` for 7, 15, 25 or 30 percent.
  public var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  /// The brightness that is added, from −1 to 1.
  public var brightness: Float {
    get { number(forKey: kCIInputBrightnessKey)?.floatValue ?? 0 }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }
  /// The saturation, of which 0 leaves gray and 1 changes nothing.
  public var saturation: Float {
    get { number(forKey: kCIInputSaturationKey)?.floatValue ?? 1 }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }
  /// The contrast, of which 1 changes nothing.
  public var contrast: Float {
    get { number(forKey: kCIInputContrastKey)?.floatValue ?? 1 }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }
  /// The color that dark colors get.
  public var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? CIColor(red: 0.3, green: 0, blue: 0) }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  /// The color that light colors get.
  public var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? CIColor(red: 1, green: 0.9, blue: 0.8) }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  /// The rectangle that is looked at.
  public var extent: CGRect {
    get { rectangle(forKey: kCIInputExtentKey) ?? .zero }
    set { setValue(newValue, forKey: kCIInputExtentKey) }
  }

  /// Returns a filter that blurs by a Gaussian distribution.
  public class func gaussianBlur() -> CIFilter { CIFilter(named: "CIGaussianBlur") }
  /// Returns a filter that makes a QR code of its message.
  public class func qrCodeGenerator() -> CIFilter { CIFilter(named: "CIQRCodeGenerator") }
  /// Returns a filter that makes a bar code of lines, which is not made here.
  public class func code128BarcodeGenerator() -> CIFilter {
    CIFilter(named: "CICode128BarcodeGenerator")
  }
  /// Returns a filter that gives the colors of old photographs.
  public class func sepiaTone() -> CIFilter { CIFilter(named: "CISepiaTone") }
  /// Returns a filter that changes brightness, saturation and contrast.
  public class func colorControls() -> CIFilter { CIFilter(named: "CIColorControls") }
  /// Returns a filter that replaces each color by its opposite.
  public class func colorInvert() -> CIFilter { CIFilter(named: "CIColorInvert") }
  /// Returns a filter that makes one pixel of the average color of a rectangle.
  public class func areaAverage() -> CIFilter { CIFilter(named: "CIAreaAverage") }
  /// Returns a filter that gives two colors, one to what is dark and one to what is light.
  public class func falseColor() -> CIFilter { CIFilter(named: "CIFalseColor") }
  /// Returns a filter that makes squares of pixels.
  public class func pixellate() -> CIFilter { CIFilter(named: "CIPixellate") }
  /// Returns a filter that makes white as opaque as the image was bright.
  public class func maskToAlpha() -> CIFilter { CIFilter(named: "CIMaskToAlpha") }
  /// Returns a filter that removes color and increases contrast, as in old films.
  public class func photoEffectNoir() -> CIFilter { CIFilter(named: "CIPhotoEffectNoir") }
  /// Returns a filter that removes color.
  public class func photoEffectMono() -> CIFilter { CIFilter(named: "CIPhotoEffectMono") }
}
