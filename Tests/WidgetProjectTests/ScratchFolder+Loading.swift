// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import WidgetProject

extension ScratchFolder {
  /// Makes a folder with text files, by their paths in it.
  convenience init(files: [String: String]) throws {
    try self.init()
    for (name, content) in files { try write(content, to: name) }
  }

  /// What is loaded from the folder, or from something in it.
  func load(_ name: String = "") -> WidgetProject {
    ProjectLoader.load([name.isEmpty ? path : path(name)])
  }

  /// The path in the folder of a path that begins with the folder's.
  func name(_ file: String) -> String {
    String(file.dropFirst(path.count + 1))
  }
}
