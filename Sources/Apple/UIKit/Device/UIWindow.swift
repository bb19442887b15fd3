// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A window of an app, which a widget does not have.
open class UIWindow: UIView {
  /// The controller of what is in it.
  open var rootViewController: UIViewController?
  /// The scene that it is in; nil for none.
  open weak var windowScene: UIWindowScene?
  /// Whether it gets the keyboard's events; never here.
  open var isKeyWindow: Bool { false }

  /// Creates a window with a position and a size.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a window in a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    self.windowScene = windowScene
  }
  /// Creates a window of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How far the window is above others.
  open var windowLevel = Level.normal
  /// The screen that the window is on.
  open var screen: UIScreen { .main }
  /// Whether it could get the keyboard's events.
  open var canBecomeKey: Bool { true }

  /// How far a window is above others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number of the level; a greater one is above.
    public var rawValue: CGFloat
    /// Creates a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of most windows, 0.
    public static let normal = Level(0)
    /// The level of the status bar, 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts, 2000.
    public static let alert = Level(2000)

    /// Returns whether the first level is below the second.
    public static func < (first: Level, second: Level) -> Bool {
      first.rawValue < second.rawValue
    }
    /// Returns a level so much above.
    public static func + (level: Level, number: CGFloat) -> Level { Level(level.rawValue + number) }
    /// Returns a level so much below.
    public static func - (level: Level, number: CGFloat) -> Level { Level(level.rawValue - number) }
  }

  /// Shows nothing, as there is no screen.
  open func makeKeyAndVisible() {}
  /// Does nothing, as there is no keyboard.
  open func makeKey() {}
  /// Is never called here.
  open func becomeKey() {}
  /// Is never called here.
  open func resignKey() {}
  /// Passes on no event, as there is no screen.
  open func sendEvent(_ event: UIEvent) {}

  /// The notification that a window was shown; never posted here.
  public static let didBecomeVisibleNotification = Foundation.Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// The notification that a window was hidden; never posted here.
  public static let didBecomeHiddenNotification = Foundation.Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// The notification that a window got the keyboard; never posted here.
  public static let didBecomeKeyNotification = Foundation.Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// The notification that a window gave the keyboard away; never posted here.
  public static let didResignKeyNotification = Foundation.Notification.Name(
    "UIWindowDidResignKeyNotification")
}

/// A part of an app's interface, which a widget does not have.
open class UIScene: UIResponder {
  /// Whether a scene is used.
  public enum ActivationState: Int, Hashable, Sendable {
    /// It is not connected.
    case unattached = -1
    /// The scene is used by the user.
    case foregroundActive
    /// The scene is visible, and gets no events.
    case foregroundInactive
    /// It is not seen.
    case background
  }

  /// Whether the scene is used; it is not connected.
  open var activationState: ActivationState { .unattached }
  /// The title; nil for none.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
  /// The line below the title; empty for none.
  open var subtitle = ""
  /// The session that the scene belongs to.
  public let session = UISceneSession()
  /// What is told of the scene; nil for nothing.
  open var delegate: (any UISceneDelegate)?
  /// When scenes are opened for what; kept here.
  open var activationConditions = UISceneActivationConditions()
  /// Opens nothing; the function is called with false.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  /// The notification that a scene became active; never posted here.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// The notification that a scene is about to be seen; never posted here.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The notification that a scene is no longer seen; never posted here.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene with windows, which a widget does not have.
open class UIWindowScene: UIScene {
  /// The windows; none here.
  open var windows: [UIWindow] { [] }
  /// The window that gets the keyboard's events; nil here.
  open var keyWindow: UIWindow? { nil }
  /// The screen that the windows are on.
  open var screen: UIScreen { .main }
  /// The coordinates of the scene.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The sizes that a window may have; nil, as it cannot be resized.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// Whether the scene has all of the screen.
  open var isFullScreen: Bool { true }
  /// Where the scene is, and how it is held.
  open var effectiveGeometry: Geometry { Geometry() }
  /// Asks for another place, which a phone refuses; the function is not called, as no error is known.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

/// A session of a scene, which a widget does not have.
open class UISceneSession: NSObject, @unchecked Sendable {}

/// What a scene's delegate is told, which a widget does not have.
public protocol UISceneDelegate: NSObjectProtocol {}

/// What a scene's delegate with a window is told, which a widget does not have.
public protocol UIWindowSceneDelegate: UISceneDelegate {}
