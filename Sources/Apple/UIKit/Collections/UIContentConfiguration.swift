// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What a cell shows, which is never drawn.
@MainActor @preconcurrency public protocol UIContentConfiguration {
  /// Is asked for this by the system, which never happens here.
  func makeContentView() -> any UIView & UIContentView
  /// Is asked for this by the system, which never happens here.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view of what a cell shows.
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
}

/// The state of a view.
@MainActor @preconcurrency public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a view.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it is chosen.
  public var isFocused = false
  /// Creates the state of a view.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it is chosen.
  public var isFocused = false
  /// Whether it is edited.
  public var isEditing = false
  /// Whether it was swiped.
  public var isSwiped = false
  /// Whether it shows what is below.
  public var isExpanded = false
  /// Creates the state of a cell.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The texts and the image of a row.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text of a row looks.
  public struct TextProperties {
    /// Where a text is.
    public enum TextAlignment: Int, Hashable, Sendable { case natural, center, justified }
    /// The font of the text.
    public var font = UIFont.systemFont(ofSize: 17)
    /// The color of the text.
    public var color = UIColor.label
    /// Where the text is.
    public var alignment = TextAlignment.natural
    /// The most lines; 0 for as many as there are.
    public var numberOfLines = 0
    /// How lines are shortened.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether it is smaller where it does not fit.
    public var adjustsFontSizeToFitWidth = false
    /// Whether it follows the user's size.
    public var adjustsFontForContentSizeCategory = true
  }
  /// How the image of a row looks.
  public struct ImageProperties {
    /// The color of the image; nil for as usual.
    public var tintColor: UIColor?
    /// How round the corners are.
    public var cornerRadius: CGFloat = 0
    /// The greatest size in points.
    public var maximumSize = CGSize.zero
    /// The room of the image.
    public var reservedLayoutSize = CGSize.zero
    /// How a symbol looks.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }
  /// The title; nil for none.
  public var text: String?
  /// The title with attributes; nil for none.
  public var attributedText: NSAttributedString?
  /// The second text; nil for none.
  public var secondaryText: String?
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The image; nil for none.
  public var image: UIImage?
  /// How the title looks.
  public var textProperties = TextProperties()
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The space around the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// Whether texts are beside each other.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space beside the image.
  public var imageToTextPadding: CGFloat = 8
  /// The space between the texts.
  public var textToSecondaryTextVerticalPadding: CGFloat = 4
  private init() {}
  /// Returns the content of a usual row.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the content with a text below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the content with a text beside.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the content of a header.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the content of a header of groups.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the content of a footer.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the content of a footer of groups.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the content of a sidebar's row.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns a view of the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// Returns the same content.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// A view of a row's content, which is never drawn.
open class UIListContentView: UIView, UIContentView {
  /// What the view shows.
  open var configuration: any UIContentConfiguration
  /// Creates a view of a content.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  /// Creates one of an archive, which has no properties here.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }
}

/// What is behind a cell or a button, which is never drawn.
public struct UIBackgroundConfiguration {
  /// A view of its own; nil for none.
  public var customView: UIView?
  /// How round the corners are.
  public var cornerRadius: CGFloat = 0
  /// The space around it.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color; nil for that of the tint.
  public var backgroundColor: UIColor?
  /// The effect; nil for none.
  public var visualEffect: UIVisualEffect?
  /// The image; nil for none.
  public var image: UIImage?
  /// The color of the line around it.
  public var strokeColor: UIColor?
  /// The width of that line.
  public var strokeWidth: CGFloat = 0
  /// How far outside that line is.
  public var strokeOutset: CGFloat = 0
  /// Changes the color of the background; nil for none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Changes the color of the line; nil for none.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// How the image fits into the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  private init() {}
  /// Returns no background at all.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a row.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a plain row.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a row in groups.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a sidebar's row.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the same background.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

/// What is shown where nothing is, which is never drawn.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The title; nil for none.
  public var text: String?
  /// The second text; nil for none.
  public var secondaryText: String?
  /// The image; nil for none.
  public var image: UIImage?
  /// How the button looks.
  public var button = UIButton.Configuration.plain()
  private init() {}
  /// Returns what is shown for nothing.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }
  /// Returns what is shown while loading.
  public static func loading() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }
  /// Returns what is shown for no results.
  public static func search() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }
  /// Returns a view without content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: .cell())
  }
  /// Returns the same content.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}
