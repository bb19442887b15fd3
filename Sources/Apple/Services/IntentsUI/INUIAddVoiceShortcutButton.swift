// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import Intents
public import UIKit

/// How a button that adds a shortcut to Siri looks.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  /// White without a border.
  case white = 0
  /// White with a dark border.
  case whiteOutline = 1
  /// Black without a border.
  case black = 2
  /// Black with a light border.
  case blackOutline = 3
  /// White or black, as the appearance of the device.
  case automatic = 4
  /// White or black with a border, as the appearance of the device.
  case automaticOutline = 5
}

/// What presents the screens of a button; never called here, as it is never pressed.
@MainActor @preconcurrency public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
  /// The screen that adds a shortcut must be presented; never called here.
  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
  /// The screen that edits a shortcut must be presented; never called here.
  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

/// A button that adds a shortcut to Siri, which is never pressed.
open class INUIAddVoiceShortcutButton: UIButton {
  /// How the button looks; white until it is set.
  open private(set) var style = INUIAddVoiceShortcutButtonStyle.white
  /// The object that presents its screens; nil for none.
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  /// The shortcut that it adds; nil for none.
  open var shortcut: INShortcut?
  /// The radius of its corners, in points.
  open var cornerRadius: CGFloat = 8

  /// Creates a button with a style.
  public convenience init(style: INUIAddVoiceShortcutButtonStyle) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Creates a button with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a button of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets how the button looks.
  open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) { self.style = style }
}
