// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What an app tells VoiceOver and other aids; nobody listens here.
public enum AccessibilityNotification {
  /// A text that VoiceOver speaks.
  public struct Announcement: Sendable {
    let text: AttributedString

    /// Creates an announcement of a text.
    public init(_ announcement: String) { text = AttributedString(announcement) }
    /// Creates an announcement of a text with attributes, such as the priority of speech.
    public init(_ announcement: AttributedString) { text = announcement }
    /// Creates an announcement of a text that is looked up in the app's tables.
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringResource) {
      text = AttributedString(String(localized: announcement))
    }

    /// Does nothing, as VoiceOver is off here.
    public func post() {}
  }

  /// A change of a part of the screen, after which VoiceOver may move to an element.
  public struct LayoutChanged {
    let element: Any?

    /// Creates a notification with the element that VoiceOver moves to; nil for none.
    public init(_ element: Any? = nil) { self.element = element }

    /// Does nothing, as VoiceOver is off here.
    public func post() {}
  }

  /// A new screen, on which VoiceOver moves to an element.
  public struct ScreenChanged {
    let element: Any?

    /// Creates a notification with the element that VoiceOver moves to; nil for the first.
    public init(_ element: Any? = nil) { self.element = element }

    /// Does nothing, as VoiceOver is off here.
    public func post() {}
  }

  /// The end of a scroll, of which VoiceOver says where it ended.
  public struct PageScrolled: Sendable {
    let status: AttributedString

    /// Creates a notification with the new place, such as the number of the page.
    public init(_ status: String) { self.status = AttributedString(status) }
    /// Creates a notification with the new place as a text with attributes.
    public init(_ status: AttributedString) { self.status = status }
    /// Creates a notification with the new place as a text that is looked up in the app's tables.
    @_disfavoredOverload
    public init(_ status: LocalizedStringResource) {
      self.status = AttributedString(String(localized: status))
    }

    /// Does nothing, as VoiceOver is off here.
    public func post() {}
  }
}
