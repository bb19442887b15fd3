// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
import SourceText
public import WidgetValues

/// The image of a file: an SVG, reduced to paths, a PNG or a JPEG.
public struct ImageFile: Hashable, Sendable {
  /// The image, to be named in an `ImageCatalog`.
  public let asset: ImageAsset

  /// The diagnostics of what is omitted and of what is malformed.
  public let diagnostics: [Diagnostic]

  /// Reads an image from the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - name: The file's name; `@2x` or `@3x` in it says how many pixels a point has, and its end which kind of file it is.
  ///   - isTemplate: Whether only the opacity counts, and the foreground style gives the color.
  /// - Throws: ``ImageAssetError`` if the file is not an image that can be drawn; it says why.
  public init(
    _ bytes: [UInt8], named name: String, isTemplate: Bool = false
  ) throws(ImageAssetError) {
    let fileName = ImageFileName(name)
    switch fileName.format {
    case .svg:
      let source: SourceFile
      do { source = try SourceFile(name: name, content: bytes) } catch {
        throw ImageAssetError(.unreadableText(error), at: .init(file: name))
      }
      let svg = try SVGReader.read(source)
      asset = ImageAsset(content: .vector(svg.image), size: svg.size, isTemplate: isTemplate)
      diagnostics = svg.diagnostics
    case .png?, .jpeg?:
      let image = try PixelFile(bytes, format: fileName.format ?? .png, file: name).image
      let scale = Double(fileName.scale)
      asset = ImageAsset(
        content: .bitmap(image),
        size: Size(width: Double(image.width) / scale, height: Double(image.height) / scale),
        isTemplate: isTemplate)
      diagnostics = []
    case nil:
      throw ImageAssetError(
        fileName.isHEIC ? .heic(name) : .unsupportedFormat(name), at: .init(file: name))
    }
  }
}
