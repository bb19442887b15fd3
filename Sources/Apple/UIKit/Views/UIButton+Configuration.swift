// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension UIButton {
  /// How a button looks, with its texts and its image; it is kept, and never drawn, so that all looks
  /// are one.
  public struct Configuration {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As round as the background says.
      case fixed = -1
      /// As round as the background says, for the size of the text.
      case dynamic = 0
      /// A small radius, for small buttons.
      case small = 1
      /// A radius between small and large.
      case medium = 2
      /// A large radius, for large buttons.
      case large = 3
      /// Half the height, which makes a capsule.
      case capsule = 4
    }

    /// How large the button is.
    public enum Size: Int, Sendable {
      /// The size of most buttons.
      case medium = 0
      /// Smaller than most buttons are.
      case small = 1
      /// The smallest of the four sizes.
      case mini = 2
      /// Larger than most buttons are.
      case large = 3
    }

    /// At which side of the button the title and the subtitle are.
    public enum TitleAlignment: Int, Sendable {
      /// As the button's other properties ask for.
      case automatic = 0
      /// At the beginning of a line.
      case leading = 1
      /// In the middle of the button.
      case center = 2
      /// At the end of a line.
      case trailing = 3
    }

    /// The sign that a button shows a menu.
    public enum Indicator: Int, Sendable {
      /// As the button's other properties ask for.
      case automatic = 0
      /// The button has no sign.
      case none = 1
      /// The sign of a menu of which one is chosen.
      case popup = 2
    }

    /// The title; nil for none.
    public var title: String?
    /// The title with attributes; nil for none.
    public var attributedTitle: AttributedString?
    /// The text below the title; nil for none.
    public var subtitle: String?
    /// The text below the title with attributes; nil for none.
    public var attributedSubtitle: AttributedString?
    /// The image; nil for none.
    public var image: UIImage?
    /// The side of the text at which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between image and text, in points.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The space around the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium
    /// At which side of the button its texts are.
    public var titleAlignment = TitleAlignment.automatic
    /// The color of text and image; nil for that of the look.
    public var baseForegroundColor: UIColor?
    /// The color of the background; nil for that of the look.
    public var baseBackgroundColor: UIColor?
    /// Changes the attributes of the title; nil for none.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the text below the title; nil for none.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the color of the image; nil for none.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// How a symbol looks; nil as it is usual.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// How a new symbol takes the place of the old one; nil for at once.
    public var symbolContentTransition: UISymbolContentTransition?
    /// The way in which the title's lines are broken or shortened.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The way in which the lines below the title are broken or shortened.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether the look changes where the button is selected.
    public var automaticallyUpdateForSelection = true
    /// The sign that the button shows a menu.
    public var indicator = Indicator.automatic
    /// The width that is kept free for an image, in points.
    public var imageReservation: CGFloat = 0
    /// Whether a spinning wheel is in the place of the image.
    public var showsActivityIndicator = false

    /// What is behind the content.
    public var background = UIBackgroundConfiguration.clear()

    private init() {}

    /// Returns the look of a text alone.
    public static func plain() -> Configuration { Configuration() }
    /// Returns the look of a background in the tint color, mostly transparent.
    public static func tinted() -> Configuration { Configuration() }
    /// Returns the look of a gray background.
    public static func gray() -> Configuration { Configuration() }
    /// Returns the look of a background in the tint color.
    public static func filled() -> Configuration { Configuration() }
    /// Returns the look of the system's buttons without a border.
    public static func borderless() -> Configuration { Configuration() }
    /// Returns the look of the system's buttons with a border.
    public static func bordered() -> Configuration { Configuration() }
    /// Returns the look of the system's buttons with a border, in the tint color.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// Returns the look of the system's buttons for what the user wants most often.
    public static func borderedProminent() -> Configuration { Configuration() }

    /// Returns the look of glass.
    public static func glass() -> Configuration { Configuration() }
    /// Returns the look of glass in the tint color.
    public static func prominentGlass() -> Configuration { Configuration() }
    /// Returns the look of glass that is clear.
    public static func clearGlass() -> Configuration { Configuration() }
    /// Returns the look of clear glass in the tint color.
    public static func prominentClearGlass() -> Configuration { Configuration() }

    /// Returns the configuration for the state of a button: itself, as no button changes here.
    public func updated(for button: UIButton) -> Configuration { self }
  }
}
