// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The action of a tap on a part of a widget: the name of an intent that the system runs.
public struct TapAction: Hashable, Sendable {
  /// The name of the intent.
  public var name: String

  /// Creates an action from the intent's name.
  public init(_ name: String) {
    self.name = name
  }
}

/// The purpose of a button, beyond what its label says.
public struct ButtonRole: Hashable, Sendable {
  /// The button deletes something; it is drawn in red.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button cancels something.
  public static let cancel = ButtonRole(name: "cancel")
  /// The button closes something.
  public static let close = ButtonRole(name: "close")
  /// The button confirms something.
  public static let confirm = ButtonRole(name: "confirm")

  private let name: String
}

/// A view that does something when it is tapped.
///
/// In a widget that is an intent, which the system runs: ``TapRegion/action``. A function, which apps have, is never called by a widget, and its
/// button is drawn only. Source: WWDC23 session 10028.
public struct Button<Label: View>: PrimitiveView {
  private let label: Label
  private let role: ButtonRole?
  private let action: TapAction?

  /// Creates a button that runs an intent when it is tapped.
  ///
  /// - Parameters:
  ///   - action: The action that the system runs.
  ///   - role: The purpose of the button; nil for none.
  ///   - label: What is shown.
  public init(tapAction action: TapAction, role: ButtonRole? = nil, @ViewBuilder label: () -> Label)
  {
    self.action = action
    self.role = role
    self.label = label()
  }

  /// Creates a button that does nothing in a widget: a function is not called.
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.action = nil
    self.role = role
    self.label = label()
  }

  /// Adds the button in the style of the environment.
  public func resolve(in resolver: inout ViewResolver) {
    if action == nil { resolver.report(.buttonAction) }
    let start = resolver.pending.count
    let configuration = ButtonStyleConfiguration(
      role: role, label: StyleContent(label), isPressed: false)
    resolver.resolveControl { resolver in
      if let style = resolver.environment.chosenButtonStyle {
        style.resolve(configuration, in: &resolver)
      } else {
        BorderedButtonStyle.automatic.resolve(configuration, in: &resolver)
      }
    }
    resolver.wrapAction(action, from: start)
  }
}

extension Button where Label == Text {
  /// Creates a button that is a text, looked up in the widget's tables of strings.
  public init(_ key: LocalizedStringKey, tapAction: TapAction, role: ButtonRole? = nil) {
    self.init(tapAction: tapAction, role: role) { Text(key) }
  }

  /// Creates a button that is a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, tapAction: TapAction, role: ButtonRole? = nil) {
    self.init(tapAction: tapAction, role: role) { Text(title) }
  }
}

extension ViewResolver {
  /// Adds a control as one node: a disabled one is fainter.
  mutating func resolveControl(_ content: @escaping (inout ViewResolver) -> Void) {
    resolveJoined { resolver in
      if resolver.environment.isEnabled {
        content(&resolver)
      } else {
        resolver.resolve(
          Control(content: content).opacity(resolver.settings.disabledControlOpacity))
      }
    }
  }

  private struct Control: PrimitiveView {
    let content: (inout ViewResolver) -> Void

    func resolve(in resolver: inout ViewResolver) { content(&resolver) }
  }

  /// Makes the node that was added since there were `start` of them one that is tapped.
  mutating func wrapAction(_ action: TapAction?, from start: Int) {
    guard let action, environment.isEnabled, pending.count > start else { return }
    tree.rare.strings.append(action.name)
    wrap(from: start, as: .action(Int32(tree.rare.strings.count - 1)))
  }
}
