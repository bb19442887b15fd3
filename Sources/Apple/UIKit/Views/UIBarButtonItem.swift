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
  /// How far the edges of the image are inward, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// How far the edges of the image in a bar of less height are inward, in points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The large picture that is shown for it; nil for the image.
  open var largeContentSizeImage: UIImage?
  /// A number by which the item is found.
  open var tag = 0
  /// What VoiceOver says; nil for the title.
  open var accessibilityLabel: String?
  /// The name by which tests find it; nil for none.
  open var accessibilityIdentifier: String?

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init() }
}

/// A button in a bar, which is never pressed in a widget.
open class UIBarButtonItem: UIBarItem, @unchecked Sendable {
  /// The titles of which the widest decides how wide the item is; nil for its own.
  open var possibleTitles: Set<String>?
  /// Whether the item shows what was chosen of its menu.
  open var changesSelectionAsPrimaryAction = false
  /// The order of the menu's elements.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether the item has no glass together with those beside it.
  open var hidesSharedBackground = false
  /// Whether the item may share glass with those beside it.
  open var sharesBackground = true
  /// Sets the image behind the item; it is not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// With a thin title, as most buttons.
    case plain = 0
    /// As the one that ends something.
    case done = 2
  }

  /// A button of the system.
  public enum SystemItem: Int, Sendable {
    /// The word Done, which keeps what was entered.
    case done = 0
    /// The word Cancel, which keeps nothing.
    case cancel = 1
    /// The word Edit, which begins to change.
    case edit = 2
    /// The word Save, which keeps what was entered.
    case save = 3
    /// A plus, to make something new.
    case add = 4
    /// Takes the room that others leave.
    case flexibleSpace = 5
    /// Takes the room of its width.
    case fixedSpace = 6
    /// A pencil, to write something new.
    case compose = 7
    /// An arrow, to answer a message.
    case reply = 8
    /// A box with an arrow, to share something.
    case action = 9
    /// A folder, to put something away.
    case organize = 10
    /// An open book, to show bookmarks.
    case bookmarks = 11
    /// A magnifying glass, to search.
    case search = 12
    /// A circular arrow, to read again.
    case refresh = 13
    /// A cross, to stop what runs.
    case stop = 14
    /// A camera, to take a picture.
    case camera = 15
    /// A basket, to delete something.
    case trash = 16
    /// A triangle, to begin to play.
    case play = 17
    /// Two bars, to pause what plays.
    case pause = 18
    /// Two triangles to the left, to go back.
    case rewind = 19
    /// Two triangles to the right, to go forward.
    case fastForward = 20
    /// Takes back what was done.
    case undo = 21
    /// Does again what was taken back.
    case redo = 22
    /// A cross, to close what is shown.
    case close = 24
  }

  /// How the button looks.
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

  /// The menu of the button; nil for none.
  open var menu: UIMenu?
  /// The action of the button, which is never called; nil for none.
  open var primaryAction: UIAction?
  /// Whether the button is hidden.
  open var isHidden = false
  /// Whether the button is selected.
  open var isSelected = false
  /// Whether symbols move as the item changes, which is never seen here.
  open var isSymbolAnimationEnabled = false

  /// Creates a button without a title.
  public override init() { super.init() }

  /// Creates a button of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button with a title, an image, an action and a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button of the system with an action and a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
  }

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
