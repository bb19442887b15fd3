// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetHost

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
  package var hosted: HostedWidget
}

/// A configuration without a widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Creates an empty configuration.
  public nonisolated init() {}

  /// The configuration itself.
  public var body: EmptyWidgetConfiguration { self }

  /// The widget of the configuration: always nil.
  public var configuredWidget: ConfiguredWidget? { nil }
}

/// A configuration with a changed description of its widget.
struct ModifiedWidgetConfiguration: WidgetConfiguration {
  let configuredWidget: ConfiguredWidget?

  var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

extension WidgetConfiguration {
  func changing(_ change: (inout HostedWidget) -> Void) -> ModifiedWidgetConfiguration {
    var widget = configuredWidget
    if var hosted = widget?.hosted {
      change(&hosted)
      widget?.hosted = hosted
    }
    return ModifiedWidgetConfiguration(configuredWidget: widget)
  }
}
