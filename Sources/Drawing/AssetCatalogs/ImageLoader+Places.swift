// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import ImageAssets
import SourceText

/// Where images are.
extension ImageLoader {
  /// A file that an image can be read from.
  enum Place: Hashable, Sendable {
    case vector(FilePath)
    case bitmap(FilePath, scale: Int)

    /// A PDF file.
    case page(FilePath)

    var file: FilePath {
      switch self {
      case .vector(let file), .bitmap(let file, _), .page(let file): file
      }
    }
  }

  /// The file `name.svg`, `name.png`, `name.jpg` or `name.pdf` of a folder; nil if there is none.
  func place(of name: String, in folder: FilePath) -> Place? {
    func isFile(_ path: FilePath) -> Bool { fileSystem.status(of: path) == .file }
    let drawing = folder.appending(name + ".svg")
    if isFile(drawing) { return .vector(drawing) }
    for scale in [1, 2, 3].sorted(by: { rank($0) < rank($1) }) {
      for ending in ["png", "jpg", "jpeg"] {
        let file = folder.appending(name + (scale == 1 ? "" : "@\(scale)x") + "." + ending)
        if isFile(file) { return .bitmap(file, scale: scale) }
      }
    }
    let page = folder.appending(name + ".pdf")
    return isFile(page) ? .page(page) : nil
  }

  /// How far a scale is from the one that is asked for: the sharper ones come before the coarser.
  private func rank(_ scale: Int) -> Int {
    scale >= request.scale ? scale - request.scale : 10 + request.scale - scale
  }

  /// The file of the image of an image set, or what says which images it has; nil if that cannot be read.
  mutating func file(ofSet path: FilePath, in folder: FilePath) -> FilePath? {
    guard staysInside(path, folder) else { return nil }
    if path.name.hasSuffix(SymbolSet.folderSuffix) { return symbolFile(of: path) }
    guard let set = contents(of: path) else { return nil }
    let name = set.image(scale: request.scale, scheme: request.scheme)?.fileName.value
    guard let name, ImageFileName.staysInFolder(name) else { return FilePath(set.source.name) }
    return path.appending(name)
  }
}
