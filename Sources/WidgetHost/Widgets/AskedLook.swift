// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// What the view of a preview says of how it is to be seen: it goes before what the tool chooses.
package struct AskedLook {
  /// How large a preview without a widget's family is.
  package enum Extent {
    /// As large as its view is where nothing is offered to it.
    case fitting
    /// So many points.
    case fixed(Size)
  }

  /// Whether the ground is light or dark; nil is not said.
  package var appearance: ColorScheme?

  /// The device; nil is not said.
  package var device: WidgetDevice?

  /// How large it is; nil is not said.
  package var extent: Extent?

  /// Asks for nothing.
  package init() {}

  /// A look that has what is asked for.
  func applied(
    to look: WidgetLook, of view: () -> AnyView, in environment: EnvironmentValues
  ) -> WidgetLook {
    var look = look
    if let appearance { look.appearance = appearance }
    if let device {
      look.area?.scale = Double(device.scale)
      if let size = device.size(of: look.family) { look.area?.canvas.size = size }
    }
    if let size = size(of: view, in: environment) {
      if look.family.isAccessory { look.family = .systemSmall }
      look.area?.canvas = WidgetCanvas(
        family: look.family, size: size, contentMargins: EdgeInsets(all: 0), cornerRadius: 0)
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
