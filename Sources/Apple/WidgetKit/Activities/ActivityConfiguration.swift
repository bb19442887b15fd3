// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetHost

/// The configuration of a Live Activity, which compiles and is not drawn.
@available(iOS 16.1, *)
public struct ActivityConfiguration<Attributes>: WidgetConfiguration
where Attributes: ActivityAttributes {
  /// The widget for the host, which refuses to draw it.
  public let configuredWidget: ConfiguredWidget?

  /// Creates the configuration of a Live Activity; the closures are not called.
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

@available(iOS 18.0, *)
extension EnvironmentValues {
  private struct ActivityFamilyKey: EnvironmentKey {
    static var defaultValue: ActivityFamily { .medium }
  }

  /// The family of the Live Activity; always that of an iPhone here.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }
}
