// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetHost

/// A Live Activity, which compiles and is not drawn.
@available(iOS 16.1, *)
public struct ActivityConfiguration<Attributes>: WidgetConfiguration
where Attributes: ActivityAttributes {
  /// What the host is told.
  public let configuredWidget: ConfiguredWidget?

  /// Describes a Live Activity.
  public init<Content>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) where Content: View {
    configuredWidget = ConfiguredWidget(
      hosted: HostedWidget(
        kind: "\(attributesType)",
        refusal: "Live Activities are not drawn; there is no picture of '\(attributesType)'"))
  }

  /// Nothing: the configuration is not composed of others.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// What a Live Activity shows.
@available(iOS 16.1, *)
public struct ActivityViewContext<Attributes> where Attributes: ActivityAttributes {
  /// What does not change while it lasts.
  public let attributes: Attributes

  /// What changes.
  public let state: Attributes.ContentState

  /// What tells it from others.
  public let activityID: String

  /// Whether it is out of date.
  @available(iOS 16.2, *)
  public let isStale: Bool
}

/// What a Live Activity is about.
@available(iOS 16.1, *)
public protocol ActivityAttributes: Decodable, Encodable {
  /// What changes while it lasts.
  associatedtype ContentState: Decodable, Encodable, Hashable
}
