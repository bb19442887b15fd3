// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation

/// What takes things that users paste, which never happens here.
@MainActor @preconcurrency public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// What can be pasted; nil for nothing.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Is given what the user pastes, which never happens here.
  func paste(itemProviders: [NSItemProvider])
  /// Is asked whether things can be pasted, which never happens here.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}

/// A button with which users paste, which a widget cannot show.
open class UIPasteControl: UIControl {
  /// What the button shows.
  public enum DisplayMode: UInt, Hashable, Sendable {
    /// An image and a text.
    case iconAndLabel
    /// An image without a text.
    case iconOnly
    /// A text without an image.
    case labelOnly
    /// An arrow and a text.
    case arrowAndLabel
  }

  /// How the button looks.
  @MainActor @preconcurrency open class Configuration: NSObject {
    /// What the button shows.
    open var displayMode = DisplayMode.iconAndLabel
    /// How round the corners are.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// The radius of corners of the style `fixed`, in points.
    open var cornerRadius: CGFloat = 0
    /// The color of image and text; nil for the system's.
    open var baseForegroundColor: UIColor?
    /// The color of the background; nil for the system's.
    open var baseBackgroundColor: UIColor?

    /// Creates the usual look of a button.
    public override init() { super.init() }
  }

  /// How the button looks.
  open private(set) var configuration = Configuration()
  /// What takes what the user pastes; nil for nothing.
  open weak var target: (any UIPasteConfigurationSupporting)?

  /// Creates a button of a look.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  /// Creates a button with a position and a size.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a button of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
