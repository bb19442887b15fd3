// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The canvas of a widget: its family, size, corners and the margins of its content.
public struct WidgetCanvas: Hashable, Sendable {
  /// The radius of a widget's corners, in points, on the screens of iPhone 12 to 15: what WidgetKit of iOS 17 names its caches with.
  ///
  /// Apple does not publish it, and it is not known for other screens and releases.
  public static let standardCornerRadius = 21.6

  /// The shape in which the system shows the widget.
  public var family: WidgetFamily

  /// The size of the widget, in points; a length is from 0 to a million.
  public var size: Size

  /// The distances between the edges and the content, in points; the background does not keep them.
  public var contentMargins: EdgeInsets

  /// The radius of the corners, in points.
  public var cornerRadius: Double

  /// Creates a canvas of a size.
  ///
  /// - Parameters:
  ///   - family: The shape in which the system shows the widget.
  ///   - size: The size, in points. A length that is not a number, negative or infinite counts as 0.
  ///   - contentMargins: The distances between the edges and the content, in points; nil is the system's standard.
  ///   - cornerRadius: The radius of the corners, in points; nil is the standard one, and none in accessory families.
  public init(
    family: WidgetFamily, size: Size, contentMargins: EdgeInsets? = nil,
    cornerRadius: Double? = nil
  ) {
    self.family = family
    self.size = Size(width: Self.checked(size.width), height: Self.checked(size.height))
    self.contentMargins = contentMargins ?? ContentMargins.standard.insets(for: family)
    self.cornerRadius = cornerRadius ?? (family.isAccessory ? 0 : Self.standardCornerRadius)
  }

  /// Creates the canvas of a family on a device; nil if the size of the family on the device is not known.
  public init?(
    family: WidgetFamily, device: WidgetDevice = .default, margins: ContentMargins = .standard
  ) {
    guard let size = device.size(of: family) else { return nil }
    self.init(family: family, size: size, contentMargins: margins.insets(for: family))
  }

  /// The outline that clips the widget: a circle for circular widgets, else a rounded rectangle.
  public var shape: Outline {
    let rect = Rect(origin: .zero, size: size)
    if family == .accessoryCircular { return Outline(.ellipse, in: rect) }
    return .rounded(rect, radius: cornerRadius, style: .continuous)
  }

  /// Whether links in the widget open something of their own.
  public var allowsLinks: Bool { family.allowsLinks }

  private static func checked(_ length: Double) -> Double {
    length.isFinite ? min(max(0, length), 1e6) : 0
  }
}

extension WidgetFamily {
  /// Whether links in a widget open something of their own: not in small and in accessory families.
  ///
  /// Source: Apple's documentation of `Link`; for rectangular and circular accessories it says nothing.
  package var allowsLinks: Bool { !isAccessory && self != .systemSmall }
}
