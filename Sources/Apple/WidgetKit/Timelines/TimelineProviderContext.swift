// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetHost

/// What a provider knows of the widget.
public struct TimelineProviderContext {
  /// The values of the environment in which the system wants to draw the widget.
  public var environmentVariants: EnvironmentVariants

  /// The shape of the widget.
  public let family: WidgetFamily

  /// Whether the widget is shown in the gallery.
  public let isPreview: Bool

  /// The size of the widget, in points.
  public let displaySize: CGSize

  init(_ context: HostedContext) {
    environmentVariants = EnvironmentVariants()
    family = context.family
    isPreview = context.isPreview
    displaySize = CGSize(width: context.size.width, height: context.size.height)
  }

  /// The values of the environment in which the system wants to draw the widget.
  ///
  /// A program is asked for one look at a time, and is not told of others: every value is nil, as where the system does not say.
  @dynamicMemberLookup public struct EnvironmentVariants {
    /// The values of a key.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      nil
    }

    /// The values of a key.
    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
  }
}
