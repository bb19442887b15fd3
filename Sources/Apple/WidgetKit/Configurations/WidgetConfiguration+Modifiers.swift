// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import WidgetHost

extension WidgetConfiguration {
  /// Sets the name of the widget that the gallery shows.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    changing { $0.displayName = displayName }
  }

  /// Sets the name of the widget that the gallery shows, from a localized key.
  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameKey))
  }

  /// Sets the name of the widget that the gallery shows, from a localized resource.
  @_disfavoredOverload
  public func configurationDisplayName(
    _ displayName: LocalizedStringResource
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }

  /// Sets the name of the widget that the gallery shows, which is not localized.
  @_disfavoredOverload
  public func configurationDisplayName<S>(
    _ displayName: S
  ) -> some WidgetConfiguration where S: StringProtocol {
    configurationDisplayName(Text(displayName))
  }

  /// Sets the description of the widget that the gallery shows.
  public func description(_ description: Text) -> some WidgetConfiguration {
    changing { $0.description = description }
  }

  /// Sets the description of the widget that the gallery shows, from a localized key.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }

  /// Sets the description of the widget that the gallery shows, from a localized resource.
  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  /// Sets the description of the widget that the gallery shows, which is not localized.
  @_disfavoredOverload
  public func description<S>(
    _ description: S
  ) -> some WidgetConfiguration where S: StringProtocol {
    self.description(Text(description))
  }

  /// Sets the families that the widget supports.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changing { widget in
      widget.families = families.reduce(into: []) { unique, family in
        if !unique.contains(family) { unique.append(family) }
      }
    }
  }

  /// Removes the content margins, so that the content can reach the edges.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changing { $0.areContentMarginsDisabled = true }
  }

  /// Sets whether the system may remove the background, as on the Lock Screen.
  @available(iOS 15.0, macOS 11.0, watchOS 9.0, *)
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration {
    changing { $0.isContainerBackgroundRemovable = isRemovable }
  }
}

extension WidgetConfiguration {
  /// Sets the families for which a Live Activity has views of its own, as on Apple Watch.
  @available(iOS 18.0, *)
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration {
    changing { $0.activity?.hasSmallView = families.contains(.small) }
  }
}

// Modifiers without an effect on pictures and timelines: those of the gallery, of other devices and
// of background downloads, which the system makes without the widget.
extension WidgetConfiguration {
  /// Handles events of background downloads; never called, as a program has none here.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent:
      @escaping (
        _ identifier: String, _ completion: @escaping () -> Void
      ) -> Void
  ) -> some WidgetConfiguration {
    self
  }

  /// Handles events of background downloads; never called, as a program has none here.
  public func onBackgroundURLSessionEvents(
    matching: ((_ identifier: String) -> Bool)? = nil,
    _ urlSessionEvent:
      @escaping (
        _ identifier: String, _ completion: @escaping () -> Void
      ) -> Void
  ) -> some WidgetConfiguration {
    self
  }

  /// Asks the user to configure the widget when it is added; it has no effect here.
  @available(iOS 18.0, macOS 15.0, *)
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  /// Sets the locations where the widget is offered last; it has no effect here.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    self
  }

  /// Sets the handler of push updates, which are never sent here.
  @available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
  public func pushHandler<Handler>(
    _ handler: Handler.Type
  ) -> some WidgetConfiguration where Handler: WidgetPushHandler {
    self
  }
}

/// A location where the system shows widgets.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  /// The Home Screen of iPhone and iPad.
  public static let homeScreen = WidgetLocation(name: "homeScreen")

  /// The Lock Screen of iPhone and iPad.
  public static let lockScreen = WidgetLocation(name: "lockScreen")

  /// StandBy, on a charging iPhone in landscape orientation.
  public static let standBy = WidgetLocation(name: "standBy")

  /// The CarPlay screen of a car.
  public static let carPlay = WidgetLocation(name: "carPlay")

  /// A Mac that shows an iPhone's widgets.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

/// A handler of the push token with which a server requests reloads.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
public protocol WidgetPushHandler: Sendable {
  /// Creates the push handler.
  init()

  /// Receives a new token and the placed widgets; never called here.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The push token with which a server requests reloads.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
public struct WidgetPushInfo: Hashable, Sendable {
  /// The bytes of the token.
  public let token: Data
}
