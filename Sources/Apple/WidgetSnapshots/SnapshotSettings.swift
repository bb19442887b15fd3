// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import Foundation

/// What the environment says of snapshots.
package struct SnapshotSettings: Sendable {
  /// Whether pictures are recorded in place of compared.
  package var isRecording: Bool

  /// The folder for the pages of failures.
  package var pages: FilePath

  /// Makes settings.
  package init(isRecording: Bool, pages: FilePath) {
    self.isRecording = isRecording
    self.pages = pages
  }

  /// `RECORD_SNAPSHOTS=1` records, and `SNAPSHOT_PAGES` names the folder for pages.
  package static let environment: SnapshotSettings = {
    let values = ProcessInfo.processInfo.environment
    let folder = values["SNAPSHOT_PAGES"].flatMap { $0.isEmpty ? nil : FilePath($0) }
    return SnapshotSettings(
      isRecording: values["RECORD_SNAPSHOTS"] == "1",
      pages: folder
        ?? FilePath(FileManager.default.temporaryDirectory.path).appending("WidgetSnapshots"))
  }()
}
