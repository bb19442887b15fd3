// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Whether a program may know that the user is focused.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined
  /// The user cannot allow it.
  case restricted
  /// The user did not allow it.
  case denied
  /// The user allowed it.
  case authorized
}

/// Whether the user is focused.
public final class INFocusStatus: Sendable {
  /// Whether the user is focused; nil if that is not known.
  public let isFocused: Bool?
  /// Creates a status, which is not known for nil.
  public init(isFocused: Bool?) { self.isFocused = isFocused }
}

/// What says whether the user is focused, which is not known here.
public final class INFocusStatusCenter: Sendable {
  /// The one that there is.
  public static let `default` = INFocusStatusCenter()
  private init() {}

  /// What the user is: not known, as a program without permission is told.
  public var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
  /// Whether the program may know it: the user has not been asked.
  public var authorizationStatus: INFocusStatusAuthorizationStatus { .notDetermined }

  /// Asks the user, who does not allow it.
  @preconcurrency public func requestAuthorization(
    completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) { completionHandler?(.denied) }
}
