// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What the user set of the system's accessibility: nothing here.
public enum UIAccessibility {
  /// What VoiceOver is told.
  public struct Notification: Hashable, Sendable {
    private let name: String

    /// A text is said.
    public static let announcement = Notification(name: "announcement")
    /// Posted when part of the screen has another layout.
    public static let layoutChanged = Notification(name: "layoutChanged")
    /// Posted when a new view takes most of the screen.
    public static let screenChanged = Notification(name: "screenChanged")
  }

  /// Whether VoiceOver speaks; always false here.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether movements are reduced; always false here.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is reduced; always false here.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is bold; always false here.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colors are darker; always false here.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colors are inverted; always false here.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether there are no colors; always false here.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether color is not the only difference; always false here.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether a switch controls the device; always false here.
  public static var isSwitchControlRunning: Bool { false }

  /// Says nothing, as VoiceOver does not speak.
  public static func post(notification: Notification, argument: Any?) {}

  /// The notification that VoiceOver was turned on or off; never posted here.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The notification that movements are reduced or not; never posted here.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
