// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI

/// The template of a control: a button or a toggle.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
  /// The type of the template's body.
  associatedtype Body: ControlWidgetTemplate

  /// The template that this one is composed of.
  @ControlWidgetTemplateBuilder var body: Body { get }

  /// What the control shows.
  ///
  /// A custom template does not implement it; by default it is that of the ``body``.
  var shownControl: ShownControl { get }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetTemplate {
  /// What the ``body`` shows.
  public var shownControl: ShownControl { body.shownControl }

  /// Sets the tint of the control's symbol while it is on.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    changing { $0.tint = $0.tint ?? tint }
  }

  /// Disables the control, which is fainter then.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    changing { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Hides the value of the control where the device is locked.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    changing { $0.isPrivacySensitive = $0.isPrivacySensitive || sensitive }
  }

  private func changing(_ change: (inout ShownControl) -> Void) -> ModifiedControlTemplate {
    var control = shownControl
    change(&control)
    return ModifiedControlTemplate(shownControl: control)
  }
}

/// What a control shows: its labels and its state.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct ShownControl {
  /// The symbol, and the title.
  var label: AnyView

  /// The text of the value, which may have a symbol of its own; nil for none.
  var value: AnyView?

  /// The view whose symbol is shown, the value or else the label; nil if both are texts.
  var symbol: AnyView?

  /// Whether it is a toggle that is on.
  var isOn = false

  /// The tint of the symbol while it is on; nil for that of the system.
  var tint: Color?

  /// Whether the control cannot be used.
  var isDisabled = false

  /// Whether the value is hidden where the device is locked.
  var isPrivacySensitive = false
}

/// A template whose control is made already.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
struct ModifiedControlTemplate: ControlWidgetTemplate {
  let shownControl: ShownControl

  var body: some ControlWidgetTemplate { self }
}

/// A result builder that returns the template of a control.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@MainActor @preconcurrency @resultBuilder public struct ControlWidgetTemplateBuilder {
  /// Returns a template unchanged.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ControlWidgetTemplate {
    content
  }

  /// Returns the only template unchanged.
  public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: ControlWidgetTemplate {
    content
  }
}
