// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What a link shows: a title, an icon and a picture, as the app sets them.
open class LPLinkMetadata: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The address that was asked for; nil if it is not set.
  open var originalURL: URL?
  /// The address of the page, after redirects; nil if it is not set.
  open var url: URL?
  /// The title of the page; nil for none.
  open var title: String?
  /// What has the icon of the page; nil for none.
  open var iconProvider: NSItemProvider?
  /// What has the picture of the page; nil for none.
  open var imageProvider: NSItemProvider?
  /// What has the video of the page; nil for none.
  open var videoProvider: NSItemProvider?
  /// The address of a video that is played from there; nil for none.
  open var remoteVideoURL: URL?

  /// Creates metadata in which nothing is set.
  public override init() { super.init() }

  /// Reads the addresses and the title from an archive; the providers are not in it.
  public required init?(coder: NSCoder) {
    originalURL = coder.decodeObject(of: NSURL.self, forKey: "originalURL") as URL?
    url = coder.decodeObject(of: NSURL.self, forKey: "URL") as URL?
    title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
    remoteVideoURL = coder.decodeObject(of: NSURL.self, forKey: "remoteVideoURL") as URL?
  }

  /// Whether archives of it can be read safely; true.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the addresses and the title to an archive, without the providers.
  open func encode(with coder: NSCoder) {
    coder.encode(originalURL as NSURL?, forKey: "originalURL")
    coder.encode(url as NSURL?, forKey: "URL")
    coder.encode(title as NSString?, forKey: "title")
    coder.encode(remoteVideoURL as NSURL?, forKey: "remoteVideoURL")
  }

  /// Returns a copy with the same addresses, title and providers.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    copy.originalURL = originalURL
    copy.url = url
    copy.title = title
    copy.iconProvider = iconProvider
    copy.imageProvider = imageProvider
    copy.videoProvider = videoProvider
    copy.remoteVideoURL = remoteVideoURL
    return copy
  }
}
