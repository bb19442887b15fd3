// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A field with a line of text that users change, which a widget cannot show.
open class UITextField: UIControl, UITextInput {
  /// The frame of a field.
  public enum BorderStyle: Int, Sendable {
    /// The field has no frame.
    case none
    /// A thin line around the field.
    case line
    /// A frame that looks deep.
    case bezel
    /// A frame with round corners.
    case roundedRect
  }

  /// The text; nil for none.
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text with attributes; nil for none.
  open var attributedText: NSAttributedString?
  /// What stands in an empty field; nil for nothing.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What stands in an empty field, with attributes; nil for nothing.
  open var attributedPlaceholder: NSAttributedString?
  /// The font of the text; nil for the system's.
  open var font: UIFont?
  /// The color of the text; nil for the system's.
  open var textColor: UIColor?
  /// Where the line begins.
  open var textAlignment = NSTextAlignment.natural
  /// The frame around the field.
  open var borderStyle = BorderStyle.none
  /// Whether the font follows the size that the user chose.
  open var adjustsFontForContentSizeCategory = false
  /// Whether editing is going on: never here.
  open var isEditing: Bool { false }
  /// The view in place of the keyboard; nil for the keyboard.
  open var inputView: UIView?
  /// The view above the keyboard; nil for none.
  open var inputAccessoryView: UIView?
  /// What is selected, as a range; nil here.
  open var selectedTextRange: UITextRange?
  /// What an input method has not decided yet; nil here.
  open var markedTextRange: UITextRange? { nil }
  /// The view on the left; nil for none.
  open var leftView: UIView?
  /// The view on the right; nil for none.
  open var rightView: UIView?

  /// Creates a field without a text.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a field of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the field has any text.
  open var hasText: Bool { text?.isEmpty == false }

  /// Adds text at the end, where the cursor of a field is that nobody edits.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }

  /// Removes the last character.
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }

  /// The type of the keyboard.
  open var keyboardType = UIKeyboardType.default
  /// Whether the keyboard is light or dark.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the key that ends a line is called.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether typed words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether what may follow is shown.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// What the text is for; nil if that is not said.
  open var textContentType: UITextContentType?
  /// Whether what is typed is hidden.
  open var isSecureTextEntry = false
  /// Whether the key that ends a line waits for a text.
  open var enablesReturnKeyAutomatically = false
}
