// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import IntentModel
import QuickActionWidget
import QuickActions
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

  /// The grid of a number of tiles in a widget of a family on the device.
  func grid(itemCount: Int, family: SizeClass) throws -> ShortcutGrid {
    guard let device = WidgetDevice.named(device) else {
      throw CommandFailure(
        "there is no device '\(self.device)'\(Self.alternative(to: self.device))", exitCode: 2)
    }
    guard let widgetFamily = WidgetFamily(rawValue: family.widgetFamily),
      let grid = ShortcutGrid(itemCount: itemCount, family: widgetFamily, device: device)
    else {
      throw CommandFailure(
        "the size of \(family.widgetFamily) on \(device.identifier) is not known; "
          + "choose another device", exitCode: 2)
    }
    return grid
  }

  /// The near name, else all screens.
  private static func alternative(to name: String) -> String {
    let devices = WidgetDevice.all
    let near = NearName.question(name, among: devices.flatMap { [$0.identifier] + $0.names })
    guard near.isEmpty else { return near }
    let screens = devices.map(\.identifier).joined(separator: ", ")
    return "; there are \(screens), and names such as 'iPhone 15'"
  }

  /// Says so where the tiles do not fit.
  func noteOverflow(_ grid: ShortcutGrid, _ messages: Messages) {
    guard grid.overflow > 0 else { return }
    messages.note(
      "on \(device) the tiles are \(Self.points(grid.overflow)) too tall for the widget, which cuts them off"
    )
  }

  private static func points(_ value: Double) -> String {
    let spelling = value == value.rounded() ? String(Int(value)) : String(value)
    return value == 1 ? "1 point" : "\(spelling) points"
  }
}
