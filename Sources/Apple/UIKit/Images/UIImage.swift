// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreGraphics
public import Foundation
import Synchronization
public import WidgetViews

/// An image, by its UIKit name.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// Whether an image is drawn in its own colors or as a template.
  public enum RenderingMode: Int, Sendable {
    /// The mode that its asset catalog or its context chooses.
    case automatic
    /// The image is drawn in its own colors.
    case alwaysOriginal
    /// The image's alpha is drawn in the tint color.
    case alwaysTemplate
  }

  /// The orientation of an image.
  public enum Orientation: Int, Sendable {
    /// The image as it is.
    case up
    /// The image is rotated by 180°.
    case down
    /// The image is rotated by 90° counterclockwise.
    case left
    /// The image is rotated by 90° clockwise.
    case right
    /// The image is mirrored horizontally.
    case upMirrored
    /// The image is rotated by 180° and mirrored horizontally.
    case downMirrored
    /// The image is rotated by 90° counterclockwise and mirrored.
    case leftMirrored
    /// The image is rotated by 90° clockwise and mirrored.
    case rightMirrored
  }

  package enum Content {
    /// An empty image without a size.
    case empty
    /// The bytes of a file.
    case data([UInt8])
    /// An image of an asset catalog.
    case asset(ImageAsset)
    /// The name of an asset catalog's image that the program does not have yet.
    case named(String)
    /// The name of an SF Symbol.
    case symbol(String)
  }

  package let content: Content

  /// The scale in pixels per point.
  public let scale: CGFloat

  /// The size of the image, in points.
  public let size: CGSize

  /// The rendering mode of the image.
  public let renderingMode: RenderingMode

  package let tint: UIColor?

  /// What is kept of the image, and not drawn.
  let notes: Notes

  package convenience init(
    _ content: Content, scale: CGFloat, size: CGSize, renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil
  ) {
    self.init(
      content, scale: scale, size: size, renderingMode: renderingMode, tint: tint, notes: Notes())
  }

  init(
    _ content: Content, scale: CGFloat, size: CGSize, renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil, notes: Notes
  ) {
    self.content = content
    self.scale = scale
    self.size = size
    self.renderingMode = renderingMode
    self.tint = tint
    self.notes = notes
  }

  /// Creates the image of a literal: one of an asset catalog, which is reported where it is drawn if no catalog has it.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(resource: ImageResource(name: name))
  }

  /// Creates an image of an archive; nil if its file is not there.
  public required convenience init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") else { return nil }
    self.init(data: data as Data, scale: CGFloat(coder.decodeDouble(forKey: "UIImageScale")))
  }

  /// Archives the file of the image and its scale.
  open func encode(with coder: NSCoder) {
    coder.encode((pngData() ?? jpegData(compressionQuality: 1)) as NSData?, forKey: "UIImageData")
    coder.encode(Double(scale), forKey: "UIImageScale")
  }

  /// Whether an archive of it is safe to read, which is so.
  public static var supportsSecureCoding: Bool { true }

  /// Creates an empty image without a size.
  public override convenience init() {
    self.init(.empty, scale: 1, size: .zero)
  }

  /// Creates the image of an asset catalog; nil if no catalog has it.
  public convenience init?(named name: String) {
    guard let asset = ProgramResources.current.images[name] else { return nil }
    self.init(
      .asset(asset), scale: 1,
      size: CGSize(width: asset.size.width, height: asset.size.height))
  }

  /// Creates the image of an asset catalog; nil if no catalog has it.
  ///
  /// The bundle and the traits are ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates the image of an asset catalog; nil if no catalog has it.
  ///
  /// The bundle and the configuration are ignored.
  public convenience init?(named name: String, in bundle: Bundle?, with: Configuration?) {
    self.init(named: name)
  }

  /// Creates an image of an asset catalog from its generated symbol; a missing image is reported
  /// when it is drawn.
  public convenience init(resource: ImageResource) {
    if let asset = ProgramResources.current.images[resource.name] {
      self.init(
        .asset(asset), scale: 1,
        size: CGSize(width: asset.size.width, height: asset.size.height))
    } else {
      self.init(.named(resource.name), scale: 1, size: .zero)
    }
  }

  /// Creates an image from a PNG or JPEG file; nil if the bytes are neither.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from a PNG or JPEG file; nil if the bytes are neither or the scale is not
  /// positive.
  public convenience init?(data: Data, scale: CGFloat) {
    let bytes = [UInt8](data)
    guard let bitmap = try? BitmapImage(reading: bytes), scale > 0 else { return nil }
    self.init(
      .data(bytes), scale: scale,
      size: CGSize(
        width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale))
  }

  /// Creates an image from a file, with the scale of an `@2x` or `@3x` in its name; nil if it
  /// cannot be read or is not an image.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  private let asset = Mutex<UIImageAsset?>(nil)

  /// The images of which this one is shown, to which others can be added; never nil here.
  open var imageAsset: UIImageAsset? {
    let traits = traitCollection
    return asset.withLock { asset in
      if let asset { return asset }
      let made = UIImageAsset()
      // A copy, as the image and what it has of itself would keep each other for good.
      made.register(withRenderingMode(renderingMode), with: traits)
      asset = made
      return made
    }
  }

  /// Returns the image in another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      content, scale: scale, size: size, renderingMode: renderingMode, tint: tint, notes: notes)
  }

  /// Returns the image in a tint color.
  open func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode = .alwaysTemplate
  ) -> UIImage {
    UIImage(
      content, scale: scale, size: size, renderingMode: renderingMode, tint: color, notes: notes)
  }

  /// Returns the image's file if it is a PNG; nil otherwise.
  ///
  /// An image that a renderer made is one.
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

  /// Returns the image's file if it is a JPEG; nil otherwise, as images are not encoded here.
  ///
  /// The quality is ignored.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    photo.map { Data($0.png) }
  }

  /// Returns the image with another size in points; the pixels stay the same, and it is never nil.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(content, scale: scale, size: size, renderingMode: renderingMode, tint: tint)
  }

  /// Calls a function with the image with another size in points; the pixels stay the same.
  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }

  /// Calls a function with the image itself, whose pixels are ready.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// Returns no file, as images are not encoded in this format here, which is reported once.
  open func heicData() -> Data? {
    reportUnavailable("UIImage.heicData()", answer: "nil")
    return nil
  }

  /// Returns the image with another size in points; the pixels stay the same, and it is never nil.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Returns the image itself, whose pixels are ready.
  open func preparingForDisplay() -> UIImage? { self }

  /// Returns the image itself, whose pixels are ready.
  open func byPreparingForDisplay() async -> UIImage? { self }
}

// swift-format-ignore: NoLeadingUnderscores
/// The type of image literals, which the compiler finds by this name.
public typealias _ImageLiteralType = UIImage
