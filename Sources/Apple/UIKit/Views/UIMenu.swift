// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A menu, which no widget has.
open class UIMenu: UIMenuElement, @unchecked Sendable {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name that is called "application".
    public static let application = Identifier("application")
    /// The name that is called "file".
    public static let file = Identifier("file")
    /// The name that is called "edit".
    public static let edit = Identifier("edit")
    /// The name that is called "view".
    public static let view = Identifier("view")
    /// The name that is called "window".
    public static let window = Identifier("window")
    /// The name that is called "help".
    public static let help = Identifier("help")
    /// The name that is called "about".
    public static let about = Identifier("about")
    /// The name that is called "preferences".
    public static let preferences = Identifier("preferences")
    /// The name that is called "services".
    public static let services = Identifier("services")
    /// The name that is called "hide".
    public static let hide = Identifier("hide")
    /// The name that is called "quit".
    public static let quit = Identifier("quit")
    /// The name that is called "new scene".
    public static let newScene = Identifier("newScene")
    /// The name that is called "open recent".
    public static let openRecent = Identifier("openRecent")
    /// The name that is called "close".
    public static let close = Identifier("close")
    /// The name that is called "print".
    public static let print = Identifier("print")
    /// The name that is called "document".
    public static let document = Identifier("document")
    /// The name that is called "undo redo".
    public static let undoRedo = Identifier("undoRedo")
    /// The name that is called "standard edit".
    public static let standardEdit = Identifier("standardEdit")
    /// The name that is called "find".
    public static let find = Identifier("find")
    /// The name that is called "replace".
    public static let replace = Identifier("replace")
    /// The name that is called "share".
    public static let share = Identifier("share")
    /// The name that is called "text style".
    public static let textStyle = Identifier("textStyle")
    /// The name that is called "spelling".
    public static let spelling = Identifier("spelling")
    /// The name that is called "substitutions".
    public static let substitutions = Identifier("substitutions")
    /// The name that is called "transformations".
    public static let transformations = Identifier("transformations")
    /// The name that is called "speech".
    public static let speech = Identifier("speech")
    /// The name that is called "lookup".
    public static let lookup = Identifier("lookup")
    /// The name that is called "learn".
    public static let learn = Identifier("learn")
    /// The name that is called "format".
    public static let format = Identifier("format")
    /// The name that is called "font".
    public static let font = Identifier("font")
    /// The name that is called "text size".
    public static let textSize = Identifier("textSize")
    /// The name that is called "text color".
    public static let textColor = Identifier("textColor")
    /// The name that is called "text style pasteboard".
    public static let textStylePasteboard = Identifier("textStylePasteboard")
    /// The name that is called "text".
    public static let text = Identifier("text")
    /// The name that is called "writing direction".
    public static let writingDirection = Identifier("writingDirection")
    /// The name that is called "alignment".
    public static let alignment = Identifier("alignment")
    /// The name that is called "toolbar".
    public static let toolbar = Identifier("toolbar")
    /// The name that is called "sidebar".
    public static let sidebar = Identifier("sidebar")
    /// The name that is called "fullscreen".
    public static let fullscreen = Identifier("fullscreen")
    /// The name that is called "minimize and zoom".
    public static let minimizeAndZoom = Identifier("minimizeAndZoom")
    /// The name that is called "bring all to front".
    public static let bringAllToFront = Identifier("bringAllToFront")
    /// The name that is called "root".
    public static let root = Identifier("root")
  }
  /// How a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as bits of a number.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The option that is called "display inline".
    public static let displayInline = Options(rawValue: 1)
    /// The option that is called "destructive".
    public static let destructive = Options(rawValue: 2)
    /// The option that is called "display as palette".
    public static let displayAsPalette = Options(rawValue: 128)
    /// The option that is called "single selection".
    public static let singleSelection = Options(rawValue: 32)
  }
  /// How large the elements are.
  public enum ElementSize: Int, Hashable, Sendable {
    /// The size of the elements of a menu.
    case small, medium, large
    case automatic = -1
  }
  /// The name of the menu.
  public let identifier: Identifier
  /// How it is shown.
  public let options: Options
  /// The elements in it.
  public let children: [UIMenuElement]
  /// How large the elements are.
  open var preferredElementSize = ElementSize.automatic
  /// Creates a menu of elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("\(UUID())")
    (self.options, self.children) = (options, children)
    self.preferredElementSize = preferredElementSize
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
  /// Returns the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
  /// The elements that are on.
  open var selectedElements: [UIMenuElement] { [] }
}

/// Elements that are made later, which they never are.
open class UIDeferredMenuElement: UIMenuElement, @unchecked Sendable {
  /// Creates one that is never shown in a widget.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    super.init(title: "", image: nil)
  }
  /// Returns `UIDeferredMenuElement(elementProvider)`, as a widget has no screen.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

/// An element that calls a method, which it never does.
open class UICommand: UIMenuElement, @unchecked Sendable {
  /// What it would call.
  public let action: Selector?
  /// What belongs to it.
  public let propertyList: Any?
  /// What it is with other keys.
  public let alternates: [UICommandAlternate]
  /// The title in the overview of keys; nil for none.
  open var discoverabilityTitle: String?
  /// How the element is shown.
  open var attributes: UIMenuElement.Attributes = []
  /// Whether the element is on.
  open var state = UIMenuElement.State.off
  /// Creates an element that calls a method.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(name: title, picture: image, calling: action, list: propertyList, others: alternates)
    self.subtitle = subtitle
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state) = (attributes, state)
  }
  init(
    name: String, picture: UIImage?, calling action: Selector?, list: Any? = nil,
    others: [UICommandAlternate] = []
  ) {
    (self.action, propertyList, alternates) = (action, list, others)
    super.init(title: name, image: picture)
  }
}

/// What an element is with other keys.
open class UICommandAlternate: NSObject, @unchecked Sendable {
  /// The title that users see.
  public let title: String
  /// What it would call.
  public let action: Selector
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// Creates one that is never shown in a widget.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}

extension UIMenuElement {
  /// How an element is shown.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The options as bits of a number.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The option that is called "disabled".
    public static let disabled = Attributes(rawValue: 1)
    /// The option that is called "destructive".
    public static let destructive = Attributes(rawValue: 2)
    /// The option that is called "hidden".
    public static let hidden = Attributes(rawValue: 4)
    /// The option that is called "keeps menu presented".
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
  /// Whether an element is on.
  public enum State: Int, Hashable, Sendable { case off, on, mixed }
}

/// What builds the menu bar, which a widget does not have.
@MainActor @preconcurrency public protocol UIMenuBuilder {
  /// Is asked for this by the system, which never happens here.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Is told of what happens, which is nothing here.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Is told of what happens, which is nothing here.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Is told of what happens, which is nothing here.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Is told of what happens, which is nothing here.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Is told of what happens, which is nothing here.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Is told of what happens, which is nothing here.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
