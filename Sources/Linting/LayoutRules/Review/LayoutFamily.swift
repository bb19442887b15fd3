// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import WidgetViews

/// A family that a widget comes in, with the screens that show it.
struct LayoutFamily {
  /// The name, where the catalog has it.
  let name: Located<String>

  /// The family.
  let family: WidgetFamily

  /// The screens, those together on which the widget is the same.
  let screens: [LayoutScreens]

  /// Creates the family of a name; nil if there is none, or no device has it.
  init?(_ name: Located<String>) {
    guard let family = WidgetFamily(rawValue: name.value) else { return nil }
    self.name = name
    self.family = family
    var screens: [LayoutScreens] = []
    for device in WidgetDevice.all {
      guard let canvas = WidgetCanvas(family: family, device: device) else { continue }
      let index = screens.firstIndex { $0.canvas == canvas && $0.scale == device.scale }
      if let index {
        screens[index].devices.append(device)
      } else {
        screens.append(LayoutScreens(canvas: canvas, scale: device.scale, devices: [device]))
      }
    }
    guard !screens.isEmpty else { return nil }
    self.screens = screens
  }

  /// Every device that shows the family, in the order of the known devices.
  var devices: [WidgetDevice] {
    WidgetDevice.all.filter { device in screens.contains { $0.devices.contains(device) } }
  }

  /// The device that represents all: the one of previews, if it shows the family.
  var mainDevice: WidgetDevice? {
    let devices = devices
    return devices.contains(.default) ? .default : devices.first
  }
}

/// Screens on which a widget is the same.
struct LayoutScreens: Sendable {
  /// The canvas of the family on the device.
  let canvas: WidgetCanvas

  /// The number of pixels a point.
  let scale: Int

  /// The devices.
  var devices: [WidgetDevice]
}
