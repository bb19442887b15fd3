// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

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
    to look: WidgetLook, of view: () -> AnyView, in environment: EnvironmentValues
  ) -> WidgetLook {
    var look = look
    if let appearance { look.appearance = appearance }
    if let device {
      look.device = device
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

extension WidgetLook {
  /// Returns the look with the canvas of a presentation that fits its content; a widget has the canvas of its family.
  func fitted(to view: () -> AnyView, in environment: EnvironmentValues) -> WidgetLook {
    guard let presentation, let extent = device.extent(of: presentation) else { return self }
    let proposal = ProposedViewSize(width: extent.width.upperBound, height: nil)
    let content = PreparedLayout(view(), in: environment).size(for: proposal) ?? .zero
    var look = self
    var canvas = extent.canvas(for: content, of: presentation)
    // A bare picture has no corners.
    canvas.cornerRadius = min(canvas.cornerRadius, look.area?.canvas.cornerRadius ?? 0)
    look.area?.canvas = canvas
    return look
  }
}
