// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// The files of a synchronized folder, and where exceptions of targets find them.
///
/// Each target has exceptions of its own. They look up the files that they are about, as asking each file about all exceptions
/// costs a multiple in a project of many targets (Benchmarks/README.md, "Exceptions by name").
struct SynchronizedContents {
  /// The files, folder by folder.
  private(set) var files: [XcodeFile] = []

  /// The paths of exceptions.
  private let exceptions: Set<String>

  /// The files and folders outside of `.lproj` folders that are exceptions, by their paths, as places in the list.
  private var plain: [String: Range<Int>] = [:]

  /// The files in `.lproj` folders by the path that they have without that folder, and by their own.
  private var localized: [String: [Int]] = [:]

  /// The two spellings of what stands before a file in all its languages.
  private static let prefixes = ["/Localized: ", "/Localized/"]

  /// Makes an empty list.
  ///
  /// - Parameter exceptions: The paths that will be asked for.
  init(lookingUp exceptions: Set<String>) {
    self.exceptions = exceptions
  }

  /// Adds a file, or a folder that counts as one.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - isLocalized: Whether it is in an `.lproj` folder, or one itself.
  ///   - relativePath: Its path in the synchronized folder, which is only made if it matters.
  mutating func add(
    _ file: XcodeFile, isLocalized: Bool, at relativePath: @autoclosure () -> String
  ) {
    let index = files.count
    files.append(file)
    guard isLocalized || !exceptions.isEmpty else { return }
    let relativePath = relativePath()
    if isLocalized, let language = Self.languageFolder(in: relativePath) {
      localized[relativePath, default: []].append(index)
      let rest = relativePath[language.upperBound...].drop { $0 == "/" }
      if !rest.isEmpty {
        localized[String(relativePath[..<language.lowerBound] + rest), default: []].append(index)
      }
    } else if exceptions.contains(relativePath) {
      plain[relativePath] = index..<index + 1
    }
  }

  /// Notes a folder whose files, with those of the folders in it, are all from a number on.
  mutating func endFolder(at relativePath: String, from start: Int) {
    guard start < files.count, exceptions.contains(relativePath),
      Self.languageFolder(in: relativePath) == nil
    else { return }
    plain[relativePath] = start..<files.count
  }

  /// The files without those that a target excepts or, if it has no others, only those.
  ///
  /// Xcode passes over an exception that names one language's file by its path, so nothing in an `.lproj` folder is excepted in
  /// that way.
  func files(
    includingOthers: Bool, except exceptions: some Sequence<String>
  ) -> [XcodeFile] {
    var isIncluded = Array(repeating: includingOthers, count: files.count)
    for path in exceptions {
      if let prefix = Self.prefixes.first(where: path.hasPrefix) {
        for index in localized[String(path.dropFirst(prefix.count))] ?? [] {
          isIncluded[index] = !includingOthers
        }
      } else {
        for index in plain[path] ?? 0..<0 { isIncluded[index] = !includingOthers }
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
