// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI
import WidgetViews

/// The family of a Live Activity.
@available(iOS 18.0, *)
public enum ActivityFamily: Int, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable
{
  /// The small family, as on Apple Watch.
  case small
  /// The medium family, as on iPhone.
  case medium

  /// The name of the family, such as `small`.
  public var description: String {
    switch self {
    case .small: "small"
    case .medium: "medium"
    }
  }
}

/// The key of the families in which a Live Activity can be shown.
@available(iOS 18.0, *)
public struct SupportedActivityFamiliesEnvironmentKey: EnvironmentKey {
  /// The families outside of a Live Activity: none.
  public static var defaultValue: Set<ActivityFamily> { [] }
}

@available(iOS 18.0, *)
extension EnvironmentValues {
  private struct ActivityFamilyKey: EnvironmentKey {
    static var defaultValue: ActivityFamily? { nil }
  }

  /// The family of the Live Activity: small on Apple Watch and in CarPlay, otherwise medium.
  public var activityFamily: ActivityFamily {
    get {
      self[ActivityFamilyKey.self]
        ?? (shownPresentation?.presentation == .activitySmall ? .small : .medium)
    }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  /// The families in which the Live Activity can be shown: the medium one, and those that its configuration adds.
  public var supportedActivityFamilies: Set<ActivityFamily> {
    get { self[SupportedActivityFamiliesEnvironmentKey.self] }
    set { self[SupportedActivityFamiliesEnvironmentKey.self] = newValue }
  }
}

@available(iOS 17.0, *)
extension EnvironmentValues {
  private struct FullscreenKey: EnvironmentKey {
    static var defaultValue: Bool? { nil }
  }

  private struct ReducedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the Live Activity fills the screen, as in StandBy.
  public var isActivityFullscreen: Bool {
    get { self[FullscreenKey.self] ?? (shownPresentation?.presentation == .activityStandBy) }
    set { self[FullscreenKey.self] = newValue }
  }

  /// Whether the system updates the Live Activity less often than the app asks; false here unless the app sets it.
  @available(iOS 18.0, *)
  public var isActivityUpdateReduced: Bool {
    get { self[ReducedKey.self] }
    set { self[ReducedKey.self] = newValue }
  }
}
