// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation

/// A view into which users paste, which a widget cannot show.
@MainActor @preconcurrency public protocol UITextPasteConfigurationSupporting: NSObjectProtocol {
  /// What is asked about what is pasted.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Something that is pasted, which never happens here.
@MainActor @preconcurrency public protocol UITextPasteItem: NSObjectProtocol {
  /// Where its data comes from.
  var itemProvider: NSItemProvider { get }
  /// What came with it; nil for nothing.
  var localObject: Any? { get }
  /// Pastes a text.
  func setResult(string: String)
  /// Pastes a text with attributes.
  func setResult(attributedString string: NSAttributedString)
  /// Pastes nothing.
  func setNoResult()
  /// Pastes what the system does by itself.
  func setDefaultResult()
}

/// What is asked about what is pasted, which never happens in a widget.
///
/// All of its methods are optional on a device; here they do what the system does unless they are written.
@MainActor @preconcurrency public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Decides what is pasted.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem)
}

extension UITextPasteDelegate {
  /// Pastes what the system does by itself.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
}
