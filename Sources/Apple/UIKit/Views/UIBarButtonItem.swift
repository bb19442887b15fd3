// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An item of a bar, which no widget has: its properties are kept, and it is never drawn.
open class UIBarItem: NSObject, @unchecked Sendable {
  /// Whether it can be used.
  open var isEnabled = true
  /// The title; nil for none.
  open var title: String?
  /// The image; nil for none.
  open var image: UIImage?
  /// The image in a bar of less height; nil for the other one.
  open var landscapeImagePhone: UIImage?
  /// A number by which the item is found.
  open var tag = 0
  /// What VoiceOver says; nil for the title.
  open var accessibilityLabel: String?
  /// The name by which tests find it; nil for none.
  open var accessibilityIdentifier: String?

  /// Creates an item without a title.
  public override init() { super.init() }
}

/// A button in a bar, which is never pressed in a widget.
open class UIBarButtonItem: UIBarItem, @unchecked Sendable {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As others do.
    case plain = 0
    /// As the one that ends something.
    case done = 2
  }

  /// A button of the system.
  public enum SystemItem: Int, Sendable {
    /// Ends, and keeps what was entered.
    case done = 0
    /// Ends, and keeps nothing.
    case cancel = 1
    /// Begins to edit.
    case edit = 2
    /// Keeps what was entered.
    case save = 3
    /// Makes something.
    case add = 4
    /// Takes the room that others leave.
    case flexibleSpace = 5
    /// Takes the room of its width.
    case fixedSpace = 6
    /// Writes something.
    case compose = 7
    /// Answers something.
    case reply = 8
    /// Shares something.
    case action = 9
    /// Puts something into a folder.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Reads again.
    case refresh = 13
    /// Stops.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Deletes.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses.
    case pause = 18
    /// Goes back.
    case rewind = 19
    /// Goes forward.
    case fastForward = 20
    /// Takes back what was done.
    case undo = 21
    /// Does again what was taken back.
    case redo = 22
    /// Closes something.
    case close = 24
  }

  /// How it looks.
  open var style = Style.plain
  /// The width in points; 0 for that of the content.
  open var width: CGFloat = 0
  /// What is called; nil for nothing.
  open weak var target: AnyObject?
  /// The function that is called; nil for none.
  open var action: Selector?
  /// The view in place of the button; nil for none.
  open var customView: UIView?
  /// The tint; nil for that of the bar.
  open var tintColor: UIColor?

  /// Creates a button without a title.
  public override init() { super.init() }

  /// Creates a button with an image, and one for a bar of less height.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage? = nil, style: Style, target: Any?,
    action: Selector?
  ) {
    self.init()
    self.image = image
    self.landscapeImagePhone = landscapeImagePhone
    set(style, target, action)
  }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  /// Creates a button of the system.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    set(systemItem == .done ? .done : .plain, target, action)
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns an item that takes the room that others leave.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Returns an item that takes the room of its width, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
}
