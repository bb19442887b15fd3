// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetHost

/// What kind of widget there is, and what makes its content.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// What the configuration is composed of.
  associatedtype Body: WidgetConfiguration

  /// The configurations that the configuration is composed of.
  var body: Body { get }

  /// What the host is told of the widget.
  ///
  /// A configuration of one's own does not implement it: the one that it has is that of the ``body``.
  var configuredWidget: ConfiguredWidget? { get }
}

extension WidgetConfiguration {
  /// That of the ``body``.
  public var configuredWidget: ConfiguredWidget? { body.configuredWidget }
}

/// A widget as its configuration describes it.
public struct ConfiguredWidget {
  package var hosted: HostedWidget
}

/// A configuration without a widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Makes the configuration.
  public nonisolated init() {}

  /// The configuration itself.
  public var body: EmptyWidgetConfiguration { self }

  /// None.
  public var configuredWidget: ConfiguredWidget? { nil }
}

/// A configuration whose description something was changed in.
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
