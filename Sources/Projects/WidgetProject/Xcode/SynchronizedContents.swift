// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText

/// The files of a synchronized folder, and where exceptions of targets find them.
///
/// Each target has exceptions of its own. They look up the files that they are about, folder by folder, as asking each file about all
/// exceptions costs a multiple in a project of many targets, and so does a path for each file (Benchmarks/README.md, "Exceptions by
/// name").
struct SynchronizedContents {
  /// The files, folder by folder.
  private(set) var files: [XcodeFile] = []

  /// What a folder has, as places in the list.
  private struct Items {
    /// Those that are directly in it.
    var own: Range<Int>

    /// Those with all that are in the folders in it; nil if that is not known.
    var all: Range<Int>?

    /// How many bytes stand before the names of those that are directly in it.
    var nameOffset = 0
  }

  /// The folders outside of `.lproj` folders, by their paths in the synchronized folder, which is empty for itself.
  private var folders: [String: Items] = [:]

  /// The files in `.lproj` folders by the path that they have without that folder, and by their own.
  private var localized: [String: [Int]] = [:]

  /// The two spellings of what stands before a file in all its languages.
  private static let prefixes = ["/Localized: ", "/Localized/"]

  /// Adds a file, or a folder that counts as one.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - path: Its path in the synchronized folder if it is in an `.lproj` folder, or one itself; otherwise nil.
  mutating func add(_ file: XcodeFile, localizedAt path: String?) {
    let index = files.count
    files.append(file)
    guard let path, let language = Self.languageFolder(in: path) else { return }
    localized[path, default: []].append(index)
    let rest = path[language.upperBound...].drop { $0 == "/" }
    if !rest.isEmpty {
      localized[String(path[..<language.lowerBound] + rest), default: []].append(index)
    }
  }

  /// Notes a folder outside of `.lproj` folders of which the files directly in it are all from a number on.
  mutating func beginFolder(at relativePath: String, from start: Int) {
    var items = Items(own: start..<files.count)
    if start < files.count {
      let path = files[start].path
      items.nameOffset = path.text.utf8.count - path.lastPart.utf8.count
    }
    folders[relativePath] = items
  }

  /// Notes that the files of a folder, with those of the folders in it, are all from a number on.
  mutating func endFolder(at relativePath: String, from start: Int) {
    guard start < files.count else { return }
    folders[relativePath]?.all = start..<files.count
  }

  /// The places of files and folders outside of `.lproj` folders.
  private struct Places {
    let contents: SynchronizedContents

    /// The folder of the last one, as exceptions are sorted.
    private var last: (path: Substring, items: Items?)?

    init(_ contents: SynchronizedContents) { self.contents = contents }

    /// The places of a file or folder; empty if there is none.
    mutating func places(of path: String) -> Range<Int> {
      let slash = path.withUTF8Bytes { $0.offset(ofLast: UInt8(ascii: "/"), before: $0.byteCount) }
      let end = path.utf8.index(path.startIndex, offsetBy: slash ?? 0)
      let name = slash == nil ? path[...] : path[path.utf8.index(after: end)...]
      let folder = path[..<end]
      if last?.path.hasBytes(of: folder) != true {
        last = (folder, contents.folders[String(folder)])
      }
      guard !name.isEmpty, let items = last?.items else { return 0..<0 }
      let index = contents.index(of: name, in: items)
      return index.map { $0..<$0 + 1 } ?? contents.folders[path]?.all ?? 0..<0
    }
  }

  /// The place of a file among those that are directly in a folder, which are in the order of their names; nil if it has none.
  private func index(of name: Substring, in items: Items) -> Int? {
    name.withUTF8Bytes { name in
      func named<Result>(_ index: Int, _ body: (RawSpan) -> Result) -> Result {
        files[index].path.text.withUTF8Bytes { path in
          body(path.extracting(droppingFirst: items.nameOffset))
        }
      }
      var (low, high) = (items.own.lowerBound, items.own.upperBound)
      while low < high {
        let middle = (low + high) / 2
        if named(middle, { $0.lexicographicallyPrecedes(name) }) {
          low = middle + 1
        } else {
          high = middle
        }
      }
      return low < items.own.upperBound && named(low, { $0.isEqual(to: name) }) ? low : nil
    }
  }

  /// The files without those that a target excepts or, if it has no others, only those.
  ///
  /// Xcode passes over an exception that names one language's file by its path, so nothing in an `.lproj` folder is excepted in
  /// that way.
  func files(
    includingOthers: Bool, except exceptions: some Sequence<String>
  ) -> [XcodeFile] {
    var places = Places(self)
    var isIncluded = Array(repeating: includingOthers, count: files.count)
    for path in exceptions {
      if let prefix = Self.prefixes.first(where: path.hasPrefix) {
        for index in localized[String(path.dropFirst(prefix.count))] ?? [] {
          isIncluded[index] = !includingOthers
        }
      } else {
        for index in places.places(of: path) { isIncluded[index] = !includingOthers }
      }
    }
    var included: [XcodeFile] = []
    for (index, file) in files.enumerated() where isIncluded[index] { included.append(file) }
    return included
  }

  /// The first `.lproj` folder on a path, with its name.
  private static func languageFolder(in path: String) -> Range<String.Index>? {
    let slash = UInt8(ascii: "/")
    var rest = path.utf8[...]
    while !rest.isEmpty {
      let name = Substring(rest.prefix { $0 != slash })
      if name.endsInBytes(of: ".lproj") { return name.startIndex..<name.endIndex }
      rest = rest[name.endIndex...].dropFirst()
    }
    return nil
  }
}
