// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A view with an image, which is never drawn.
open class UIImageView: UIView, @unchecked Sendable {
  /// The image; nil for none.
  open var image: UIImage?
  /// The image of the state that is chosen; nil for none.
  open var highlightedImage: UIImage?

  /// Creates a view of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Creates a view without an image.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Creates a view of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A view with a text, which is never drawn.
open class UILabel: UIView, @unchecked Sendable {
  /// The text; nil for none.
  open var text: String?
  /// The text with attributes; nil for none.
  open var attributedText: NSAttributedString?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text.
  open var textColor: UIColor! = .label
  /// Where the text begins.
  open var textAlignment = NSTextAlignment.natural
  /// The most lines; 0 for as many as there are.
  open var numberOfLines = 1
  /// Where lines end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the text is smaller where it does not fit.
  open var adjustsFontSizeToFitWidth = false
  /// How much smaller it may be.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the size that the user chose.
  open var adjustsFontForContentSizeCategory = false

  /// Creates a label without a text.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Creates a label of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A view that the user operates, which nobody does here.
open class UIControl: UIView, @unchecked Sendable {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger goes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger goes up inside.
    public static let touchUpInside = Event(rawValue: 64)
    /// The value changes.
    public static let valueChanged = Event(rawValue: 4096)
    /// A text changes.
    public static let editingChanged = Event(rawValue: 131_072)
    /// A text is not changed any more.
    public static let editingDidEnd = Event(rawValue: 262_144)
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As it is.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be used.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
  }

  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false

  /// Creates a control.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Creates a control of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Does nothing, as nobody operates it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  /// Does nothing, as nobody operates it.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  /// Does nothing, as nobody operates it.
  open func sendActions(for controlEvents: Event) {}
}

/// A button, which nobody presses.
open class UIButton: UIControl, @unchecked Sendable {
  /// The sort of a button.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom = 0
    /// As the system's.
    case system = 1
    /// For details.
    case detailDisclosure = 2
    /// For information, light.
    case infoLight = 3
    /// For information, dark.
    case infoDark = 4
    /// To add a contact.
    case contactAdd = 5
    /// To close.
    case close = 7
  }

  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]

  /// The label; nil here.
  open var titleLabel: UILabel? { nil }
  /// The view of the image; nil here.
  open var imageView: UIImageView? { nil }

  /// Creates a button of a sort.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  /// Creates a button.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Creates a button of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
  /// Returns the title of a state.
  open func title(for state: State) -> String? { titles[state.rawValue] }
  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
  /// Returns the image of a state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] }
  /// Sets the color of the title; it is not drawn.
  open func setTitleColor(_ color: UIColor?, for state: State) {}
}

/// Views in a row or a column, which are never drawn.
open class UIStackView: UIView, @unchecked Sendable {
  /// The views.
  open private(set) var arrangedSubviews: [UIView]
  /// The space between them, in points.
  open var spacing: CGFloat = 0
  /// The direction in which they are one after the other.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How the space is shared.
  open var distribution = Distribution.fill
  /// Where they are across.
  open var alignment = Alignment.fill
  /// Whether there is a space to the edges.
  open var isLayoutMarginsRelativeArrangement = false
  /// Whether the space is counted from lines of text.
  open var isBaselineRelativeArrangement = false

  /// How the space is shared.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views are across.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// At the upper edge.
    public static var top: Alignment { .leading }
    /// At the lower edge.
    public static var bottom: Alignment { .trailing }
  }

  /// Creates a stack of views.
  public init(arrangedSubviews views: [UIView]) {
    arrangedSubviews = views
    super.init(frame: .zero)
  }

  /// Creates a stack without views.
  public override init(frame: CGRect = .zero) {
    arrangedSubviews = []
    super.init(frame: frame)
  }

  /// Creates a stack of an archive, which has no properties here.
  public required init?(coder: NSCoder) {
    arrangedSubviews = []
    super.init(coder: coder)
  }

  /// Adds a view.
  open func addArrangedSubview(_ view: UIView) { arrangedSubviews.append(view) }
  /// Adds a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
  }
  /// Takes a view away.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  /// Sets the space after a view, which has no effect here.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}
