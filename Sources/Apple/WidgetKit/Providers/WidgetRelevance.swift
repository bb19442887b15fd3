// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The relevance of a widget, by which the system orders a Smart Stack; it has no effect here.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct WidgetRelevance<Configuration> {
  /// The attributes that make the widget relevant.
  public let attributes: [WidgetRelevanceAttribute<Configuration>]

  /// Creates a relevance from attributes.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

/// A context in which a widget with a configuration is relevant.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct WidgetRelevanceAttribute<Configuration> {
  /// The configuration of the widget.
  public let configuration: Configuration

  /// Creates an attribute for a configuration; the context is not kept.
  public init<Context>(configuration: Configuration, context: Context) {
    self.configuration = configuration
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension WidgetRelevanceAttribute where Configuration == Void {
  /// Creates an attribute for a widget without parameters; the context is not kept.
  public init<Context>(context: Context) {
    self.init(configuration: (), context: context)
  }
}
