// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetHost

extension FileManager {
  /// The folder that the app and its extensions share; nil for a group of which nothing is known.
  ///
  /// Foundation has it on Apple's systems only.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    GroupContainers.folder(of: groupIdentifier)
  }
}
