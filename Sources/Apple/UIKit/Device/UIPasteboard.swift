// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What was copied: here what the program itself copied.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the pasteboard of the device.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// How copied items are kept.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The date until which they are kept; for good here, as a run is short.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether they stay on this device, which is always so here.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  private static let shared = UIPasteboard(.general)

  /// The pasteboard of the device.
  open class var general: UIPasteboard { shared }

  /// What the pasteboard is called.
  public let name: Name

  // A pasteboard is used from any thread.
  private let lock = NSLock()
  private var copied: (items: [[String: Any]], count: Int) = ([], 0)

  private func change(_ change: (inout [[String: Any]]) -> Void) {
    lock.withLock {
      change(&copied.items)
      copied.count += 1
    }
  }

  /// The copied items: values by the identifiers of their types.
  open var items: [[String: Any]] {
    get { lock.withLock { copied.items } }
    set { change { $0 = newValue } }
  }

  /// How often something was copied.
  open var changeCount: Int { lock.withLock { copied.count } }

  private init(_ name: Name) { self.name = name }

  /// Creates a pasteboard with a name, which only this object has; nil if it may not be created.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create else { return nil }
    self.init(pasteboardName)
  }

  /// Creates a pasteboard with a name of its own.
  open class func withUniqueName() -> UIPasteboard { UIPasteboard(Name(UUID().uuidString)) }

  /// Removes nothing, as a pasteboard with a name is only where it was created.
  open class func remove(withName pasteboardName: Name) {}

  /// Replaces the items; the options have no effect.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  /// Adds items to those that are there.
  open func addItems(_ items: [[String: Any]]) { change { $0 += items } }

  /// How many items there are.
  open var numberOfItems: Int { items.count }

  /// The identifiers of the first item's types.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// Whether the first item has one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { items.first?[$0] != nil }
  }

  /// Returns the value of a type in the first item; nil for none.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Replaces the items by one with a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Returns the bytes of a type in the first item; nil for none.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch items.first?[pasteboardType] {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  /// Replaces the items by one with the bytes of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }

  /// The identifiers of types of texts.
  public static let typeListString = ["public.utf8-plain-text", "public.plain-text", "public.text"]
  /// The identifiers of types of addresses.
  public static let typeListURL = ["public.url"]
  /// The identifiers of types of pictures.
  public static let typeListImage = ["public.png", "public.jpeg", "public.image"]
  /// The identifiers of types of colors.
  public static let typeListColor = ["com.apple.uikit.color"]

  /// The notification that something was copied; never posted here.
  public static let changedNotification = Foundation.Notification.Name(
    "UIPasteboardChangedNotification")

  /// The notification that a pasteboard was removed; never posted here.
  public static let removedNotification = Foundation.Notification.Name(
    "UIPasteboardRemovedNotification")
}
