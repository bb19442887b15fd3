// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import Synchronization

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name of the file, with its extension.
  public let rawValue: String
  /// Creates a name, whose file is not looked for here.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name, whose file is not looked for here.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification, which is never heard here.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The default sound of notifications.
  public static let `default` = UNNotificationSound()
  /// The default sound of calls.
  public static let defaultRingtone = UNNotificationSound()
  /// The default sound of what is heard while the device is silent.
  public static let defaultCritical = UNNotificationSound()

  private override init() {}

  /// Creates the sound of a file.
  public init(named name: UNNotificationSoundName) {}

  /// Returns the default sound of what is heard while the device is silent, with a volume from 0 to 1.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    defaultCritical
  }

  /// Returns the sound of a file that is heard while the device is silent.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }

  /// Returns the sound of a file that is heard while the device is silent, with a volume from 0 to 1.
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound(named: name) }

  /// Returns the sound of a file that is heard as that of a call.
  open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
}

/// A file that is shown with a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// What tells the attachment from others; one that was created with an empty text has a counted one, such as `attachment-1`.
  public let identifier: String
  /// Where the file is.
  public let url: URL
  /// The type of the file; empty here.
  public var type: String { "" }

  /// Creates an attachment of a file, whose options are ignored.
  ///
  /// - Throws: ``UNError/Code/attachmentInvalidURL`` if the address is not that of a file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL else { throw UNError(.attachmentInvalidURL) }
    (self.identifier, self.url) = (identifier.isEmpty ? Self.nextIdentifier : identifier, url)
  }

  private static let count = Atomic(0)
  private static var nextIdentifier: String {
    "attachment-\(count.add(1, ordering: .relaxed).newValue)"
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option with the type of a file.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that hides the picture of a file.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option with the part that is shown of a picture.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option with the moment of a film that is shown.
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
  "UNNotificationAttachmentOptionsThumbnailTimeKey"
