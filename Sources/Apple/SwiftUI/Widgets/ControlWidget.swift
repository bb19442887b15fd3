// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A control of Control Center.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@MainActor @preconcurrency public protocol ControlWidget {
  /// The type of the control's configuration.
  associatedtype Body: ControlWidgetConfiguration

  /// Creates the control to describe it.
  init()

  /// The configuration of the control.
  var body: Body { get }
}

/// The configuration of a control: its kind and its content.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
  /// The type of the configuration's body.
  associatedtype Body: ControlWidgetConfiguration

  /// The configurations that this one is composed of.
  var body: Body { get }

  /// The identifier of the control's kind.
  var controlKind: String { get }

  /// The control as the host knows it; nil for none.
  ///
  /// A custom configuration does not implement it; by default it is that of the ``body``.
  var configuredControl: ConfiguredWidget? { get }
}
