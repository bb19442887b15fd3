// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A view of a grid, which is never drawn.
open class UICollectionReusableView: UIView {
  /// The name of its kind; nil here.
  open var reuseIdentifier: String? { nil }
  /// Does nothing, as a widget has no screen.
  open func prepareForReuse() {}
  /// Does nothing, as a widget has no screen.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Returns the place that is offered.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { layoutAttributes }
}

/// A cell of a grid, which is never drawn.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for what is in the cell.
  open private(set) lazy var contentView = UIView()
  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// The view behind the cell; nil for none.
  open var backgroundView: UIView?
  /// The view behind a selected cell; nil for none.
  open var selectedBackgroundView: UIView?
  /// What the cell shows; nil for views of its own.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// What is behind the cell; nil for nothing.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the content follows the state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Changes the cell with its state.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(traitCollection: traitCollection)
  }
  /// Does nothing, as a widget has no screen.
  open func setNeedsUpdateConfiguration() {}
  /// Does nothing, as a widget has no screen.
  open func updateConfiguration(using state: UICellConfigurationState) {}
}

/// A row of a grid, which is never drawn.
open class UICollectionViewListCell: UICollectionViewCell {
  /// How far the content is moved in.
  open var indentationLevel = 0
  /// How far a level is, in points.
  open var indentationWidth: CGFloat = 10
  /// What is beside the content.
  open var accessories: [UICellAccessory] = []
  /// Returns the content of a usual row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// Returns the background of a usual row.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// Where the line begins.
  open var separatorLayoutGuide: UILayoutGuide { UILayoutGuide() }
}

/// What is beside the content of a row, which is never drawn.
public struct UICellAccessory {
  /// When it is shown.
  public enum DisplayedState { case always, whenEditing, whenNotEditing }
  private init() {}
  /// Returns an arrow to details.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory()
  }
  /// Returns an arrow that shows and hides what is below.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  /// Returns a mark of what is chosen.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory()
  }
  /// Returns a button that deletes.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  /// Returns a handle to move it.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory()
  }
  /// Returns a button for details.
  public static func detail(displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil)
    -> UICellAccessory
  { UICellAccessory() }
  /// Returns a short text.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory()
  }
}
