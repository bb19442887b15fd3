// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What shares things, which a widget does not do.
open class UIActivityViewController: UIViewController {
  /// What is called after something was shared.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  /// The things to share.
  public let activityItems: [Any]
  /// Creates what shares things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates one of an archive, which has no properties here.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
  /// What is called after it; never here.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The ways of sharing that are left out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether one way may be larger.
  open var allowsProminentActivity = true
}

/// A way of sharing, which is never used here.
@MainActor @preconcurrency open class UIActivity: NSObject {
  /// The name of a way of sharing.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name that is called "post to facebook".
    public static let postToFacebook = ActivityType("postToFacebook")
    /// The name that is called "post to twitter".
    public static let postToTwitter = ActivityType("postToTwitter")
    /// The name that is called "post to weibo".
    public static let postToWeibo = ActivityType("postToWeibo")
    /// The name that is called "message".
    public static let message = ActivityType("message")
    /// The name that is called "mail".
    public static let mail = ActivityType("mail")
    /// The name that is called "print".
    public static let print = ActivityType("print")
    /// The name that is called "copy to pasteboard".
    public static let copyToPasteboard = ActivityType("copyToPasteboard")
    /// The name that is called "assign to contact".
    public static let assignToContact = ActivityType("assignToContact")
    /// The name that is called "save to camera roll".
    public static let saveToCameraRoll = ActivityType("saveToCameraRoll")
    /// The name that is called "add to reading list".
    public static let addToReadingList = ActivityType("addToReadingList")
    /// The name that is called "post to flickr".
    public static let postToFlickr = ActivityType("postToFlickr")
    /// The name that is called "post to vimeo".
    public static let postToVimeo = ActivityType("postToVimeo")
    /// The name that is called "post to tencent weibo".
    public static let postToTencentWeibo = ActivityType("postToTencentWeibo")
    /// The name that is called "air drop".
    public static let airDrop = ActivityType("airDrop")
    /// The name that is called "open in ibooks".
    public static let openInIBooks = ActivityType("openInIBooks")
    /// The name that is called "markup as pdf".
    public static let markupAsPDF = ActivityType("markupAsPDF")
    /// The name that is called "share play".
    public static let sharePlay = ActivityType("sharePlay")
    /// The name that is called "collaboration invite with link".
    public static let collaborationInviteWithLink = ActivityType("collaborationInviteWithLink")
    /// The name that is called "collaboration copy link".
    public static let collaborationCopyLink = ActivityType("collaborationCopyLink")
    /// The name that is called "add to home screen".
    public static let addToHomeScreen = ActivityType("addToHomeScreen")
  }
  /// Where a way of sharing is shown.
  public enum Category: Int, Hashable, Sendable { case action, share }
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// Where it is shown.
  open class var activityCategory: Category { .action }
  /// The name of the way.
  open var activityType: ActivityType? { nil }
  /// The title that users see; nil for none.
  open var activityTitle: String? { nil }
  /// The image of the way.
  open var activityImage: UIImage? { nil }
  /// The controller that it shows.
  open var activityViewController: UIViewController? { nil }
  /// Returns false, as a widget has no screen.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Does nothing, as a widget has no screen.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does nothing, as a widget has no screen.
  open func perform() {}
  /// Does nothing, as a widget has no screen.
  open func activityDidFinish(_ completed: Bool) {}
}

/// What is asked for things to share, which never happens here.
@MainActor @preconcurrency public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns what stands for the thing.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
    -> Any
  /// Returns the thing to share; nil for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Is asked for this by the system, which never happens here.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Is asked for this by the system, which never happens here.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Is asked for this by the system, which never happens here.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// Returns an empty text by default.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns an empty text by default.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns nil by default.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// A thing to share that is made later.
@MainActor @preconcurrency open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// What stands for the thing.
  public let placeholderItem: Any?
  /// The thing to share.
  open var item: Any { placeholderItem ?? "" }
  /// The way in which it is shared.
  open var activityType: UIActivity.ActivityType? { nil }
  /// Creates a thing to share.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }
  /// Returns `placeholderItem ?? ""`, as a widget has no screen.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }
  /// Returns `item`, as a widget has no screen.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
}
