// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import ActionCatalogs
package import AssetCatalogs
import Diagnostics
package import Disk
import ImageAssets
import IntentFiles
import PropertyListSyntax
package import SourceText
import WidgetValues

extension ActionCatalog {
  /// The folder that the catalog names as that of its images; nil if it names none, or an absolute path.
  private func assetsFolder(in fileSystem: FileSystem) -> FilePath? {
    assetsPath.flatMap { located in
      FilePath(located.value).isAbsolute
        ? nil : fileSystem.simplified(path.folder.appending(located.value))
    }
  }

  /// Returns the folders in which images are searched for, in order: the folder that the catalog
  /// names; if it names none, `X.assets` and the asset catalogs beside `X.actions.json`, of which
  /// `X.xcassets` comes first.
  package func imageFolders(in fileSystem: FileSystem) -> [FilePath] {
    guard assetsPath == nil else { return [assetsFolder(in: fileSystem)].compactMap(\.self) }
    let own = [".assets", ".xcassets"].map { path.folder.appending(stem + $0) }
    let others = (fileSystem.contents(of: path.folder) ?? []).filter {
      $0.hasExtension("xcassets") && !own.contains($0)
    }
    return (own + others).filter { fileSystem.status(of: $0) == .folder }
  }

  /// The names of the destinations' images, each once, in the order of the destinations.
  package var imageNames: [Located<String>] {
    var seen: Set<String> = []
    return imageUses.filter { seen.insert($0.value).inserted }
  }

  /// Every place where a destination names its image, in the order of the destinations.
  package var imageUses: [Located<String>] {
    destinations.compactMap { destination in
      destination.imageName
        ?? imagePropertyName.flatMap { destination.value(of: $0.value) }.flatMap { value in
          value.string.map { Located($0, at: value.range) }
        }
    }.filter { !$0.value.isEmpty }
  }

  /// The files that the destinations' images are read from, by name; a name without one is not in it.
  package func imageFiles(in fileSystem: FileSystem) -> [String: FilePath] {
    let finder = ImageFinder(folders: imageFolders(in: fileSystem), in: fileSystem)
    let files = imageNames.compactMap { name in
      finder.file(named: name.value).map { (name.value, $0.simplified) }
    }
    return Dictionary(files, uniquingKeysWith: { first, _ in first })
  }

  /// Loads the images of the destinations.
  ///
  /// - Parameters:
  ///   - request: The request that they are for.
  ///   - fileSystem: Where they are.
  /// - Returns: The images by name, with the findings about them.
  package func images(
    for request: ImageFinder.Request = .init(), in fileSystem: FileSystem = .disk
  ) -> LoadedImages {
    let names = imageNames
    let folders = imageFolders(in: fileSystem)
    let finder = ImageFinder(folders: folders, in: fileSystem)
    func isUsable(_ name: String) -> Bool {
      ImageFileName.staysInFolder(name) || finder.hasSet(named: name)
    }
    let usable = names.map(\.value).filter(isUsable)
    var loaded = finder.images(named: usable, for: request)
    if usable.contains(where: { loaded.images[$0] == nil }) { loaded.knownNames = finder.names }
    loaded.hasFolder = folders.contains { fileSystem.status(of: $0) == .folder }
    let refused = names.filter { !isUsable($0.value) }.map { name in
      ImageAssetMessage.unusableFileName(name.value)
        .diagnostic(at: .init(file: path.text, range: name.range))
    }
    loaded.diagnostics = refused + loaded.diagnostics
    return loaded
  }

  /// Loads the color sets of the asset catalogs beside the catalog.
  ///
  /// - Parameter fileSystem: Where they are.
  /// - Returns: The colors that the style names, and that of `Color.accentColor`, with the findings about them.
  package func colors(in fileSystem: FileSystem = .disk) -> LoadedColors {
    let catalogs = imageFolders(in: fileSystem).filter { $0.hasExtension("xcassets") }
    guard !catalogs.isEmpty else { return LoadedColors() }
    return ColorFinder(catalogs: catalogs, in: fileSystem)
      .colors(named: [ColorCatalog.accentName] + style.assetNames)
  }

  /// The finding of a catalog that names a folder of images that is missing, or may not be named; nil if all is well.
  func missingAssets(in fileSystem: FileSystem) -> Diagnostic? {
    guard let assetsPath else { return nil }
    let place = Diagnostic.Place(file: path.text, range: assetsPath.range)
    guard let folder = assetsFolder(in: fileSystem) else {
      return Diagnostic(
        id: "catalog-assets-missing", severity: .warning,
        message:
          "'\(assetsPath.value)' is an absolute path; write 'assets' as a path from the catalog's folder",
        at: place)
    }
    guard fileSystem.status(of: folder) != .folder else { return nil }
    return Diagnostic(
      id: "catalog-assets-missing", severity: .warning,
      message:
        "there is no folder '\(folder.text)'; write 'assets' as a path from the catalog's folder",
      at: place)
  }
}
