// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import Intents
public import UIKit

/// What learns whether a shortcut was added; never called here, as no screen is shown.
@MainActor @preconcurrency
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  /// The shortcut was added, or there was an error; never called here.
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  /// The user canceled the screen; never called here.
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// A screen that adds a shortcut to Siri, which is never shown.
open class INUIAddVoiceShortcutViewController: UIViewController {
  /// The object that learns what happens; nil for none.
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

  /// Creates a screen for a shortcut, which nobody adds.
  public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }

  /// Creates a screen of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What learns whether a shortcut was edited; never called here, as no screen is shown.
@MainActor @preconcurrency
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  /// The shortcut was changed, or there was an error; never called here.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  /// The shortcut was deleted by the user; never called here.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
  /// The user canceled the screen; never called here.
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

/// A screen that edits a shortcut of Siri, which is never shown.
open class INUIEditVoiceShortcutViewController: UIViewController {
  /// The object that learns what happens; nil for none.
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

  /// Creates a screen for a shortcut, which nobody edits.
  public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }

  /// Creates a screen of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
