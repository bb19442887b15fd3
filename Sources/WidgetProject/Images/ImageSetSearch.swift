// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import ImageAssets
import PropertyListSyntax
import SourceText

/// Finds the image sets in a folder and in the folders in it.
enum ImageSetSearch {
  /// How many folders are looked into: no asset catalog has as many, and whoever names `/` is not kept waiting.
  private static let maximumFolderCount = 10_000

  /// The folders of image sets by the names of their images; of those that share a name, the first.
  ///
  /// Symbolic links are not followed. A folder that is a name space is passed over, as its images have other names.
  static func sets(
    under folder: FilePath, in fileSystem: FileSystem, loading result: inout LoadedImages
  ) -> [String: FilePath] {
    var sets: [String: FilePath] = [:]
    var pending = [folder]
    var count = 0
    while let current = pending.popLast(), count < maximumFolderCount {
      count += 1
      var folders: [FilePath] = []
      for path in fileSystem.contents(of: current) ?? []
      where !path.name.hasPrefix(".") && fileSystem.status(of: path) == .folder {
        if path.name.hasSuffix(ImageSet.folderSuffix) {
          let name = String(path.name.dropLast(ImageSet.folderSuffix.count))
          if sets[name] == nil { sets[name] = path }
        } else if isGroup(path, in: folder),
          !fileSystem.isLink(path), !isNamespace(path, in: fileSystem, &result)
        {
          folders.append(path)
        }
      }
      pending += folders.reversed()
    }
    return sets
  }

  /// Whether a folder can hold image sets: the names of other assets have an extension, and outside of an asset catalog there
  /// are no groups.
  private static func isGroup(_ path: FilePath, in root: FilePath) -> Bool {
    root.pathExtension == "xcassets" && path.pathExtension.isEmpty
  }

  private static func isNamespace(
    _ path: FilePath, in fileSystem: FileSystem, _ result: inout LoadedImages
  ) -> Bool {
    let file = path.appending(ImageSet.contentsName)
    guard fileSystem.status(of: file) == .file, !fileSystem.isLink(file) else { return false }
    do throws(FileError) {
      let source = try fileSystem.source(at: file)
      do throws(PropertyListError) {
        return try AssetFolder.providesNamespace(source)
      } catch {
        result.sources.append(source)
        result.diagnostics.append(Diagnostic(invalidPropertyList: error))
      }
    } catch {
      result.diagnostics.append(Diagnostic(unreadable: error))
    }
    return false
  }
}
