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

/// The name of ``WidgetRelevance`` in beta versions.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public typealias WidgetRelevances = WidgetRelevance

/// A context in which a widget with a configuration is relevant.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct WidgetRelevanceAttribute<Configuration> {
  /// The configuration of the widget.
  public let configuration: Configuration

  /// Creates an attribute for a configuration; the context is not kept.
  public init(configuration: Configuration, context: RelevantContext) {
    self.configuration = configuration
  }

  /// Creates an attribute for a configuration in a group of widgets, which is not kept.
  public init(configuration: Configuration, group: WidgetRelevanceGroup) {
    self.configuration = configuration
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension WidgetRelevanceAttribute where Configuration == Void {
  /// Creates an attribute for a widget without parameters; the context is not kept.
  public init(context: RelevantContext) {
    self.init(configuration: (), context: context)
  }

  /// Creates an attribute for a widget without parameters in a group of widgets, which is not kept.
  public init(group: WidgetRelevanceGroup) { self.init(configuration: (), group: group) }
}

/// The widgets among which a Smart Stack shows one; it has no effect here.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
public struct WidgetRelevanceGroup: Hashable, Sendable {
  private let name: String

  /// The group that the system chooses, such as all widgets of the app.
  public static let automatic = WidgetRelevanceGroup(name: "automatic")

  /// No group: the widget is shown for itself.
  public static let ungrouped = WidgetRelevanceGroup(name: "ungrouped")

  /// Returns the group of a name.
  public static func named(_ name: String) -> WidgetRelevanceGroup {
    WidgetRelevanceGroup(name: "named \(name)")
  }
}
