// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A view with a text that users change, which a widget cannot show.
open class UITextView: UIScrollView, UITextInput, UITextPasteConfigurationSupporting {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text in the view, without attributes.
  open var text: String! {
    get { attributedText.string }
    set { attributedText = NSAttributedString(string: newValue ?? "") }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes.
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  /// The font of the text; nil for the system's.
  open var font: UIFont?
  /// The color of the text; nil for the system's.
  open var textColor: UIColor?
  /// Where each line of the text begins.
  open var textAlignment = NSTextAlignment.natural
  /// What is told of changes.
  open weak var delegate: (any UITextViewDelegate)?
  /// Whether users change the text.
  open var isEditable = true
  /// Whether users select the text.
  open var isSelectable = true
  /// What becomes a link by itself.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether users change attributes.
  open var allowsEditingTextAttributes = false
  /// Whether the font follows the size that the user chose.
  open var adjustsFontForContentSizeCategory = false
  /// The attributes of what is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The range that is selected.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The space around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The space in which lines are.
  open var textContainer = NSTextContainer()
  /// The text as what lays it out has it; a copy, as nothing is laid out here.
  open var textStorage: NSTextStorage { NSTextStorage(attributedString: attributedText) }
  /// What lays out the text, which happens never here.
  open private(set) lazy var layoutManager = NSLayoutManager()
  /// Whether what is typed replaces all of the text.
  open var clearsOnInsertion = false
  /// Whether the text is as large as in other apps on each kind of device.
  open var usesStandardTextScaling = false
  /// What is selected, as a range; nil here.
  open var selectedTextRange: UITextRange?
  /// What an input method has not decided yet; nil here.
  open var markedTextRange: UITextRange? { nil }
  /// Whether users find text in the view.
  open var isFindInteractionEnabled = false
  /// The panel with which users find text; nil, as a widget has no screen.
  open var findInteraction: UIFindInteraction? { nil }
  private var views: (inputView: UIView?, inputAccessoryView: UIView?)
  /// What is asked about what is pasted.
  open weak var pasteDelegate: (any UITextPasteDelegate)?
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

  /// Creates a view without a text.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view with a space for lines.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { self.textContainer = textContainer }
  }
  /// Creates a view without a text; the way in which it is laid out has no effect.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
  /// Creates a view of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Scrolls nowhere, as nothing is shown.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// Whether the view has any text.
  open var hasText: Bool { !text.isEmpty }

  /// Adds text at the end, where the cursor of a view is that nobody edits.
  open func insertText(_ text: String) { self.text += text }

  /// Removes the last character.
  open func deleteBackward() { text = String(text.dropLast()) }

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

/// What becomes a link by itself in a text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The kinds as bits of a number.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers become links.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of pages become links.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Street addresses become links.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates become links to the calendar.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Whatever can become a link.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// What is told of a text view's changes, which never are in a widget.
///
/// All of its methods are optional on a device; here they do nothing unless they are written.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Is asked before editing begins.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Is asked before editing ends.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Is told that editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Is told that editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Is asked before a text is replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Is told of a change.
  func textViewDidChange(_ textView: UITextView)
  /// Is told that something else is selected.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Lets editing begin unless it is written.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Lets editing end unless it is written.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing by default.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing by default.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Lets the text be replaced.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing by default.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing by default.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
