// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The points of the system that an extension can be for, in the words of its `Info.plist`.
package enum ExtensionPoint {
  /// Widgets, Live Activities and controls.
  package static let widgets = "com.apple.widgetkit-extension"

  /// Handlers of SiriKit intents.
  package static let intents = "com.apple.intents-service"
}
