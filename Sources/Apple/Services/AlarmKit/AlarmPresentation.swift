// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
import Foundation
public import SwiftUI

/// What an alarm shows while it sounds, counts down and waits.
public struct AlarmPresentation: Codable, Hashable, Sendable {
  /// What it shows while it sounds.
  public var alert: Alert
  /// What it shows while it counts down; nil if it does not.
  public var countdown: Countdown?
  /// What it shows while it waits; nil if it cannot.
  public var paused: Paused?

  /// Creates a presentation of what is shown in each state.
  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    self.alert = alert
    self.countdown = countdown
    self.paused = paused
  }

  /// What an alarm shows while it sounds.
  public struct Alert: Codable, Hashable, Sendable {
    /// What the second button does.
    public enum SecondaryButtonBehavior: Codable, Hashable, Sendable {
      /// It counts down once more.
      case countdown
      /// It performs the app's intent.
      case custom
    }

    private var text: AlarmText
    /// The button that ends it.
    public var stopButton: AlarmButton
    /// The second button; nil for none.
    public var secondaryButton: AlarmButton?
    /// What the second button does; nil for nothing.
    public var secondaryButtonBehavior: SecondaryButtonBehavior?

    /// The title of the alarm.
    public var title: LocalizedStringResource {
      get { text.resource }
      set { text = AlarmText(newValue) }
    }

    /// Creates an alert with the system's button that ends it.
    public init(
      title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.init(
        title: title,
        stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "xmark"),
        secondaryButton: secondaryButton, secondaryButtonBehavior: secondaryButtonBehavior)
    }

    /// Creates an alert of its title and buttons.
    public init(
      title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      text = AlarmText(title)
      self.stopButton = stopButton
      self.secondaryButton = secondaryButton
      self.secondaryButtonBehavior = secondaryButtonBehavior
    }
  }

  /// What an alarm shows while it counts down.
  public struct Countdown: Codable, Hashable, Sendable {
    private var text: AlarmText
    /// The button that stops the countdown for a while; nil for none.
    public var pauseButton: AlarmButton?

    /// The title of the alarm.
    public var title: LocalizedStringResource {
      get { text.resource }
      set { text = AlarmText(newValue) }
    }

    /// Creates what is shown of a title and a button.
    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      text = AlarmText(title)
      self.pauseButton = pauseButton
    }
  }

  /// What an alarm shows while its countdown waits.
  public struct Paused: Codable, Hashable, Sendable {
    private var text: AlarmText
    /// The button that goes on counting.
    public var resumeButton: AlarmButton

    /// The title of the alarm.
    public var title: LocalizedStringResource {
      get { text.resource }
      set { text = AlarmText(newValue) }
    }

    /// Creates what is shown of a title and a button.
    public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
      text = AlarmText(title)
      self.resumeButton = resumeButton
    }
  }
}

/// A button of an alarm.
public struct AlarmButton: Codable, Hashable, Sendable {
  private enum CodingKeys: CodingKey {
    case label, systemImageName
  }

  private var label: AlarmText
  /// The color of the text, which is not archived here.
  public var textColor = Color.white
  /// The name of the symbol.
  public var systemImageName: String

  /// The text of the button.
  public var text: LocalizedStringResource {
    get { label.resource }
    set { label = AlarmText(newValue) }
  }

  /// Creates a button of its text, the color of that, and a symbol.
  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    label = AlarmText(text)
    self.textColor = textColor
    self.systemImageName = systemImageName
  }
}

/// A text that is archived in the language in which it is shown.
struct AlarmText: Codable, Hashable, Sendable {
  let resource: LocalizedStringResource

  init(_ resource: LocalizedStringResource) { self.resource = resource }

  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    resource = LocalizedStringResource(stringLiteral: text)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(String(localized: resource))
  }
}
