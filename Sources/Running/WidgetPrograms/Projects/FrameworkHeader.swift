// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

/// The header of a framework with its name, as Xcode's template has it: what it imports, all Swift files of the framework see.
struct FrameworkHeader {
  /// The modules that it imports, without the framework itself and Foundation, which every file sees.
  private(set) var imports: [String] = []

  /// Reads the header of a module, which is in a folder of its sources or above.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - root: The folder of the project, above which nothing is looked for.
  ///   - fileSystem: The file system.
  init(of module: ProgramModule, below root: FilePath, in fileSystem: FileSystem) {
    let isHere = root.text.isEmpty || root.text == "."
    func isBelow(_ path: FilePath) -> Bool {
      isHere ? !path.text.hasPrefix("/") : path == root || path.text.hasPrefix(root.text + "/")
    }
    var folders: Set<String> = []
    for source in module.sources {
      var folder = source.folder
      while isBelow(folder), folders.insert(folder.text).inserted, folder != root {
        folder = folder.folder
      }
    }
    let headers = folders.map { FilePath($0).appending(module.name + ".h") }
      .filter { fileSystem.status(of: $0) == .file }
      .sorted { ($0.text.utf8.count, $0.text) < ($1.text.utf8.count, $1.text) }
    guard let header = headers.first, let bytes = try? fileSystem.bytes(of: header) else { return }
    imports = Self.imports(in: String(decoding: bytes, as: UTF8.self)).filter {
      $0 != module.name && $0 != "Foundation"
    }
  }

  /// The modules that lines such as `#import <UIKit/UIKit.h>` and `@import UIKit;` name, each once.
  static func imports(in text: String) -> [String] {
    var seen: Set<String> = []
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.drop { $0 == " " || $0 == "\t" }
      let beginnings = ["#import <", "#include <", "@import "]
      guard let beginning = beginnings.first(where: words.hasPrefix) else { return nil }
      let rest = words.dropFirst(beginning.count)
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let next = rest.dropFirst(name.count).first
      guard next == "/" || beginning.hasPrefix("@"), seen.insert(String(name)).inserted else {
        return nil
      }
      return String(name)
    }
  }
}
