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
  open override var inputView: UIView? {
    get { views.inputView }
    set { views.inputView = newValue }
  }
  /// The view above the keyboard; nil for none.
  open override var inputAccessoryView: UIView? {
    get { views.inputAccessoryView }
    set { views.inputAccessoryView = newValue }
  }
  private var views: (inputView: UIView?, inputAccessoryView: UIView?)
  /// What is selected, as a range; nil here.
  open var selectedTextRange: UITextRange?
  /// What an input method has not decided yet; nil here.
  open var markedTextRange: UITextRange? { nil }
  /// The view on the left; nil for none.
  open var leftView: UIView?
  /// The view on the right; nil for none.
  open var rightView: UIView?

  /// What is told of the field.
  open weak var delegate: (any UITextFieldDelegate)?
  /// When the button that empties it is shown.
  open var clearButtonMode = ViewMode.never
  /// When the view on the left is shown.
  open var leftViewMode = ViewMode.never
  /// When the view on the right is shown.
  open var rightViewMode = ViewMode.never
  /// Whether it is empty when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the text is smaller where it does not fit.
  open var adjustsFontSizeToFitWidth = false
  /// The least size of the font, in points.
  open var minimumFontSize: CGFloat = 0
  /// The attributes of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of what is typed next; nil here.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// The image behind the text; nil for none.
  open var background: UIImage?

  /// Returns where the text is.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns where the text is while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns where stands what is in an empty field.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns where the view on the left is.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Returns where the view on the right is.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Returns where the button is that empties it.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }

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
  /// Whether quotation marks are made curly.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens become a dash.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces around what is pasted are added and removed.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// What a new password consists of; nil for any.
  open var passwordRules: UITextInputPasswordRules?
  /// Whether the system helps with writing.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// What the text is for; nil if that is not said.
  open var textContentType: UITextContentType?
  /// Whether what is typed is hidden.
  open var isSecureTextEntry = false
  /// Whether the key that ends a line waits for a text.
  open var enablesReturnKeyAutomatically = false
}
