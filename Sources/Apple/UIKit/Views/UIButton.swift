// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A button, which is never pressed in a widget.
open class UIButton: UIControl {
  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom = 0
    /// A button with the system's look.
    case system = 1
    /// A button that shows details.
    case detailDisclosure = 2
    /// A button for information in light colors.
    case infoLight = 3
    /// A button for information in dark colors.
    case infoDark = 4
    /// To add a contact.
    case contactAdd = 5
    /// A button that closes something.
    case close = 7
  }

  /// What a button does.
  public enum Role: Int, Sendable {
    /// No special meaning for the user.
    case normal = 0
    /// What the user wants most often.
    case primary = 1
    /// It ends without a change.
    case cancel = 2
    /// It deletes what the user has.
    case destructive = 3
  }

  /// What the button does.
  open var role = Role.normal

  /// How the button looks; nil if its properties say that.
  open var configuration: Configuration?
  /// Changes the configuration where the state has changed, which it never does here.
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  /// Whether the configuration follows the state by itself.
  open var automaticallyUpdatesConfiguration = true

  /// The space around the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The space around the title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The space around the image, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero

  /// The menu of the button; nil for none.
  open var menu: UIMenu?
  /// Whether the button shows what was chosen.
  open var changesSelectionAsPrimaryAction = false
  /// Whether the image is darker while it is pressed.
  open var adjustsImageWhenHighlighted = true

  /// Whether a touch makes the button light; it has no effect here.
  open var showsTouchWhenHighlighted = false
  /// Whether the shadow of the title changes its side while it is pressed.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the image is larger with larger text.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Whether a pointer changes the button.
  open var isPointerInteractionEnabled = false
  /// The order of the menu's elements.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// The type of the button.
  open private(set) var buttonType = ButtonType.custom

  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var shadowColors: [UInt: UIColor] = [:]
  private var symbols: [UInt: UIImage.SymbolConfiguration] = [:]
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgrounds: [UInt: UIImage] = [:]

  /// The label; nil here.
  open var titleLabel: UILabel? { nil }
  /// The view of the image; nil here.
  open var imageView: UIImageView? { nil }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button of the system with an image and what it calls, which is never called.
  open class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    return button
  }

  /// Creates a button with a frame in points, with the title and the image of its action, which is never called.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(type: .custom, primaryAction: primaryAction)
    self.frame = frame
  }

  /// Creates a button of a type, with the title and the image of its action, which is never called.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    setTitle(primaryAction?.title, for: .normal)
    setImage(primaryAction?.image, for: .normal)
  }

  /// Creates a button that looks as a configuration says, with the title and the image of its action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Creates a button with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a button of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Asks for the handler to be called, which needs a screen.
  open func setNeedsUpdateConfiguration() {}
  /// Changes the configuration for the present state; a subclass decides how.
  open func updateConfiguration() {}

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
  /// Returns the title of a state; that of the normal one if it has none.
  open func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }
  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
  /// Returns the image of a state; that of the normal one if it has none.
  open func image(for state: State) -> UIImage? {
    images[state.rawValue] ?? images[State.normal.rawValue]
  }
  /// Sets the image behind the title of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
  }
  /// Returns the image behind the title of a state; that of the normal one if it has none.
  open func backgroundImage(for state: State) -> UIImage? {
    backgrounds[state.rawValue] ?? backgrounds[State.normal.rawValue]
  }
  /// The title of the present state; nil for none.
  open var currentTitle: String? { title(for: state) }
  /// The image of the present state; nil for none.
  open var currentImage: UIImage? { image(for: state) }
  /// The image behind the title of the present state; nil for none.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// Sets the title of a state, with attributes; they are not drawn.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    if let title { setTitle(title.string, for: state) }
  }
  /// Returns the title of a state with attributes; that of the normal one if it has none.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[State.normal.rawValue]
  }
  /// The title of the present state with attributes; nil for none.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// Sets how a symbol looks; it is not drawn.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { symbols[state.rawValue] = configuration }
  /// Returns how a symbol looks; as in the normal state if nothing is said.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? {
    symbols[state.rawValue] ?? symbols[State.normal.rawValue]
  }
  /// Sets the color of the title; it is not drawn.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
  }
  /// Returns the color of the title; that of the normal state if it has none.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
  }
  /// The color of the present title.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor ?? .tintColor }
  /// Sets the color of the title's shadow; it is not drawn.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    shadowColors[state.rawValue] = color
  }
  /// Returns the color of the title's shadow; that of the normal state if it has none.
  open func titleShadowColor(for state: State) -> UIColor? {
    shadowColors[state.rawValue] ?? shadowColors[State.normal.rawValue]
  }
  /// The label below the title; nil here.
  open var subtitleLabel: UILabel? { nil }
}
