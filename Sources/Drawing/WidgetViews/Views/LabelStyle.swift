// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The appearance of labels: a type that makes a view of their parts.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of view that the style makes of a label.
  associatedtype Body: View

  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Makes the view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, for its style.
public struct LabelStyleConfiguration {
  /// The title that the label was created with.
  public let title: StyleContent

  /// The icon that the label was created with.
  public let icon: StyleContent

  /// The distance between both, in points, where a style has no other.
  let spacing: Double
}

/// An icon and a title beside it.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, Hashable, Sendable {
  /// Creates the style, which has no settings.
  public init() {}

  /// The icon and the title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: configuration.spacing) {
      configuration.icon
      configuration.title
    }
  }
}

/// A title without its icon.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, Hashable, Sendable {
  /// Creates the style, which has no settings.
  public init() {}

  /// The title alone, without the icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// An icon without its title.
nonisolated public struct IconOnlyLabelStyle: LabelStyle, Hashable, Sendable {
  /// Creates the style, which has no settings.
  public init() {}

  /// The icon alone, without the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title, as widgets usually show a label.
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }

  /// The icon and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title without its icon.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon without its title.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension EnvironmentValues {
  private struct StyleKey: EnvironmentKey {
    static var defaultValue: any LabelStyle { .automatic }
  }

  var labelStyle: any LabelStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the labels within this view.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    transformEnvironment { $0.labelStyle = style }
  }
}

nonisolated extension LabelStyle {
  /// Adds a label in the style.
  func resolve(_ configuration: Configuration, in resolver: inout ViewResolver) {
    let body = resolver.evaluating((self, configuration)) { $0.makeBody(configuration: $1) }
    // A label in a custom style that has a label is a usual one; otherwise it would never end.
    resolver.resolve(body) { $0.labelStyle = TitleAndIconLabelStyle() }
  }
}
