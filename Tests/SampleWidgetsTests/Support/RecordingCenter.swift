// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization
import WidgetTimeline

/// Remembers which kinds were to be reloaded.
final class RecordingCenter: WidgetCenter {
  private let record = Mutex<[String]>([])

  var reloads: [String] { record.withLock { $0 } }

  func reloadTimelines(ofKind kind: String) { record.withLock { $0.append(kind) } }

  func reloadAllTimelines() { record.withLock { $0.append("all") } }

  func currentConfigurations() -> [WidgetInfo] { [] }
}
