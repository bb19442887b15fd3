// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import ImageAssets
import PropertyListSyntax
package import QuickActions
package import SourceText

extension ActionCatalog {
  /// The folder that the catalog names as that of its images; nil where it names none, or an absolute path.
  package var assetsFolder: FilePath? {
    assetsPath.flatMap { located in
      FilePath(located.value).isAbsolute
        ? nil : FileStatus.simplified(path.folder.appending(located.value))
    }
  }

  /// Where images are looked for, the first place first: the folder that the catalog names; where it names none,
  /// `X.assets` and the asset catalogs beside `X.actions.json`, of which `X.xcassets` comes first.
  package var imageFolders: [FilePath] {
    guard assetsPath == nil else { return [assetsFolder].compactMap(\.self) }
    let own = [".assets", ".xcassets"].map { path.folder.appending(stem + $0) }
    let others = (FileSearch.contents(of: path.folder) ?? []).filter {
      $0.pathExtension == "xcassets" && !own.contains($0)
    }
    return (own + others).filter { FileStatus(at: $0) == .folder }
  }

  /// The names of the destinations' images, each once, in the order of the destinations.
  package var imageNames: [Located<String>] {
    var seen: Set<String> = []
    return destinations.compactMap { destination in
      destination.imageName
        ?? imagePropertyName.flatMap { destination.value(of: $0.value) }.flatMap { value in
          value.string.map { Located($0, at: value.range) }
        }
    }.filter { !$0.value.isEmpty && seen.insert($0.value).inserted }
  }

  /// Loads the images of the destinations.
  ///
  /// - Parameter request: What they are for.
  /// - Returns: The images by name, with what is said of them.
  package func images(for request: ImageFinder.Request = .init()) -> LoadedImages {
    let names = imageNames
    let usable = names.filter { ImageFileName.staysInFolder($0.value) }.map(\.value)
    var loaded = ImageFinder(folders: imageFolders).images(named: usable, for: request)
    let refused = names.filter { !ImageFileName.staysInFolder($0.value) }.map { name in
      ImageAssetMessage.unusableFileName(name.value)
        .diagnostic(at: .init(file: path.text, range: name.range))
    }
    loaded.diagnostics = refused + loaded.diagnostics
    return loaded
  }

  /// The finding of a catalog that names a folder of images that is not there, or may not be named; nil where all is well.
  var missingAssets: Diagnostic? {
    guard let assetsPath else { return nil }
    let place = Diagnostic.Place(file: path.text, range: assetsPath.range)
    guard let folder = assetsFolder else {
      return Diagnostic(
        id: "catalog-assets-missing", severity: .warning,
        message:
          "'\(assetsPath.value)' is an absolute path; write 'assets' as a path from the catalog's folder",
        at: place)
    }
    guard FileStatus(at: folder) != .folder else { return nil }
    return Diagnostic(
      id: "catalog-assets-missing", severity: .warning,
      message:
        "there is no folder '\(folder.text)'; write 'assets' as a path from the catalog's folder",
      at: place)
  }
}
