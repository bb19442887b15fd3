// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A control that is on or off.
///
/// In a widget a tap runs an intent, and the next picture shows what became of it. Source: WWDC23 session 10028.
public struct Toggle<Label: View>: PrimitiveView {
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let label: Label
  private let action: TapAction?

  private init(isOn: Binding<Bool>, isMixed: Bool, action: TapAction?, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.action = action
    self.label = label
  }

  /// Creates a toggle that runs an intent when it is tapped.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - tapAction: The action of a tap; nil for none.
  ///   - label: What it is about.
  public init(isOn: Bool, tapAction: TapAction?, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), isMixed: false, action: tapAction, label: label())
  }

  /// Creates a toggle that does nothing in a widget, because a value is not set.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - label: What it is about.
  public init(isOn: Bool, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, tapAction: nil, label: label)
  }

  /// Creates a toggle of a value, which a tap does not change in a widget: only one with an intent does something there.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - label: What it is about.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: false, label: label)
  }

  /// Creates a toggle of several values, some of which may be on while others are off.
  package init(isOn: Binding<Bool>, isMixed: Bool, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: isMixed, action: nil, label: label())
  }

  /// Adds the toggle in the style of the environment.
  public func resolve(in resolver: inout ViewResolver) {
    let configuration = ToggleStyleConfiguration(
      label: StyleContent(label), isOn: isOn, isMixed: isMixed)
    let start = resolver.pending.count
    if resolver.environment.isInToggleStyle {
      // The toggle around it is the control, which is reported and fades where it is disabled.
      resolver.resolveToggle(configuration)
    } else {
      if action == nil { resolver.report(.toggleValue) }
      resolver.resolveControl { $0.resolveToggle(configuration) }
    }
    resolver.wrapAction(action, from: start)
  }
}

extension Toggle where Label == StyleContent {
  /// Shows the toggle of a style in the style around that one, which is a switch after the label if there is none.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed) { configuration.label }
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

  /// Whether the toggle is on; setting it writes the value of the toggle, and has no effect if that has an intent instead.
  @Binding public var isOn: Bool

  /// Whether some of the values that it stands for are on, and some are not.
  public var isMixed: Bool

  init(label: StyleContent, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    self._isOn = isOn
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
  private struct StylesKey: EnvironmentKey {
    static var defaultValue: [any ToggleStyle] { [] }
  }

  private struct PartKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The styles of toggles, the outermost first; what the last one makes of a toggle has those before it.
  fileprivate var toggleStyles: [any ToggleStyle] {
    get { self[StylesKey.self] }
    set { self[StylesKey.self] = newValue }
  }

  /// Whether the view is a part of what a style makes of a toggle.
  fileprivate var isInToggleStyle: Bool {
    get { self[PartKey.self] }
    set { self[PartKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the toggles within this view.
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    transformEnvironment { $0.toggleStyles.append(style) }
  }
}

extension ViewResolver {
  /// Adds a toggle in the innermost style.
  fileprivate mutating func resolveToggle(_ configuration: ToggleStyleConfiguration) {
    let style = environment.toggleStyles.last ?? SwitchToggleStyle()
    style.resolve(configuration, in: &self)
  }
}

nonisolated extension ToggleStyle {
  /// Adds a toggle in the style; toggles in it have the style around it, as otherwise they would never end.
  fileprivate func resolve(_ configuration: Configuration, in resolver: inout ViewResolver) {
    let body = resolver.evaluating((self, configuration)) { $0.makeBody(configuration: $1) }
    resolver.resolve(body) { environment in
      environment.toggleStyles = environment.toggleStyles.dropLast()
      environment.isInToggleStyle = true
    }
  }
}
