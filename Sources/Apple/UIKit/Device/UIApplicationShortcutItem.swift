// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The picture of an action on the app's icon, which is not shown here.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  /// The pictures of the system.
  public enum IconType: Int, Hashable, Sendable {
    /// Pictures of iOS 9.0: what is written, played, looked for or shared, and places.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    /// Pictures of iOS 9.1: what is liked or sent, and moments.
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time
    /// Pictures of iOS 9.1: cameras, tasks, sounds and what is kept.
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  let name: String

  /// Creates a picture of the system.
  public convenience init(type: IconType) { self.init(name: "\(type)") }

  /// Creates a picture from the app's own images.
  public convenience init(templateImageName: String) { self.init(name: templateImageName) }

  /// Creates a picture from a symbol of the system.
  public convenience init(systemImageName: String) { self.init(name: systemImageName) }

  private init(name: String) { self.name = name }
}

/// An action on the app's icon, which is not shown here.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  /// The name of the action in the app.
  public let type: String
  /// What the user reads.
  public let localizedTitle: String
  /// A second line; nil for none.
  public let localizedSubtitle: String?
  /// The picture; nil for none.
  public let icon: UIApplicationShortcutIcon?
  /// What the app keeps with it; nil for nothing.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates an action with a title and a picture.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  /// Creates an action with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}
