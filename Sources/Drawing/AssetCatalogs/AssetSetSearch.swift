// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import ImageAssets
import PropertyListSyntax
import SourceText

/// Finds the sets of a kind, of images or of colors, in a folder and in the folders in it.
enum AssetSetSearch {
  /// How many folders are looked into: no asset catalog has as many, and whoever names `/` is not kept waiting.
  private static let maximumFolderCount = 10_000

  /// The folders of sets by the names of what is in them; of those that share a name, the first.
  ///
  /// Symbolic links are not followed. The names of what is in a folder that is a name space begin with the folder's, and a slash.
  ///
  /// - Parameters:
  ///   - suffixes: The suffixes of the sets' folders.
  ///   - folder: The folder.
  ///   - fileSystem: Where it is.
  ///   - result: Takes what is found in the files of groups.
  /// - Returns: The sets.
  static func sets(
    endingWith suffixes: [String], under folder: FilePath, in fileSystem: FileSystem,
    loading result: inout LoadedImages
  ) -> [String: FilePath] {
    var sets: [String: FilePath] = [:]
    var pending = [(path: folder, prefix: "")]
    var count = 0
    while let (current, prefix) = pending.popLast(), count < maximumFolderCount {
      count += 1
      var folders: [(path: FilePath, prefix: String)] = []
      for path in fileSystem.contents(of: current) ?? []
      where !path.name.hasPrefix(".") && fileSystem.status(of: path) == .folder {
        if let suffix = suffixes.first(where: path.name.hasSuffix) {
          let name = prefix + path.name.dropLast(suffix.count)
          if sets[name] == nil { sets[name] = path }
        } else if isGroup(path, in: folder), !fileSystem.isLink(path) {
          let isNamespace = isNamespace(path, in: fileSystem, &result)
          folders.append((path, isNamespace ? "\(prefix)\(path.name)/" : prefix))
        }
      }
      pending += folders.reversed()
    }
    return sets
  }

  /// Whether a folder can hold sets: the names of other assets have an extension, and outside of an asset catalog there are no groups.
  private static func isGroup(_ path: FilePath, in root: FilePath) -> Bool {
    root.hasExtension("xcassets") && path.pathExtension.isEmpty
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
      let unread = Diagnostic.unread(error, in: fileSystem)
      result.diagnostics.append(unread.finding)
      if let source = unread.source { result.sources.append(source) }
    }
    return false
  }
}
