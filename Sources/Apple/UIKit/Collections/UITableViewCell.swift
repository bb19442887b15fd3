// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A row of a list, which is never drawn.
open class UITableViewCell: UIView {
  /// Where the texts of a row are.
  public enum CellStyle: Int, Hashable, Sendable { case `default`, value1, value2, subtitle }
  /// How a row looks that a remote control has chosen.
  public enum FocusStyle: Int, Hashable, Sendable { case `default`, custom }
  /// How the row looks that a remote control has chosen.
  open var focusStyle = FocusStyle.default
  /// How a selected row looks.
  public enum SelectionStyle: Int, Hashable, Sendable { case none, blue, gray, `default` }
  /// What is at the end of a row.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// A sign at the end of the cell, or none.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// What can be done with a row.
  public enum EditingStyle: Int, Hashable, Sendable { case none, delete, insert }
  /// The line below a row.
  public enum SeparatorStyle: Int, Hashable, Sendable { case none, singleLine }
  /// The name of its kind; nil for none.
  public let reuseIdentifier: String?
  /// Creates a row of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// Creates one of an archive, which has no properties here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  /// Creates a row without texts.
  public convenience init(_ nothing: Void = ()) { self.init(style: .default, reuseIdentifier: nil) }
  /// The view for what is in the row.
  open private(set) lazy var contentView = UIView()
  /// The label of the title.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The label of the second text.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// The view of the image.
  open private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)
  /// What the row shows; nil for views of its own.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// What is behind the row; nil for nothing.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the content follows the state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Changes the row with its state.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
  /// The state of the row.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(traitCollection: traitCollection)
  }
  /// The view behind the row; nil for none.
  open var backgroundView: UIView?
  /// The view behind a selected row; nil for none.
  open var selectedBackgroundView: UIView?
  /// The view behind several selected rows.
  open var multipleSelectionBackgroundView: UIView?
  /// How it looks when it is selected.
  open var selectionStyle = SelectionStyle.default
  /// Whether the row is selected.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// Whether the row is edited.
  open var isEditing = false
  /// What can be done with it.
  open var editingStyle: EditingStyle { .none }
  /// Whether it can be moved.
  open var showsReorderControl = false
  /// Whether it is moved in while edited.
  open var shouldIndentWhileEditing = true
  /// What is at the end.
  open var accessoryType = AccessoryType.none
  /// The view at the end; nil for none.
  open var accessoryView: UIView?
  /// What is at the end while edited.
  open var editingAccessoryType = AccessoryType.none
  /// The view at the end while edited.
  open var editingAccessoryView: UIView?
  /// How far the content is moved in.
  open var indentationLevel = 0
  /// How far a level is, in points.
  open var indentationWidth: CGFloat = 10
  /// The space beside its line.
  open var separatorInset = UIEdgeInsets.zero
  /// Returns the content of a usual row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// Returns the background of a usual row.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// Does nothing, as a widget has no screen.
  open func setNeedsUpdateConfiguration() {}
  /// Does nothing, as a widget has no screen.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Does nothing, as a widget has no screen.
  open func prepareForReuse() {}
  /// Selects the row, or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights the row, or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Lets the row be edited, or not.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Does nothing, as a widget has no screen.
  open func willTransition(to state: StateMask) {}
  /// Does nothing, as a widget has no screen.
  open func didTransition(to state: StateMask) {}
  /// What a row shows while edited.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The options as bits of a number.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The option that is called "showing edit control".
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The option that is called "showing delete confirmation".
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}

/// What is above or below rows, which is never drawn.
open class UITableViewHeaderFooterView: UIView {
  /// The name of its kind; nil for none.
  public let reuseIdentifier: String?
  /// Creates one of a kind.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// Creates one of an archive, which has no properties here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  /// Creates one without texts.
  public convenience init(_ nothing: Void = ()) { self.init(reuseIdentifier: nil) }
  /// The view for what is in it.
  open private(set) lazy var contentView = UIView()
  /// The label of the title.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The label of the second text.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// The view behind it; nil for none.
  open var backgroundView: UIView?
  /// What it shows; nil for views of its own.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// What is behind it; nil for nothing.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Returns the content of a usual header.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// Does nothing, as a widget has no screen.
  open func prepareForReuse() {}
}
