// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText

/// The folders of a bundle: iOS has everything in one, and macOS what the code needs in another than the rest.
struct BundleFolders {
  /// The bundle.
  let bundle: FilePath

  /// Where the `Info.plist` is, and the folders of other bundles.
  let contents: FilePath

  /// Where the resources are.
  let resources: FilePath

  init(_ bundle: FilePath, in fileSystem: FileSystem) {
    self.bundle = bundle
    let own = bundle.appending("Contents")
    contents = fileSystem.status(of: own) == .folder ? own : bundle
    let resources = contents.appending("Resources")
    self.resources =
      contents != bundle || bundle.hasExtension("framework")
      ? (fileSystem.status(of: resources) == .folder ? resources : contents) : bundle
  }

  /// The file in which the bundle says what it is.
  var infoPlist: FilePath { contents.appending("Info.plist") }

  /// The metadata of its App Intents.
  var metadata: FilePath { resources.appending("Metadata.appintents/extract.actionsdata") }

  /// The bundles in this one, in the order of their paths.
  func bundles(in fileSystem: FileSystem) -> [(kind: BuiltBundle.Kind, path: FilePath)] {
    let places: [(folder: FilePath, suffix: String, kind: BuiltBundle.Kind)] = [
      (contents.appending("AppClips"), ".app", .appClip),
      (contents.appending("Extensions"), ".appex", .appExtension),
      (contents.appending("Frameworks"), ".framework", .framework),
      (contents.appending("OnDemandResources"), ".assetpack", .resources),
      (contents.appending("PlugIns"), ".appex", .appExtension),
      (contents.appending("Watch"), ".app", .watchApplication),
      (resources, ".bundle", .resources),
    ]
    return places.flatMap { place in
      (fileSystem.entries(of: place.folder) ?? []).compactMap { entry in
        let path = place.folder.appending(entry.name)
        guard entry.name.endsInBytes(of: place.suffix), fileSystem.status(of: path) == .folder
        else { return nil }
        return (place.kind, path)
      }
    }
  }
}
