// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetHost

extension WidgetConfiguration {
  /// Names the widget for people.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    changing { $0.displayName = displayName }
  }

  /// Names the widget for people, by a key that is looked up.
  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameKey))
  }

  /// Names the widget for people.
  @_disfavoredOverload
  public func configurationDisplayName<S>(
    _ displayName: S
  ) -> some WidgetConfiguration where S: StringProtocol {
    configurationDisplayName(Text(displayName))
  }

  /// Tells people what the widget is for.
  public func description(_ description: Text) -> some WidgetConfiguration {
    changing { $0.description = description }
  }

  /// Tells people what the widget is for, by a key that is looked up.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }

  /// Tells people what the widget is for.
  @_disfavoredOverload
  public func description<S>(
    _ description: S
  ) -> some WidgetConfiguration where S: StringProtocol {
    self.description(Text(description))
  }

  /// Gives the shapes that the widget has.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changing { $0.families = families }
  }

  /// Lets the content reach the widget's edges.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changing { $0.areContentMarginsDisabled = true }
  }

  /// Says whether the system may take the background away, as on a Lock Screen.
  @available(iOS 15.0, macOS 11.0, watchOS 9.0, *)
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration {
    changing { $0.isContainerBackgroundRemovable = isRemovable }
  }
}

// What says nothing about the pictures or the timelines: the system's gallery, other devices, and downloads in the background, which the system
// makes without the widget.
extension WidgetConfiguration {
  /// Takes events of downloads in the background, of which a program here has none.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent:
      @escaping (
        _ identifier: String, _ completion: @escaping () -> Void
      ) -> Void
  ) -> some WidgetConfiguration {
    self
  }

  /// Takes events of downloads in the background, of which a program here has none.
  public func onBackgroundURLSessionEvents(
    matching: ((_ identifier: String) -> Bool)? = nil,
    _ urlSessionEvent:
      @escaping (
        _ identifier: String, _ completion: @escaping () -> Void
      ) -> Void
  ) -> some WidgetConfiguration {
    self
  }

  /// Asks the person to choose when the widget is placed.
  @available(iOS 18.0, macOS 15.0, *)
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  /// Names places where the widget is offered last.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    self
  }

  /// Takes pushes, which no server sends here.
  @available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
  public func pushHandler<Handler>(
    _ handler: Handler.Type
  ) -> some WidgetConfiguration where Handler: WidgetPushHandler {
    self
  }

  /// Names the families of a Live Activity on other devices.
  @available(iOS 18.0, *)
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration {
    self
  }
}

/// A place where the system shows widgets.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  /// The Home Screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")

  /// The Lock Screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")

  /// A phone that lies on its side and charges.
  public static let standBy = WidgetLocation(name: "standBy")

  /// The screen of a car.
  public static let carPlay = WidgetLocation(name: "carPlay")

  /// A Mac that shows the widgets of a phone.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

/// The size of a Live Activity.
@available(iOS 18.0, *)
public enum ActivityFamily: Hashable, Sendable, CaseIterable {
  /// That of a watch.
  case small
  /// That of a phone.
  case medium
}

/// Takes the token with which a server asks for reloads.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
public protocol WidgetPushHandler: Sendable {
  /// Makes the handler.
  init()

  /// Takes a token and the widgets that are placed.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The token with which a server asks for reloads.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
public struct WidgetPushInfo: Hashable, Sendable {
  /// The token.
  public let token: Data
}
