// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import CommandConsole
package import WidgetViews

extension WidgetLook {
  /// Returns the canvas that the widget is drawn on.
  ///
  /// - Throws: `CommandFailure` if its size on the device is not known.
  package func knownCanvas() throws(CommandFailure) -> WidgetCanvas {
    guard let canvas else { throw unknownSize }
    return canvas
  }

  /// The error that the size of the widget on the device is not known, or that the device does not show the presentation.
  package var unknownSize: CommandFailure {
    let reason =
      presentation == nil
      ? "the size of \(shapeName) on \(device.identifier) is not known; choose another device"
        + (WidgetDevice.known.first { $0.size(of: family) != nil }.map {
          ", such as \($0.names.first ?? $0.identifier)"
        } ?? "")
      : "\(device.identifier) does not show \(shapeName); choose another device, such as "
        + WidgetDevice.activityDefault.identifier
    return CommandFailure(reason, exitCode: 2)
  }
}
