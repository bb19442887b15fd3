// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import ImageAssets
package import WidgetValues

/// Finds images by name in folders of SVG, PNG and JPEG files and in asset catalogs.
///
/// A name is that of something in a folder and never leads out of it, be it by its parts or by symbolic links.
package struct ImageFinder: Sendable {
  /// The images to look for.
  package struct Request: Hashable, Sendable {
    /// The number of pixels in a point.
    package var scale: Int

    /// Whether the background is light or dark.
    package var scheme: ColorScheme

    /// Whether PDF files are converted by another program; else they are passed over.
    package var convertsPDF: Bool

    /// Asks for the images of a screen.
    package init(scale: Int = 3, scheme: ColorScheme = .light, convertsPDF: Bool = false) {
      self.scale = scale
      self.scheme = scheme
      self.convertsPDF = convertsPDF
    }
  }

  /// The folders, the first place to look first.
  package let folders: [FilePath]

  /// The image sets and the symbol sets of each folder, by name.
  private let sets: [[String: FilePath]]

  /// The diagnostics of preparing the search for image sets.
  private let preparation: LoadedImages

  private let fileSystem: FileSystem

  private let converter: PDFConverter

  /// Looks for image sets in folders.
  ///
  /// - Parameters:
  ///   - folders: The folders, the first place to look first.
  ///   - fileSystem: Where they are.
  ///   - converter: The converter of PDF files.
  package init(
    folders: [FilePath], in fileSystem: FileSystem, converter: PDFConverter = .installed
  ) {
    self.converter = converter
    self.folders = folders
    self.fileSystem = fileSystem
    var preparation = LoadedImages()
    sets = folders.map {
      AssetSetSearch.sets(
        endingWith: [ImageSet.folderSuffix, SymbolSet.folderSuffix], under: $0, in: fileSystem,
        loading: &preparation)
    }
    self.preparation = preparation
  }

  /// The names of all image sets and symbol sets, sorted; those in a name space have a `/`.
  package var setNames: [String] { Set(sets.flatMap(\.keys)).sorted() }

  /// The names of all images, sorted.
  package var names: [String] {
    let kinds: Set<String> = ["svg", "png", "jpg", "jpeg", "pdf"]
    let files = folders.flatMap { folder -> [String] in
      let images = (fileSystem.contents(of: folder) ?? []).filter {
        kinds.contains($0.pathExtension)
      }
      return images.map { $0.stem.split(separator: "@").first.map(String.init) ?? $0.stem }
    }
    return Set(files + setNames).sorted()
  }

  /// Whether there is an image set or a symbol set of a name.
  package func hasSet(named name: String) -> Bool { sets.contains { $0[name] != nil } }

  /// Loads the images of the given names.
  ///
  /// A missing image is not in the result, and not a finding: a widget draws the first letter in its place.
  ///
  /// - Parameters:
  ///   - names: The names, without extension and scale.
  ///   - request: The request that they are for.
  /// - Returns: The images.
  package func images(
    named names: some Sequence<String>, for request: Request = Request()
  ) -> LoadedImages {
    var loader = ImageLoader(
      request: request, result: preparation, in: fileSystem, converter: converter)
    for name in names where loader.result.images[name] == nil {
      loader.result.images[name] = image(name, &loader)
    }
    return loader.result
  }

  /// The file that an image is read from; nil if there is none, or one outside of the folders.
  ///
  /// - Parameters:
  ///   - name: The name, without extension and scale.
  ///   - request: The request that it is for.
  /// - Returns: The file, or an image set's description where the set has no such file.
  package func file(named name: String, for request: Request = Request()) -> FilePath? {
    var loader = ImageLoader(
      request: request, result: LoadedImages(), in: fileSystem, converter: converter)
    for (folder, sets) in zip(folders, sets) {
      if ImageFileName.staysInFolder(name), let file = loader.place(of: name, in: folder)?.file {
        return loader.staysInside(file, folder) ? file : nil
      }
      if let set = sets[name], let file = loader.file(ofSet: set, in: folder) { return file }
    }
    return nil
  }

  private func image(_ name: String, _ loader: inout ImageLoader) -> ImageAsset? {
    guard ImageFileName.staysInFolder(name) else {
      for (folder, sets) in zip(folders, sets) {
        if let set = sets[name], let image = loader.set(set, in: folder) { return image }
      }
      guard !hasSet(named: name) else { return nil }
      for folder in folders.prefix(1) { loader.report(.unusableFileName(name), of: folder) }
      return nil
    }
    for (folder, sets) in zip(folders, sets) {
      if let image = loader.file(name, in: folder) { return image }
      if let set = sets[name], let image = loader.set(set, in: folder) { return image }
    }
    return nil
  }
}
