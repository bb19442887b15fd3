// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A keyboard, which a widget does not have.
open class UIInputViewController: UIViewController {
  /// The text that is typed into.
  open var textDocumentProxy: any UITextDocumentProxy { NoDocument() }
  /// The language of the keyboard.
  open var primaryLanguage: String?
  /// Whether a key takes dictation.
  open var hasDictationKey = false
  /// Whether the keyboard can use the network.
  open var hasFullAccess: Bool { false }
  /// Whether a key changes keyboards.
  open var needsInputModeSwitchKey: Bool { true }
  /// Does nothing, as a widget has no screen.
  open func advanceToNextInputMode() {}
  /// Does nothing, as a widget has no screen.
  open func dismissKeyboard() {}
  /// Does nothing, as a widget has no screen.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}
  /// Calls a function with no words.
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void)
  { completionHandler(UILexicon()) }
  /// Does nothing, as a widget has no screen.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Does nothing, as a widget has no screen.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  /// Does nothing, as a widget has no screen.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Does nothing, as a widget has no screen.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}

/// The text that a keyboard types into.
@MainActor @preconcurrency public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the cursor.
  var documentContextBeforeInput: String? { get }
  /// The text after the cursor.
  var documentContextAfterInput: String? { get }
  /// The text that is selected.
  var selectedText: String? { get }
  /// The keyboard of the text.
  var documentInputMode: UITextInputMode? { get }
  /// The name of the text.
  var documentIdentifier: UUID { get }
  /// Is told of what happens, which is nothing here.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Is told of what happens, which is nothing here.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Is told of what happens, which is nothing here.
  func unmarkText()
}

/// A text that nobody types into.
private final class NoDocument: NSObject, UITextDocumentProxy {
  let documentContextBeforeInput: String? = nil
  let documentContextAfterInput: String? = nil
  let selectedText: String? = nil
  let documentInputMode: UITextInputMode? = nil
  let documentIdentifier = UUID()
  let hasText = false
  func insertText(_ text: String) {}
  func deleteBackward() {}
  func adjustTextPosition(byCharacterOffset offset: Int) {}
  func setMarkedText(_ markedText: String, selectedRange: NSRange) {}
  func unmarkText() {}
}

/// A view in place of a keyboard.
open class UIInputView: UIView {
  /// How the view looks.
  public enum Style: Int, Hashable, Sendable { case `default`, keyboard }
  /// How the view looks.
  public let inputViewStyle: Style
  /// Whether constraints give its height.
  open var allowsSelfSizing = false
  /// Creates a view of a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  /// Creates one of an archive, which has no properties here.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// Words of the user, of which there are none here.
open class UILexicon: NSObject, @unchecked Sendable {
  /// The words; none here.
  open var entries: [UILexiconEntry] { [] }
}

/// A word of the user's.
open class UILexiconEntry: NSObject, @unchecked Sendable {
  /// What the text gets.
  open var documentText: String { "" }
  /// What the user types.
  open var userInput: String { "" }
}
