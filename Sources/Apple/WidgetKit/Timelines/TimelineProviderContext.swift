// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetHost

/// The context in which a provider is asked, such as the widget's family and size.
public struct TimelineProviderContext {
  /// The environment values with which the system may draw the widget.
  public var environmentVariants: EnvironmentVariants

  /// The family of the widget.
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

  /// The environment values with which the system may draw the widget.
  ///
  /// A program is asked for one look at a time and does not know of others, so every value is nil,
  /// as where the system does not provide it.
  @dynamicMemberLookup public struct EnvironmentVariants {
    /// The values of a key path: always nil here.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      nil
    }

    /// The values of a key path: always nil here.
    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
  }
}
