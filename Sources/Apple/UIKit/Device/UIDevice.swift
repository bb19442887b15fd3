// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import WidgetViews

/// The device on which the widget is shown: an iPhone.
open class UIDevice: NSObject, @unchecked Sendable {
  private static let shared = UIDevice()

  /// The device.
  open class var current: UIDevice { shared }

  /// A name without a person's.
  open var name: String { "iPhone" }
  /// The kind of device as a text.
  open var model: String { "iPhone" }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The release of the system.
  open var systemVersion: String { "26.0" }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// An identifier that is the same in each run.
  open var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 0))
  }
  /// How full the battery is, from 0 to 1; unknown, as on a phone where nobody monitors it.
  open var batteryLevel: Float { -1 }
}

/// The screen on which the widget is shown.
open class UIScreen: NSObject, @unchecked Sendable {
  private static let shared = UIScreen()

  /// The device's screen.
  open class var main: UIScreen { shared }

  /// The number of pixels a point.
  open var scale: CGFloat { UITraitCollection.current.displayScale }

  /// The size of the screen of an iPhone 16, in points; a widget is smaller.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }

  /// The size in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// What the screen is like.
  open var traitCollection: UITraitCollection { .current }
}

/// The app, of which an extension knows only names.
open class UIApplication: NSObject, @unchecked Sendable {
  /// The URL of the app's settings.
  public static let openSettingsURLString = "app-settings:"

  /// The name of what an app is told when it becomes active.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")

  /// The name of what an app is told when it enters the background.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")

  /// The name of what an app is told when it is about to enter the foreground.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

/// Distances from the edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// No distances.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// From the upper edge.
  public var top: CGFloat
  /// From the left edge.
  public var left: CGFloat
  /// From the lower edge.
  public var bottom: CGFloat
  /// From the right edge.
  public var right: CGFloat

  /// Makes distances of zero.
  public init() { self = .zero }

  /// Makes distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// The rectangle, smaller by distances from its edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
