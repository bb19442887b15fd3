// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What lets users edit a text of an app's own view.
@MainActor @preconcurrency open class UITextInteraction: NSObject, UIInteraction {
  /// What users do with a text.
  public enum Mode: Int, Hashable, Sendable { case editable, nonEditable }
  /// Creates what lets users edit a text.
  public init(for mode: Mode) { super.init() }
  /// The view that it belongs to.
  open weak var view: UIView?
  /// The text that users edit.
  open weak var textInput: (any UITextInput)?
  /// Does nothing, as a widget has no screen.
  open func willMove(to view: UIView?) {}
  /// Does nothing, as a widget has no screen.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Parts of a text.
public enum UITextGranularity: Int, Hashable, Sendable {
  /// A part of a text, from a character to all of it.
  case character, word, sentence, paragraph, line, document
}

/// What finds parts of a text.
@MainActor @preconcurrency public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Is asked for this by the system, which never happens here.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
}

/// A direction in a text.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the direction.
  public let rawValue: Int
  /// Creates a direction from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// What finds words of a text, which it never does.
@MainActor @preconcurrency open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  /// Creates what finds parts of a text.
  public init(textInput: any UITextInput) { super.init() }
  /// Returns nil, as a widget has no screen.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? { nil }
}
