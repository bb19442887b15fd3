// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Styles and labels of the system under their own names.

public import WidgetViews

/// The button style that the system decides.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style of buttons that set none.
  public init() {}

  /// Makes the label of the button, as a button without a style looks.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint)
  }
}

/// The label of a button that has a role and no title.
nonisolated public struct DefaultButtonLabel: View {
  /// Nothing, as the title of a role is not known.
  public var body: some View { EmptyView() }
}

/// The label of a progress view for dates, which is a text here.
public typealias DefaultDateProgressLabel = Text

/// The label style that the system decides.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style of labels that set none.
  public init() {}

  /// Makes a label of its icon and its title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

/// The toggle style that the system decides.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style of toggles that set none.
  public init() {}

  /// Makes a switch after the label of the toggle.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A menu that a button with a border opens.
nonisolated public struct BorderedButtonMenuStyle: MenuStyle {
  /// Creates a style of a button with a border.
  public init() {}
}

nonisolated extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A menu that a button with a border opens.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// The parts of an editor of text.
public struct TextEditorStyleConfiguration {}

/// An editor with a rounded border.
nonisolated public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates a style with a round border.
  public init() {}
}

nonisolated extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// An editor with a rounded border.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

/// The parts of a split view.
public struct NavigationSplitViewStyleConfiguration {}

/// How an item of a palette looks if it is selected.
public struct PaletteSelectionEffect: Sendable, Equatable {
  /// What the system decides.
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect() }
  /// The symbol of the item gets a variant.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect()
  }
  /// The item says by itself that it is selected.
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect() }
}

nonisolated extension View {
  /// Sets how an item of a palette looks if it is selected; it has no effect, as none is shown.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}
