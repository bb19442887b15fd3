// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import Foundation

/// The settings of snapshots, as the environment gives them.
package struct SnapshotSettings: Sendable {
  /// Whether pictures are recorded instead of compared.
  package var isRecording: Bool

  /// The folder of the pages that failures name.
  package var pages: FilePath

  /// Creates settings with explicit values.
  package init(isRecording: Bool, pages: FilePath) {
    self.isRecording = isRecording
    self.pages = pages
  }

  /// The settings of the process: `RECORD_SNAPSHOTS=1` records, and `SNAPSHOT_PAGES` names the
  /// folder of pages.
  package static let environment: SnapshotSettings = {
    let values = ProcessInfo.processInfo.environment
    let folder = values["SNAPSHOT_PAGES"].flatMap { $0.isEmpty ? nil : FilePath($0) }
    return SnapshotSettings(
      isRecording: values["RECORD_SNAPSHOTS"] == "1",
      pages: folder
        ?? FilePath(FileManager.default.temporaryDirectory.path).appending("WidgetSnapshots"))
  }()
}
