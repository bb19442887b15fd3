// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// How a bar looks, which is never drawn.
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
  /// Creates the look of a device.
  public init(idiom: UIUserInterfaceIdiom) { super.init() }
  /// Creates a look from another one.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// Creates one of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init() }
  /// The effect behind the bar; nil for none.
  open var backgroundEffect: UIBlurEffect?
  /// The color of the bar; nil for none.
  open var backgroundColor: UIColor?
  /// The image of the bar; nil for none.
  open var backgroundImage: UIImage?
  /// How the image fits into the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the line at the bar; nil for none.
  open var shadowColor: UIColor?
  /// The image of that line; nil for none.
  open var shadowImage: UIImage?
  /// Does nothing, as a widget has no screen.
  open func configureWithDefaultBackground() {}
  /// Does nothing, as a widget has no screen.
  open func configureWithOpaqueBackground() {}
  /// Does nothing, as a widget has no screen.
  open func configureWithTransparentBackground() {}
}

/// How the bar above a stack looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of subtitles.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far titles are moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The looks of the buttons of the bar.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons that end something look.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// How the button back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the button back.
  open var backIndicatorImage: UIImage { UIImage() }
  /// Does nothing, as a widget has no screen.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {}
}

/// How a toolbar looks, which is never drawn.
open class UIToolbarAppearance: UIBarAppearance {
  /// The looks of the buttons of the bar.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons that end something look.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// How a bar of tabs looks.
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look with titles below images.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look with titles beside images.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How they look in little height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The color of the selected tab.
  open var selectionIndicatorTintColor: UIColor?
  /// The image of the selected tab.
  open var selectionIndicatorImage: UIImage?
}

/// How a button of a bar looks.
@MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject {
  /// Creates the look of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// How it looks usually.
  public let normal = UIBarButtonItemStateAppearance()
  /// How it looks while pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// How it looks when it cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// How it looks when it is chosen.
  public let focused = UIBarButtonItemStateAppearance()
  /// Does nothing, as a widget has no screen.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// How a button of a bar looks in a state.
@MainActor @preconcurrency open class UIBarButtonItemStateAppearance: NSObject {
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image behind the title.
  open var backgroundImage: UIImage?
}

/// How a tab looks in a bar.
@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
  /// Where the title of a tab is.
  public enum Style: Int, Hashable, Sendable { case stacked, inline, compactInline }
  /// Creates the look of a style.
  public init(style: Style) { super.init() }
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// How it looks usually.
  public let normal = UITabBarItemStateAppearance()
  /// How it looks when it is selected.
  public let selected = UITabBarItemStateAppearance()
  /// How it looks when it cannot be used.
  public let disabled = UITabBarItemStateAppearance()
  /// How it looks when it is chosen.
  public let focused = UITabBarItemStateAppearance()
  /// Does nothing, as a widget has no screen.
  open func configureWithDefault(for style: Style) {}
}

/// How a tab looks in a state.
@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the image.
  open var iconColor: UIColor?
  /// The color of the badge.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
