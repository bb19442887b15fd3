// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A control that is on or off.
///
/// In a widget a tap runs an intent, and the next picture shows what became of it. Source: WWDC23 session 10028.
public struct Toggle<Label: View>: PrimitiveView {
  private let isOn: Bool
  private let label: Label
  private let action: TapAction?
  /// Whether it is part of a style, whose own toggle handles taps.
  private var isPartOfStyle = false

  /// Creates a toggle that runs an intent when it is tapped.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - tapAction: The action of a tap; nil for none.
  ///   - label: What it is about.
  public init(isOn: Bool, tapAction: TapAction?, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    action = tapAction
    self.label = label()
  }

  /// Creates a toggle that does nothing in a widget, because a value is not set: what becomes of a toggle with a binding.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - label: What it is about.
  public init(isOn: Bool, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, tapAction: nil, label: label)
  }

  /// Adds the toggle in the style of the environment.
  public func resolve(in resolver: inout ViewResolver) {
    let configuration = ToggleStyleConfiguration(
      label: StyleContent(label), isOn: isOn, isMixed: false)
    // A toggle in a custom style is a usual one; otherwise it would never end.
    if isPartOfStyle { return SwitchToggleStyle().resolve(configuration, in: &resolver) }
    if action == nil { resolver.report(.toggleValue) }
    let start = resolver.pending.count
    resolver.resolveControl { $0.environment.toggleStyle.resolve(configuration, in: &$0) }
    resolver.wrapAction(action, from: start)
  }
}

extension Toggle where Label == StyleContent {
  /// Shows the toggle of a style in the usual style: a switch after the label.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.isOn) { configuration.label }
    isPartOfStyle = true
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a text, looked up in the widget's tables of strings.
  public init(_ key: LocalizedStringKey, isOn: Bool, tapAction: TapAction?) {
    self.init(isOn: isOn, tapAction: tapAction) { Text(key) }
  }

  /// Creates a toggle with a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Bool, tapAction: TapAction?) {
    self.init(isOn: isOn, tapAction: tapAction) { Text(title) }
  }
}

/// The appearance of toggles: a type that makes a view of their parts.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of view that the style makes of a toggle.
  associatedtype Body: View

  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes the view of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle, for its style.
public struct ToggleStyleConfiguration {
  /// The label that describes what is switched.
  public let label: StyleContent

  /// Whether the toggle is on; setting it has no effect, as a widget runs an intent instead.
  public var isOn: Bool {
    get { state }
    nonmutating set {}
  }

  /// Whether some of what it stands for is on, and some is not; in a widget never.
  public let isMixed: Bool

  private let state: Bool

  init(label: StyleContent, isOn: Bool, isMixed: Bool) {
    self.label = label
    self.state = isOn
    self.isMixed = isMixed
  }
}

/// A switch behind the label.
///
/// Its size is that of iOS up to 18, 51 × 31 points.
nonisolated public struct SwitchToggleStyle: ToggleStyle, Hashable, Sendable {
  private let tint: Color?

  /// Creates the style with the tint of the view.
  public init() { tint = nil }

  /// Creates the style with a color of the switch while it is on.
  public init(tint: Color) { self.tint = tint }

  /// The label, and the switch at the end of the row.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      SwitchControl(isOn: configuration.isOn, color: tint)
    }
  }
}

nonisolated private struct SwitchControl: View {
  let isOn: Bool
  let color: Color?
  @Environment(\.hasTint) private var hasTint

  var body: some View {
    ground.frame(width: 51, height: 31)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle().fill(.white).padding(2)
      }
  }

  @ViewBuilder private var ground: some View {
    if !isOn {
      Capsule().fill(Color(system: .secondarySystemFill))
    } else if let color {
      Capsule().fill(color)
    } else if hasTint {
      Capsule().fill(.tint)
    } else {
      Capsule().fill(Color.green)
    }
  }
}

extension EnvironmentValues {
  fileprivate var hasTint: Bool { tint != nil }
}

/// A button whose background is the tint where the toggle is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle, Hashable, Sendable {
  /// Creates the style, which has no settings.
  public init() {}

  /// The label on its background.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label, isProminent: configuration.isOn)
  }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  /// The style that is used where none is set: a switch after the label.
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
  /// A switch after the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is tinted while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension EnvironmentValues {
  private struct StyleKey: EnvironmentKey {
    static var defaultValue: any ToggleStyle { .automatic }
  }

  var toggleStyle: any ToggleStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the toggles within this view.
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    transformEnvironment { $0.toggleStyle = style }
  }
}

nonisolated extension ToggleStyle {
  /// Adds a toggle in the style.
  func resolve(_ configuration: Configuration, in resolver: inout ViewResolver) {
    let body = resolver.evaluating((self, configuration)) { $0.makeBody(configuration: $1) }
    resolver.resolve(body)
  }
}
