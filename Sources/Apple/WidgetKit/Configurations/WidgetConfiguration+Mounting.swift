// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// How a widget is mounted in a room, which Apple Vision Pro does.
public struct WidgetMountingStyle: Hashable, Sendable {
  private let name: String

  /// In front of a surface.
  public static let elevated = WidgetMountingStyle(name: "elevated")
  /// In a surface, as through a window.
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// What a widget in a room is made of, which Apple Vision Pro shows.
public struct WidgetTexture: Hashable, Sendable {
  private let name: String

  /// The widget looks like glass.
  public static let glass = WidgetTexture(name: "glass")
  /// The widget looks like paper.
  public static let paper = WidgetTexture(name: "paper")
}

/// How much a widget shows, by how far the user is from it.
public enum LevelOfDetail: Hashable, Sendable {
  /// As on an iPhone.
  case `default`
  /// Less, as it is seen from a distance.
  case simplified
}

extension WidgetConfiguration {
  /// Sets how the widget can be mounted in a room; it has no effect on an iPhone.
  public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration {
    self
  }

  /// Sets what the widget is made of in a room; it has no effect on an iPhone.
  public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { self }
}

extension EnvironmentValues {
  private struct LevelOfDetailKey: EnvironmentKey {
    static var defaultValue: LevelOfDetail { .default }
  }

  /// How much the widget shows; all of it on an iPhone.
  public var levelOfDetail: LevelOfDetail {
    get { self[LevelOfDetailKey.self] }
    set { self[LevelOfDetailKey.self] = newValue }
  }
}
