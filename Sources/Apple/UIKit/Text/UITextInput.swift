// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What takes text as it is typed; nothing is typed in a widget.
@MainActor @preconcurrency public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Adds text where the cursor is.
  func insertText(_ text: String)

  /// Removes the character before the cursor.
  func deleteBackward()
}

/// What shows text that is edited in ranges.
///
/// Of Apple's requirements, these are the ones that sources call on fields and views of text; classes of a project's own that are such a
/// text have all of Apple's, and these among them.
@MainActor @preconcurrency public protocol UITextInput: UIKeyInput {
  /// What is selected, as a range; nil for nothing.
  var selectedTextRange: UITextRange? { get set }

  /// What an input method has not decided yet, as a range; nil for nothing.
  var markedTextRange: UITextRange? { get }
}
