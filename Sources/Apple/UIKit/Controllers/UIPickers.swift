// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What lets users choose a color, which a widget cannot show.
open class UIColorPickerViewController: UIViewController {
  /// What is told of the color.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The color that is chosen.
  open var selectedColor = UIColor.white
  /// Whether it can be transparent.
  open var supportsAlpha = true
}

/// What is told of a chosen color, which never happens here.
@MainActor @preconcurrency public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Is told of what happens, which is nothing here.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  /// Is told of what happens, which is nothing here.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Is told of what happens, which is nothing here.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing by default.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  /// Does nothing by default.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  {}
  /// Does nothing by default.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
}

/// A button that lets users choose a color.
open class UIColorWell: UIControl {
  /// What users read; nil for nothing.
  open var title: String?
  /// The color that is chosen; nil for none.
  open var selectedColor: UIColor?
  /// Whether it can be transparent.
  open var supportsAlpha = true
}

/// What lets users choose a font, which a widget cannot show.
open class UIFontPickerViewController: UIViewController {
  /// What can be chosen of fonts.
  @MainActor @preconcurrency open class Configuration: NSObject {
    /// Creates one with the usual properties.
    public override init() { super.init() }
    /// Whether faces can be chosen.
    open var includeFaces = false
    /// Whether names are in the system's font.
    open var displayUsingSystemFont = false
  }
  /// What is told of the font.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that is chosen; nil for none.
  open var selectedFontDescriptor: UIFontDescriptor?
  /// Creates what lets users choose a font.
  public convenience init(configuration: Configuration) { self.init(nibName: nil, bundle: nil) }
}

/// What is told of a chosen font, which never happens here.
@MainActor @preconcurrency public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Is told of what happens, which is nothing here.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Is told of what happens, which is nothing here.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing by default.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Does nothing by default.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// What explains a word, which a widget does not do.
open class UIReferenceLibraryViewController: UIViewController {
  /// Creates what explains a word.
  public init(term: String) { super.init(nibName: nil, bundle: nil) }
  /// Creates one of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Returns false, as a widget has no screen.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
