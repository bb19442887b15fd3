// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// How views look in a part of the screen that is not active or is selected, which a widget never is.

public import WidgetViews

/// How prominent the background behind a view is.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  /// The background is that of the system.
  public static let standard = BackgroundProminence(name: "standard")
  /// The background stands out, as that of a selected row.
  public static let increased = BackgroundProminence(name: "increased")
}

/// How materials look in windows that are not active.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// As in an active window.
  public static let active = MaterialActiveAppearance(name: "active")
  /// As in a window that is not active.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// As the window of the view is.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// What a modifier does in right-to-left languages.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The view stays as it is.
  case fixed
  /// The view is mirrored unless it is in a direction.
  case mirrors(in: LayoutDirection)
  /// The view is mirrored in right-to-left languages.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A kind of padding that the system decides.
public struct ScenePadding: Equatable, Sendable {
  private let name: String

  /// The least padding of a scene.
  public static let minimum = ScenePadding(name: "minimum")
  /// The padding of a navigation bar.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

private struct MaterialAppearanceKey: EnvironmentKey {
  static var defaultValue: MaterialActiveAppearance { .automatic }
}

extension EnvironmentValues {
  /// How prominent the background behind the view is; standard, unless the view sets it.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// How materials look in windows that are not active; a widget is always active.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialAppearanceKey.self] }
    set { self[MaterialAppearanceKey.self] = newValue }
  }
}

extension Material {
  /// Returns the material unchanged, as a widget is always active.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

nonisolated extension View {
  /// Sets how materials look in windows that are not active; it has no effect in a widget.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    self
  }

  /// Sets what the view does in right-to-left languages; mirroring is that of the image.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    flipsForRightToLeftLayoutDirection(behavior == .mirrors)
  }

  /// Adds padding of a kind to edges: 16 points in a widget.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }
}

/// The preference key of a color scheme that a screen asks for.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// The default value: no scheme.
  public static var defaultValue: ColorScheme? { nil }

  /// Keeps the first scheme that a view asks for.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

/// The key of a value of a preview's context.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a context that does not set it.
  static var defaultValue: Value { get }
}
