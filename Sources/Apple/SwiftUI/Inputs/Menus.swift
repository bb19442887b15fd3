// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Menus and groups of controls, which a widget does not show.

public import WidgetViews

extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a menu with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {}

  /// Creates a menu with the title of a localized resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {}

  /// Creates a menu with an action with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {}

  /// Creates a menu with an action with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {}

  /// Creates a menu with an action with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {}
}

extension Menu where Label == WidgetViews.Label<Text, Image> {
  /// Creates a menu with a symbol with a localized title; its action is never called.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void = {}
  ) {}

  /// Creates a menu with a symbol with a title that is not localized; its action is never called.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void = {}
  ) {}

  /// Creates a menu with a symbol with the title of a localized resource; its action is never called.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void = {}
  ) {}

  /// Creates a menu with an image with a localized title; its action is never called.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void = {}
  ) {}

  /// Creates a menu with an image with a title that is not localized; its action is never called.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void = {}
  ) {}

  /// Creates a menu with an image with the title of a localized resource; its action is never called.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void = {}
  ) {}
}

extension Menu {
  /// Creates a menu with an action, which is never called; the closures are not called.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {}
}

/// A group of controls; a widget shows a prohibition sign instead.
nonisolated public struct ControlGroup<Content: View>: View {
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("ControlGroup") }
}

extension ControlGroup {
  /// Creates a group; the content is not called.
  public init(@ViewBuilder content: () -> Content) {}

  /// Creates a group with a label; the closures are not called.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {}
}

extension ControlGroup {
  /// Creates a group with a localized title.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {}

  /// Creates a group with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol, C: View>(_ title: Title, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {}

  /// Creates a group with the title of a localized resource.
  @_disfavoredOverload
  public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {}
}

/// The content of a group of controls with its label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  /// Nothing, as the group is not shown.
  public var body: some View { EmptyView() }
}

/// The style of groups of controls.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The parts that are arranged.
  typealias Configuration = ControlGroupStyleConfiguration
  /// The view that the style makes.
  associatedtype Body: View = EmptyView
  /// Makes the view, which is never called in a widget.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated extension ControlGroupStyle where Body == EmptyView {
  /// Makes nothing, as a style of the system is not shown.
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// The style that the system decides.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style of control groups that set none.
  public init() {}
}

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style that the system decides.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// A control group of buttons that go back and forward.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates a style of buttons for navigation.
  public init() {}
}

nonisolated extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A control group of buttons that go back and forward.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A control group as a menu.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates a style of a menu.
  public init() {}
}

nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A control group as a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A row of a menu.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates a style of a row in a menu.
  public init() {}
}

nonisolated extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A row of a menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// A control group as a palette in a menu.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates a style of a palette.
  public init() {}
}

nonisolated extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A control group as a palette in a menu.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// The style of menus.
@MainActor @preconcurrency public protocol MenuStyle {
  /// The parts that are arranged.
  typealias Configuration = MenuStyleConfiguration
  /// The view that the style makes.
  associatedtype Body: View = EmptyView
  /// Makes the view, which is never called in a widget.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated extension MenuStyle where Body == EmptyView {
  /// Makes nothing, as a style of the system is not shown.
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// The style that the system decides.
nonisolated public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style of menus that set none.
  public init() {}
}

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that the system decides.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A menu that a button opens.
nonisolated public struct ButtonMenuStyle: MenuStyle {
  /// Creates a style of a button.
  public init() {}
}

nonisolated extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu that a button opens.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A button without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates a style of a button without a border.
  public init() {}
}

nonisolated extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = MenuOrder(name: "automatic")
  /// That of the source.
  public static let fixed = MenuOrder(name: "fixed")
  /// The first is the nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
}

/// Whether an action closes the menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The menu is dismissed after the action.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The menu stays after the action.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// Whether a button that is held repeats its action.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The action repeats while the button is held.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The action is performed once, however long the button is held.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

nonisolated extension View {
  /// Sets the style of menus; it has no effect, as none is shown.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// Sets the order of menus; it has no effect, as none is shown.
  public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Sets the visibility of the arrows of menus; it has no effect, as none is shown.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets whether an action closes the menu; it has no effect, as none is shown.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }

  /// Sets whether buttons that are held repeat their action; it has no effect in a widget.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}
