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
    /// Posted when what is seen was scrolled by a page.
    public static let pageScrolled = Notification(name: "pageScrolled")
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

  /// Whether captions are shown; always false here.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether the device stays in one app; always false here.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the screen can be spoken; always false here.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether what is chosen can be spoken; always false here.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether shaking the device undoes something; always false here.
  public static var isShakeToUndoEnabled: Bool { false }
  /// Whether a button on the screen helps to touch; always false here.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether sound has one channel; always false here.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether videos start by themselves; always false here.
  public static var isVideoAutoplayEnabled: Bool { false }
  /// Whether switches have labels; always false here.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether screens fade where they would move; always false here.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether buttons have shapes; always false here.
  public static var buttonShapesEnabled: Bool { false }

  /// Returns a rectangle of a view in the coordinates of the screen; as it is, as no view has one here.
  @MainActor public static func convertToScreenCoordinates(
    _ rect: CGRect, in view: UIView
  ) -> CGRect { rect }
  /// Returns a path of a view in the coordinates of the screen; as it is, as no view has one here.
  @MainActor public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath { path }
  /// Returns the element that a helper of the user is at: none here.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }

  /// A helper of the user.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the helper.
    public let rawValue: String
    /// Creates a helper from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The helper that speaks what is on the screen.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// The helper that lets the user choose with a switch.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Says nothing, as VoiceOver does not speak.
  public static func post(notification: Notification, argument: Any?) {}

  /// The notification that VoiceOver was turned on or off; never posted here.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The notification that movements are reduced or not; never posted here.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// The notification that transparency is reduced or not; never posted here.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// The notification that text is bold or not; never posted here.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// The notification that colors are darker or not; never posted here.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// The notification that colors are inverted or not; never posted here.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// The notification that there are colors or not; never posted here.
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// The notification that a switch controls the device or not; never posted here.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// The notification that buttons have shapes or not; never posted here.
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// The notification that color is the only difference or not; never posted here.
  public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// The notification that a text was said; never posted here.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The key of the text that was said.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether all of the text was said.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
}
