// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import DiskTestSupport
import WidgetProject

extension MemoryFolder {
  /// What is loaded from the folder, or from something in it.
  func load(_ name: String = "") -> WidgetProject {
    ProjectLoader.load([name.isEmpty ? path : path(name)], in: fileSystem)
  }
}
