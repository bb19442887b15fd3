// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The appearance of buttons: a type that makes a view of their parts.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of view that the style makes of a button.
  associatedtype Body: View

  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, for its style.
public struct ButtonStyleConfiguration {
  /// The purpose of the button; nil if it has no role.
  public let role: ButtonRole?

  /// The label that the button was created with.
  public let label: StyleContent

  /// Whether the user presses the button; always false in a picture of a widget.
  public let isPressed: Bool
}

/// A button on a rounded background, as a widget shows it: in the tint, on gray or on the tint.
///
/// The distances are settings: see ``LayoutSettings/buttonPadding``.
nonisolated public struct BorderedButtonStyle: ButtonStyle, Hashable, Sendable {
  let isProminent: Bool
  /// Whether the style is that of each kind of control, which is another one for links.
  let isAutomatic: Bool

  /// Creates the style, which has no settings.
  public init() {
    self.init(isProminent: false)
  }

  init(isProminent: Bool, isAutomatic: Bool = false) {
    self.isProminent = isProminent
    self.isAutomatic = isAutomatic
  }

  /// The label on its background.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(
      label: configuration.label, isProminent: isProminent,
      isDestructive: configuration.role == .destructive)
  }
}

/// A button on the tint.
nonisolated public struct BorderedProminentButtonStyle: ButtonStyle, Hashable, Sendable {
  /// Creates the style, which has no settings.
  public init() {}

  /// The label on the tint.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle(isProminent: true).makeBody(configuration: configuration)
  }
}

/// A button without a background, in the tint.
nonisolated public struct BorderlessButtonStyle: ButtonStyle, Hashable, Sendable {
  /// Creates the style, which has no settings.
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
nonisolated public struct PlainButtonStyle: ButtonStyle, Hashable, Sendable {
  /// Creates the style, which has no settings.
  public init() {}

  /// The label, without any decoration.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated extension ButtonStyle where Self == BorderedButtonStyle {
  /// The default style of buttons in widgets: a gray background, as far as pictures show.
  public static var automatic: BorderedButtonStyle {
    BorderedButtonStyle(isProminent: false, isAutomatic: true)
  }
  /// The label in the tint on a gray background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white on the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

nonisolated extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint, without a background.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

nonisolated extension ButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A label on a background.
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
    let ground = InsetKnownShape(geometry: shape.geometry(radius: radius * size))
    let content = Group {
      if isProminent {
        padded.foregroundStyle(.white).background {
          ground.foregroundStyle(.tint)
        }
      } else {
        padded.foregroundStyle(.tint).background {
          ground.foregroundStyle(Color(system: .secondarySystemFill))
        }
      }
    }
    if let color { resolver.resolve(content.tint(color)) } else { resolver.resolve(content) }
  }
}

/// The shape of the background of a button.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    case rounded(Double?)
  }

  /// The shape that the system chooses: a rounded rectangle here.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule as high as the button.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle inside the button's frame.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rounded rectangle with the usual radius of buttons.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))

  /// A rounded rectangle with corners of a radius, in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  let kind: Kind

  /// The geometry of a background whose corners have a radius, in points, unless the shape has its own.
  func geometry(radius: Double) -> ShapeGeometry {
    switch kind {
    case .automatic: RoundedRectangle(cornerRadius: radius, style: .continuous).geometry
    case .capsule: Capsule().geometry
    case .circle: Circle().geometry
    case .rounded(let own):
      RoundedRectangle(cornerRadius: own ?? radius, style: .continuous).geometry
    }
  }
}

extension ButtonBorderShape: KnownShape {
  /// The geometry of the background of a button of regular size.
  public var geometry: ShapeGeometry { geometry(radius: LayoutSettings().buttonCornerRadius) }
}

/// The size of controls, such as buttons.
public enum ControlSize: Hashable, Sendable, CaseIterable, Comparable {
  /// The smallest size; drawn like ``small``.
  case mini
  /// Smaller than usual: distances are 0.7 of the usual ones (assumed).
  case small
  /// The default size of controls.
  case regular
  /// Larger than usual: distances are 1.6 of the usual ones (assumed).
  case large
  /// The largest size; drawn like ``large``.
  case extraLarge

  /// The factor of the usual distances; assumed.
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
    static var defaultValue: (any ButtonStyle)? { nil }
  }

  private struct ShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }

  private struct SizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
  }

  /// The style that was chosen for buttons and links; nil for that of each of them.
  var chosenButtonStyle: (any ButtonStyle)? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  /// The shape of the background of buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ShapeKey.self] }
    set { self[ShapeKey.self] = newValue }
  }

  /// The size of the controls within the view.
  public var controlSize: ControlSize {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the buttons and links within this view.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    transformEnvironment {
      $0.chosenButtonStyle = (style as? BorderedButtonStyle)?.isAutomatic == true ? nil : style
    }
  }

  /// Chooses the shape of the background of buttons.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    transformEnvironment { $0.buttonBorderShape = shape }
  }

  /// Chooses how large controls are.
  public func controlSize(_ size: ControlSize) -> some View {
    transformEnvironment { $0.controlSize = size }
  }

  /// Keeps the size of controls in a range.
  public func controlSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == ControlSize {
    transformEnvironment { environment in
      let sizes = ControlSize.allCases.filter(range.contains)
      guard let first = sizes.first, let last = sizes.last else { return }
      environment.controlSize = min(max(environment.controlSize, first), last)
    }
  }
}

nonisolated extension ButtonStyle {
  /// Adds a button in the style.
  func resolve(_ configuration: Configuration, in resolver: inout ViewResolver) {
    let body = resolver.evaluating((self, configuration)) { $0.makeBody(configuration: $1) }
    resolver.resolve(body)
  }
}
