// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What an app says after it looked for new data in the background.
///
/// The numbers are those of UIKit's header.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data was downloaded.
  case newData = 0
  /// Nothing new was found.
  case noData = 1
  /// The download failed, or could not begin.
  case failed = 2
}
