// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How buttons look.
public protocol ButtonStyle {
  /// What a button becomes.
  associatedtype Body: View

  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, for its style.
public struct ButtonStyleConfiguration {
  /// What the button is for.
  public let role: ButtonRole?

  /// What it shows.
  public let label: StyleContent

  /// Whether it is held down; in a picture of a widget never.
  public let isPressed: Bool
}

/// A button on a rounded ground, as a widget shows it: in the tint, on gray or on the tint.
///
/// The distances are settings: see ``LayoutSettings/buttonPadding``.
public struct BorderedButtonStyle: ButtonStyle, Hashable, Sendable {
  let isProminent: Bool

  /// Makes the style.
  public init() {
    isProminent = false
  }

  init(isProminent: Bool) {
    self.isProminent = isProminent
  }

  /// The label on its ground.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(
      label: configuration.label, isProminent: isProminent,
      isDestructive: configuration.role == .destructive)
  }
}

/// A button on the tint.
public struct BorderedProminentButtonStyle: ButtonStyle, Hashable, Sendable {
  /// Makes the style.
  public init() {}

  /// The label on the tint.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle(isProminent: true).makeBody(configuration: configuration)
  }
}

/// A button without a ground, in the tint.
public struct BorderlessButtonStyle: ButtonStyle, Hashable, Sendable {
  /// Makes the style.
  public init() {}

  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.role == .destructive {
      configuration.label.foregroundStyle(Color.red)
    } else {
      configuration.label.foregroundStyle(.tint)
    }
  }
}

/// A button that is its label.
public struct PlainButtonStyle: ButtonStyle, Hashable, Sendable {
  /// Makes the style.
  public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// On a gray ground: how widgets show buttons, as far as pictures tell.
  public static var automatic: BorderedButtonStyle { BorderedButtonStyle() }
  /// On a gray ground.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// On the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// In the tint, without a ground.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A label on a ground.
struct BorderedLabel: PrimitiveView {
  let label: StyleContent
  let isProminent: Bool
  var isDestructive = false

  func resolve(in resolver: inout ViewResolver) {
    let insets = resolver.settings.buttonPadding
    let radius = resolver.settings.buttonCornerRadius
    let size = resolver.environment.controlSize.factor
    let padded = label.padding(
      EdgeInsets(
        top: insets.top * size, leading: insets.leading * size, bottom: insets.bottom * size,
        trailing: insets.trailing * size))
    let color: Color? = isDestructive ? .red : nil
    let shape = resolver.environment.buttonBorderShape
    let content = Group {
      if isProminent {
        padded.foregroundStyle(.white).background {
          BorderGround(shape: shape, radius: radius * size).foregroundStyle(.tint)
        }
      } else {
        padded.foregroundStyle(.tint).background {
          BorderGround(shape: shape, radius: radius * size)
            .foregroundStyle(Color(.secondarySystemFill))
        }
      }
    }
    if let color { resolver.resolve(content.tint(color)) } else { resolver.resolve(content) }
  }
}

/// The ground of a button.
private struct BorderGround: View {
  let shape: ButtonBorderShape
  let radius: Double

  var body: some View {
    switch shape.kind {
    case .automatic: RoundedRectangle(cornerRadius: radius, style: .continuous)
    case .capsule: Capsule()
    case .circle: Circle()
    case .rounded(let own):
      RoundedRectangle(cornerRadius: own ?? radius, style: .continuous)
    }
  }
}

/// The shape of the ground of a button.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    case rounded(Double?)
  }

  /// What the system chooses: a rounded rectangle here.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rounded rectangle.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))

  /// A rounded rectangle with corners of a radius, in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  let kind: Kind
}

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable, Comparable {
  /// The smallest.
  case mini
  /// Small.
  case small
  /// The usual size.
  case regular
  /// Large.
  case large
  /// The largest.
  case extraLarge

  /// What the usual distances are multiplied by; assumed.
  var factor: Double {
    switch self {
    case .mini, .small: 0.7
    case .regular: 1
    case .large, .extraLarge: 1.6
    }
  }
}

extension EnvironmentValues {
  private struct StyleKey: EnvironmentKey {
    static var defaultValue: any ButtonStyle { .automatic }
  }

  private struct ShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }

  private struct SizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
  }

  var buttonStyle: any ButtonStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  /// The shape of the ground of buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ShapeKey.self] }
    set { self[ShapeKey.self] = newValue }
  }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}

extension View {
  /// Chooses how buttons look.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    transformEnvironment { $0.buttonStyle = style }
  }

  /// Chooses the shape of the ground of buttons.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    transformEnvironment { $0.buttonBorderShape = shape }
  }

  /// Chooses how large controls are.
  public func controlSize(_ size: ControlSize) -> some View {
    transformEnvironment { $0.controlSize = size }
  }
}

extension ButtonStyle {
  /// Adds a button in the style.
  func resolve(_ configuration: Configuration, in resolver: inout ViewResolver) {
    let body = resolver.evaluating { makeBody(configuration: configuration) }
    resolver.resolve(body)
  }
}
