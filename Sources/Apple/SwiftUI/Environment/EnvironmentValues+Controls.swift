// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// How controls, lists and scroll views behave, which a widget does not show: the values are kept, and nothing reads them.

public import CoreGraphics
public import WidgetViews

private struct ControlValues {
  var menuOrder = MenuOrder.automatic
  var menuIndicatorVisibility = Visibility.automatic
  var buttonRepeatBehavior = ButtonRepeatBehavior.automatic
  var buttonSizing = ButtonSizing.automatic
  var springLoadingBehavior = SpringLoadingBehavior.automatic
  var headerProminence = Prominence.standard
  var badgeProminence = BadgeProminence.standard
  var defaultMinListRowHeight: CGFloat = 44
  var defaultMinListHeaderHeight: CGFloat?
  var isScrollEnabled = true
  var horizontalScrollIndicatorVisibility = ScrollIndicatorVisibility.automatic
  var verticalScrollIndicatorVisibility = ScrollIndicatorVisibility.automatic
  var horizontalScrollBounceBehavior = ScrollBounceBehavior.automatic
  var verticalScrollBounceBehavior = ScrollBounceBehavior.automatic
  var navigationLinkIndicatorVisibility = Visibility.automatic
  var disableAutocorrection: Bool?
  var scrollDismissesKeyboardMode = ScrollDismissesKeyboardMode.automatic
  var contentTransition = ContentTransition.interpolate
  var contentTransitionAddsDrawingGroup = false
}

private struct ControlValuesKey: EnvironmentKey {
  static var defaultValue: ControlValues { ControlValues() }
}

extension EnvironmentValues {
  private var controls: ControlValues {
    get { self[ControlValuesKey.self] }
    set { self[ControlValuesKey.self] = newValue }
  }

  /// The order of the items of menus.
  public var menuOrder: MenuOrder {
    get { controls.menuOrder }
    set { controls.menuOrder = newValue }
  }

  /// Whether menus have arrows.
  public var menuIndicatorVisibility: Visibility {
    get { controls.menuIndicatorVisibility }
    set { controls.menuIndicatorVisibility = newValue }
  }

  /// Whether buttons that are held repeat their action.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { controls.buttonRepeatBehavior }
    set { controls.buttonRepeatBehavior = newValue }
  }

  /// How wide buttons are in an app.
  public var buttonSizing: ButtonSizing {
    get { controls.buttonSizing }
    set { controls.buttonSizing = newValue }
  }

  /// Whether a dragged thing that rests activates views.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { controls.springLoadingBehavior }
    set { controls.springLoadingBehavior = newValue }
  }

  /// How prominent the headers of sections are.
  public var headerProminence: Prominence {
    get { controls.headerProminence }
    set { controls.headerProminence = newValue }
  }

  /// How prominent numbers beside rows are.
  public var badgeProminence: BadgeProminence {
    get { controls.badgeProminence }
    set { controls.badgeProminence = newValue }
  }

  /// The least height of rows in lists, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { controls.defaultMinListRowHeight }
    set { controls.defaultMinListRowHeight = newValue }
  }

  /// The least height of headers in lists, in points; nil is what the system decides.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { controls.defaultMinListHeaderHeight }
    set { controls.defaultMinListHeaderHeight = newValue }
  }

  /// Whether scroll views can be scrolled.
  public var isScrollEnabled: Bool {
    get { controls.isScrollEnabled }
    set { controls.isScrollEnabled = newValue }
  }

  /// Whether horizontal indicators of scroll views are seen.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { controls.horizontalScrollIndicatorVisibility }
    set { controls.horizontalScrollIndicatorVisibility = newValue }
  }

  /// Whether vertical indicators of scroll views are seen.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { controls.verticalScrollIndicatorVisibility }
    set { controls.verticalScrollIndicatorVisibility = newValue }
  }

  /// Whether horizontal scroll views bounce at their ends.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { controls.horizontalScrollBounceBehavior }
    set { controls.horizontalScrollBounceBehavior = newValue }
  }

  /// Whether vertical scroll views bounce at their ends.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { controls.verticalScrollBounceBehavior }
    set { controls.verticalScrollBounceBehavior = newValue }
  }

  /// Whether links in lists have arrows.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { controls.navigationLinkIndicatorVisibility }
    set { controls.navigationLinkIndicatorVisibility = newValue }
  }

  /// Whether typed text is not corrected, by an older name; nil where the system decides.
  public var disableAutocorrection: Bool? {
    get { controls.disableAutocorrection }
    set { controls.disableAutocorrection = newValue }
  }

  /// Whether scrolling removes the keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { controls.scrollDismissesKeyboardMode }
    set { controls.scrollDismissesKeyboardMode = newValue }
  }

  /// Whether typed text is not corrected.
  public var autocorrectionDisabled: Bool {
    get { controls.disableAutocorrection ?? false }
    set { controls.disableAutocorrection = newValue }
  }

  /// The transition of the view's content, which a picture does not show.
  public var contentTransition: ContentTransition {
    get { controls.contentTransition }
    set { controls.contentTransition = newValue }
  }

  /// Whether transitions of contents are drawn as one picture.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { controls.contentTransitionAddsDrawingGroup }
    set { controls.contentTransitionAddsDrawingGroup = newValue }
  }

  /// The shortcut of the keyboard for the view; nil, as a widget gets no keys.
  public var keyboardShortcut: KeyboardShortcut? { nil }
  /// Whether somebody records the screen; always false here.
  public var isSceneCaptured: Bool { false }
  /// Whether pointers have effects; always false in a widget.
  public var isHoverEffectEnabled: Bool { false }
  /// Whether the focus has effects; always false in a widget.
  public var isFocusEffectEnabled: Bool { false }
  /// Whether an aid such as VoiceOver is on; always false here.
  public var accessibilityEnabled: Bool { false }
  /// Whether the window looks active; always true in a widget.
  public var appearsActive: Bool { true }
  /// Whether the sections of tabs are shown; always false in a widget.
  public var isTabBarShowingSections: Bool { false }
}
