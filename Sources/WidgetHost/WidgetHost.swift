// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// Serves the widgets of a program to whoever started it.
package enum WidgetHost {
  /// Answers what is asked on the standard input, until it ends.
  ///
  /// - Parameter widgets: Makes the widgets.
  @MainActor package static func serve(_ widgets: @MainActor () -> [HostedWidget]) -> Never {
    exit(0)
  }
}
