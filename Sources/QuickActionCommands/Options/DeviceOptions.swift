// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import SourceText
import WidgetViews

/// The device that a widget is laid out on.
struct DeviceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device, by its screen in points or its name, such as 390x844 or 'iPhone 15'.",
      valueName: "device"),
    completion: .list(WidgetDevice.all.map(\.identifier)))
  var device = WidgetDevice.default.identifier

  /// The device.
  func value() throws -> WidgetDevice { try Self.device(named: device) }

  /// The device of a name.
  ///
  /// - Throws: `CommandFailure` where there is none, with the near name.
  static func device(named name: String) throws -> WidgetDevice {
    guard let device = WidgetDevice.named(name) else {
      throw CommandFailure(
        "there is no device '\(VisibleText.of(name))'\(alternative(to: name))", exitCode: 2)
    }
    return device
  }

  /// The near name, else all screens.
  private static func alternative(to name: String) -> String {
    let devices = WidgetDevice.all
    let near = NearName.question(name, among: devices.flatMap { [$0.identifier] + $0.names })
    guard near.isEmpty else { return near }
    let screens = devices.map(\.identifier).joined(separator: ", ")
    return "; there are \(screens), and names such as 'iPhone 15'"
  }
}
