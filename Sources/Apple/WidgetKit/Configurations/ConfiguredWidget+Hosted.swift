// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetHost

extension ConfiguredWidget {
  /// The widget in the type of the host.
  package var hosted: HostedWidget? { described as? HostedWidget }

  /// Creates a widget of what the host knows of it.
  package init(hosted: HostedWidget) {
    self.init(described: hosted)
  }
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
      widget = ConfiguredWidget(hosted: hosted)
    }
    return ModifiedWidgetConfiguration(configuredWidget: widget)
  }
}
