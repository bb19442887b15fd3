// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetHost

/// The configuration of a Live Activity.
@available(iOS 16.1, *)
public struct ActivityConfiguration<Attributes>: WidgetConfiguration
where Attributes: ActivityAttributes {
  /// The widget for the host, with the views of the activity.
  public let configuredWidget: ConfiguredWidget?

  /// Creates the configuration of a Live Activity.
  ///
  /// - Parameters:
  ///   - attributesType: The type of the activity's attributes.
  ///   - content: A function that returns the view of a state on the Lock Screen.
  ///   - dynamicIsland: A function that returns the views of a state in the Dynamic Island.
  public init<Content>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) where Content: View {
    let views = ActivityViews<Attributes>(
      content: { AnyView(content($0)) }, island: dynamicIsland)
    views.register()
    configuredWidget = ConfiguredWidget(hosted: views.hosted(kind: "\(attributesType)"))
  }

  /// An empty configuration, as this one has no others inside.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// The values with which a Live Activity's view is drawn.
@available(iOS 16.1, *)
public struct ActivityViewContext<Attributes> where Attributes: ActivityAttributes {
  /// The attributes of the activity, which do not change.
  public let attributes: Attributes

  /// The current state of the activity.
  public let state: Attributes.ContentState

  /// The identifier of the activity.
  public let activityID: String

  /// Whether the content is out of date.
  @available(iOS 16.2, *)
  public let isStale: Bool
}

/// The attributes of a Live Activity, which do not change while it runs.
@available(iOS 16.1, *)
public protocol ActivityAttributes: Decodable, Encodable {
  /// The type of the state that changes while the activity runs.
  associatedtype ContentState: Decodable, Encodable, Hashable
}
