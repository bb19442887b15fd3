// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetProtocol
package import WidgetViews

/// The look that a preview's view asks for, which takes precedence over the tool's.
package struct AskedLook {
  /// The size of a preview without a widget family.
  package enum Extent {
    /// The ideal size of the view.
    case fitting
    /// A fixed size in points.
    case fixed(Size)
  }

  /// Light or dark appearance; nil if the view does not ask for one.
  package var appearance: ColorScheme?

  /// The device; nil if the view does not ask for one.
  package var device: WidgetDevice?

  /// The size; nil if the view does not ask for one.
  package var extent: Extent?

  /// Creates a look that asks for nothing.
  package init() {}

  /// Returns a look with the changes that are asked for.
  func applied(
    to look: DrawnLook, of view: () -> AnyView, in environment: EnvironmentValues
  ) -> DrawnLook {
    var look = look
    if let appearance { look.appearance = appearance }
    if let device {
      look.scale = Double(device.scale)
      look.canvas.size = device.size(of: look.canvas.family) ?? look.canvas.size
    }
    if let size = size(of: view, in: environment) {
      look.canvas = WidgetCanvas(
        family: look.canvas.family.isAccessory ? .systemSmall : look.canvas.family, size: size,
        contentMargins: EdgeInsets(all: 0), cornerRadius: 0)
    }
    return look
  }

  private func size(of view: () -> AnyView, in environment: EnvironmentValues) -> Size? {
    switch extent {
    case .fixed(let size): size
    case .fitting: PreparedLayout(view(), in: environment).size(for: .unspecified)
    case nil: nil
    }
  }
}
