// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import CoreGraphics
public import Foundation
public import WidgetViews

/// An image, by UIKit's name.
open class UIImage: NSObject, @unchecked Sendable {
  /// Whether an image keeps its colors.
  public enum RenderingMode: Int, Sendable {
    /// As its catalog says.
    case automatic
    /// It keeps them.
    case alwaysOriginal
    /// Only its opacity counts.
    case alwaysTemplate
  }

  /// How a picture fills a frame.
  public enum Orientation: Int, Sendable {
    /// As it is.
    case up
    /// Upside down.
    case down
    /// Turned to the left.
    case left
    /// Turned to the right.
    case right
    /// Mirrored.
    case upMirrored
    /// Upside down and mirrored.
    case downMirrored
    /// Turned to the left and mirrored.
    case leftMirrored
    /// Turned to the right and mirrored.
    case rightMirrored
  }

  package enum Content {
    /// Nothing: an image of no size.
    case empty
    /// A file.
    case data([UInt8])
    /// An image of a catalog.
    case asset(ImageAsset)
    /// An image of a catalog that the program does not have yet.
    case named(String)
    /// A symbol.
    case symbol(String)
  }

  package let content: Content

  /// The number of pixels a point.
  public let scale: CGFloat

  /// The size, in points.
  public let size: CGSize

  /// Whether it keeps its colors.
  public let renderingMode: RenderingMode

  package let tint: UIColor?

  package init(
    _ content: Content, scale: CGFloat, size: CGSize, renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil
  ) {
    self.content = content
    self.scale = scale
    self.size = size
    self.renderingMode = renderingMode
    self.tint = tint
  }

  /// Makes an image of no size.
  public override convenience init() {
    self.init(.empty, scale: 1, size: .zero)
  }

  /// The image of a catalog; nil if no catalog has it.
  public convenience init?(named name: String) {
    guard let asset = ProgramResources.current.images[name] else { return nil }
    self.init(
      .asset(asset), scale: 1,
      size: CGSize(width: asset.size.width, height: asset.size.height))
  }

  /// The image of a catalog; nil if no catalog has it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// The image of a catalog; nil if no catalog has it.
  public convenience init?(named name: String, in bundle: Bundle?, with: Configuration?) {
    self.init(named: name)
  }

  /// The image of a catalog that Xcode makes a symbol of; one that is missing is reported when it is drawn.
  public convenience init(resource: ImageResource) {
    if let asset = ProgramResources.current.images[resource.name] {
      self.init(
        .asset(asset), scale: 1,
        size: CGSize(width: asset.size.width, height: asset.size.height))
    } else {
      self.init(.named(resource.name), scale: 1, size: .zero)
    }
  }

  /// The image of an SF Symbol; one that there is no drawing for is reported when it is drawn.
  public convenience init?(systemName name: String) {
    self.init(.symbol(name), scale: 1, size: CGSize(width: 20, height: 20))
  }

  /// The image of an SF Symbol, whose size and weight its view decides.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(systemName: name)
  }

  /// The image of a PNG or JPEG file; nil if the bytes are neither.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The image of a PNG or JPEG file; nil if the bytes are neither.
  public convenience init?(data: Data, scale: CGFloat) {
    let bytes = [UInt8](data)
    guard let bitmap = try? BitmapImage(reading: bytes), scale > 0 else { return nil }
    self.init(
      .data(bytes), scale: scale,
      size: CGSize(
        width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale))
  }

  /// The image of a file; nil if there is none, or it is not an image.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// The image in another mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(content, scale: scale, size: size, renderingMode: renderingMode, tint: tint)
  }

  /// The image in a color.
  open func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode = .alwaysTemplate
  ) -> UIImage {
    UIImage(content, scale: scale, size: size, renderingMode: renderingMode, tint: color)
  }

  /// The symbol, whose size and weight its view decides.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  /// The file, if it is a PNG; nil otherwise: what a renderer draws of an image is one.
  open func pngData() -> Data? {
    switch content {
    case .data(let bytes): bytes.first == 0x89 ? Data(bytes) : nil
    case .asset(let asset):
      if case .bitmap(let bitmap) = asset.content, bitmap.format == .png {
        Data(bitmap.png)
      } else {
        nil
      }
    case .empty, .named, .symbol: nil
    }
  }

  /// The file, if it is a JPEG; nil otherwise, as nothing here encodes pixels anew.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    guard case .data(let bytes) = content, bytes.first == 0xFF else { return nil }
    return Data(bytes)
  }

  /// The same picture in a smaller frame: pixels are not made anew, the frame that the view chooses counts.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(content, scale: scale, size: size, renderingMode: renderingMode, tint: tint)
  }

  /// The same picture in a smaller frame, later.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// How a symbol or an image is chosen.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How large and bold a symbol is.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// How large a symbol is beside its text.
    public enum Scale: Int, Sendable {
      /// Not said.
      case unspecified = -1
      /// As usual.
      case `default`
      /// Small.
      case small
      /// Of middle size.
      case medium
      /// Large.
      case large
    }

    /// Chooses the size of the font, in points.
    public init(pointSize: CGFloat) {}
    /// Chooses the size and the weight of the font.
    public init(pointSize: CGFloat, weight: UIFont.Weight) {}
    /// Chooses the size, the weight and the scale.
    public init(pointSize: CGFloat, weight: UIFont.Weight, scale: Scale) {}
    /// Chooses the style of the text.
    public init(textStyle: UIFont.TextStyle) {}
    /// Chooses the scale.
    public init(scale: Scale) {}
    /// Chooses the weight.
    public init(weight: UIFont.Weight) {}
  }
}
