// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The configuration of a widget: its kind, its provider and its view.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// The type of the configuration's body.
  associatedtype Body: WidgetConfiguration

  /// The configurations that this one is composed of.
  var body: Body { get }

  /// The widget as the host knows it; nil for none.
  ///
  /// A custom configuration does not implement it; by default it is that of the ``body``.
  var configuredWidget: ConfiguredWidget? { get }
}

extension WidgetConfiguration {
  /// The widget of the ``body``.
  public var configuredWidget: ConfiguredWidget? { body.configuredWidget }
}

/// A widget as its configuration describes it to the host.
public struct ConfiguredWidget {
  /// The description, whose type only the module of the configurations knows.
  package var described: Any

  /// Creates a widget of its description.
  package init(described: Any) {
    self.described = described
  }
}

/// A configuration without a widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Creates an empty configuration.
  public nonisolated init() {}

  /// The configuration itself; it is never asked for.
  public var body: EmptyWidgetConfiguration { self }

  /// The widget of the configuration: always nil.
  public var configuredWidget: ConfiguredWidget? { nil }
}
