// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import ImageAssets
import PropertyListSyntax
import SourceText
import WidgetValues

/// Loads images, and collects what is found on the way.
struct ImageLoader {
  let request: ImageFinder.Request
  var result: LoadedImages

  /// The paths that folders lead to.
  private var resolvedFolders: [FilePath: FilePath] = [:]

  let fileSystem: FileSystem

  private let converter: PDFConverter

  init(
    request: ImageFinder.Request, result: LoadedImages, in fileSystem: FileSystem,
    converter: PDFConverter
  ) {
    self.converter = converter
    self.request = request
    self.fileSystem = fileSystem
    self.result = result
  }

  /// Makes a finding about a file.
  mutating func report(
    _ message: ImageAssetMessage, of file: FilePath, at range: SourceRange? = nil
  ) {
    result.diagnostics.append(message.diagnostic(at: .init(file: file.text, range: range)))
  }

  // MARK: Files of a folder

  /// The image of a file `name.svg`, `name.png`, `name.jpg` or `name.pdf`; nil if none can be read.
  mutating func file(_ name: String, in folder: FilePath) -> ImageAsset? {
    switch place(of: name, in: folder) {
    case .vector(let file): return vector(file, in: folder, isTemplate: nil)
    // As in an image set that says nothing.
    case .bitmap(let file, let scale):
      return bitmap(file, in: folder, scale: scale, isTemplate: false)
    case .page(let file): return page(file, named: name, in: folder, isTemplate: false)
    case nil: break
    }
    for format in ["heic", "webp", "gif"] {
      let file = folder.appending("\(name).\(format)")
      if fileSystem.status(of: file) == .file { report(.unread(file.name), of: file) }
    }
    return nil
  }

  // MARK: Image sets

  /// The image of an image set or a symbol set; nil if it has none that can be read.
  mutating func set(_ path: FilePath, in folder: FilePath) -> ImageAsset? {
    path.name.hasSuffix(SymbolSet.folderSuffix)
      ? symbolSet(path, in: folder) : imageSet(path, in: folder)
  }

  /// The image of an image set; nil if it has none that can be read.
  private mutating func imageSet(_ path: FilePath, in folder: FilePath) -> ImageAsset? {
    result.dependsOnRequest = true
    guard staysInside(path, folder), let set = contents(of: path) else { return nil }
    guard let image = set.image(scale: request.scale, scheme: request.scheme) else {
      report(.noImageInSet, of: path.appending(ImageSet.contentsName))
      return nil
    }
    let name = image.fileName.value
    guard ImageFileName.staysInFolder(name) else {
      report(
        .unusableFileName(name), of: FilePath(set.source.name), at: image.fileName.range)
      return nil
    }
    let isTemplate = set.renderingIntent == .template
    let file = path.appending(name)
    switch ImageFileName(name).format {
    case .svg: return vector(file, in: path, isTemplate: isTemplate)
    case .png, .jpeg:
      return bitmap(file, in: path, scale: image.scale ?? 1, isTemplate: isTemplate)
    case nil where ImageFileName(name).isPDF:
      return page(file, named: path.stem, in: path, isTemplate: isTemplate)
    case nil:
      report(.unread(name), of: FilePath(set.source.name), at: image.fileName.range)
      return nil
    }
  }

  mutating func contents(of path: FilePath) -> ImageSet? {
    let file = path.appending(ImageSet.contentsName)
    guard let source = source(file, in: path) else { return nil }
    do throws(PropertyListError) {
      let set = try ImageSet(source)
      result.diagnostics += set.diagnostics
      return set
    } catch {
      result.diagnostics.append(Diagnostic(invalidPropertyList: error))
      return nil
    }
  }

  // MARK: Content

  /// The image of an SVG file; if nothing says whether it is a template, it is one if it has no color of its own.
  private mutating func vector(
    _ file: FilePath, in folder: FilePath, isTemplate: Bool?
  ) -> ImageAsset? {
    guard let source = source(file, in: folder) else { return nil }
    do throws(ImageAssetError) {
      let svg = try SVGReader.read(source)
      result.diagnostics += svg.diagnostics
      return ImageAsset(
        content: .vector(svg.image), size: svg.size,
        isTemplate: isTemplate ?? svg.image.isColorless)
    } catch {
      result.diagnostics.append(error.diagnostic)
      return nil
    }
  }

  private mutating func bitmap(
    _ file: FilePath, in folder: FilePath, scale: Int, isTemplate: Bool
  ) -> ImageAsset? {
    result.dependsOnRequest = true
    guard staysInside(file, folder) else { return nil }
    do throws(FileError) {
      let bytes = try fileSystem.bytes(of: file)
      result.bitmaps.append(file.text)
      return image(of: bytes, file, scale: scale, isTemplate: isTemplate)
    } catch {
      result.diagnostics.append(Diagnostic(unreadable: error))
      return nil
    }
  }

  /// The image of a PDF file, as pixels; nil if it is not converted.
  private mutating func page(
    _ file: FilePath, named name: String, in folder: FilePath, isTemplate: Bool
  ) -> ImageAsset? {
    result.dependsOnRequest = true
    guard staysInside(file, folder) else { return nil }
    guard request.convertsPDF else {
      result.unconverted.insert(name)
      return nil
    }
    do throws(FileError) {
      let bytes = try fileSystem.bytes(of: file)
      result.bitmaps.append(file.text)
      do throws(ImageAssetFault) {
        let png = try converter.png(of: bytes, scale: request.scale)
        return image(of: png, file, scale: request.scale, isTemplate: isTemplate)
      } catch {
        report(error.message, of: file)
      }
    } catch {
      result.diagnostics.append(Diagnostic(unreadable: error))
    }
    return nil
  }

  private mutating func image(
    of bytes: [UInt8], _ file: FilePath, scale: Int, isTemplate: Bool
  ) -> ImageAsset? {
    do throws(ImageAssetError) {
      let format = ImageFileName(file.name).format ?? .png
      let bitmap = try PixelFile(bytes, format: format, file: file.text).image
      let size = Size(
        width: Double(bitmap.width) / Double(scale), height: Double(bitmap.height) / Double(scale))
      return ImageAsset(content: .bitmap(bitmap), size: size, isTemplate: isTemplate)
    } catch {
      result.diagnostics.append(error.diagnostic)
      return nil
    }
  }

  /// The text of a file in a folder.
  mutating func source(_ file: FilePath, in folder: FilePath) -> SourceFile? {
    guard staysInside(file, folder) else { return nil }
    do throws(FileError) {
      let source = try fileSystem.source(at: file)
      result.sources.append(source)
      return source
    } catch {
      let unread = Diagnostic.unread(error, in: fileSystem)
      result.diagnostics.append(unread.finding)
      if let source = unread.source { result.sources.append(source) }
      return nil
    }
  }

  /// Whether a path is still in a folder once symbolic links are followed; if it is not, that is reported.
  mutating func staysInside(_ path: FilePath, _ folder: FilePath) -> Bool {
    let root = resolvedFolders[folder] ?? fileSystem.resolved(folder)
    resolvedFolders[folder] = root
    let target = fileSystem.resolved(path)
    if target.text.hasPrefix(root.text.hasSuffix("/") ? root.text : root.text + "/") { return true }
    // Whoever reads a missing file will say so.
    if fileSystem.status(of: path) == .nothing { return true }
    // A file that the permissions hide cannot be read.
    if fileSystem.isHidden(path) { return true }
    report(.unusableFileName(path.name), of: path)
    return false
  }
}

extension ImageAssetMessage {
  /// The message on a file that is not read because of its format.
  fileprivate static func unread(_ name: String) -> ImageAssetMessage {
    ImageFileName(name).isHEIC ? .heic(name) : .unsupportedFormat(name)
  }
}

extension VectorImage {
  /// Whether nothing in it has a color: all of it is drawn in `currentColor` or in black, as icons are whose color is that of what is around them.
  fileprivate var isColorless: Bool {
    paths.allSatisfy { path in
      [path.fill, path.stroke?.ink].allSatisfy { ink in
        guard case .color(let color) = ink else { return true }
        return (color.red, color.green, color.blue) == (0, 0, 0)
      }
    }
  }
}
