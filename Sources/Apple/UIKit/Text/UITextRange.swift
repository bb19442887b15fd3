// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation

/// A place in a text.
open class UITextPosition: NSObject, @unchecked Sendable {}

/// A range of a text that users change.
open class UITextRange: NSObject, @unchecked Sendable {
  /// Where the range begins; the beginning of the text in a range that nobody made.
  open var start: UITextPosition { TextPlace(0) }
  /// Where the range ends; the beginning of the text in a range that nobody made.
  open var end: UITextPosition { TextPlace(0) }
  /// Whether nothing is in it.
  open var isEmpty: Bool { true }
}

/// A place in the text of a field or a view, by the number of UTF-16 units before it.
private final class TextPlace: UITextPosition, @unchecked Sendable {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

private final class TextPart: UITextRange, @unchecked Sendable {
  let range: Range<Int>
  init(_ range: Range<Int>) { self.range = range }
  override var start: UITextPosition { TextPlace(range.lowerBound) }
  override var end: UITextPosition { TextPlace(range.upperBound) }
  override var isEmpty: Bool { range.isEmpty }
}

// Classes of a project's own have all of these themselves.
extension UITextInput {
  private var content: NSString {
    ((self as? UITextField)?.text ?? (self as? UITextView)?.text ?? "") as NSString
  }

  private func offset(of position: UITextPosition) -> Int {
    min(max((position as? TextPlace)?.offset ?? 0, 0), content.length)
  }

  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { TextPlace(0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { TextPlace(content.length) }

  /// Returns the range between two places; never nil here.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let ends = [offset(of: fromPosition), offset(of: toPosition)].sorted()
    return TextPart(ends[0]..<ends[1])
  }
  /// Returns the place so many UTF-16 units behind another; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = self.offset(of: position) + offset
    return (0...content.length).contains(place) ? TextPlace(place) : nil
  }
  /// Returns how many UTF-16 units the second place is behind the first.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offset(of: toPosition) - offset(of: from)
  }
  /// Returns which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let way = offset(from: position, to: other)
    return way > 0 ? .orderedAscending : way < 0 ? .orderedDescending : .orderedSame
  }
  /// Returns the text in a range; nil for a range of another text.
  public func text(in range: UITextRange) -> String? {
    guard let range = (range as? TextPart)?.range.clamped(to: 0..<content.length) else {
      return nil
    }
    return content.substring(with: NSRange(range))
  }
  /// Replaces the text in a range.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let range = (range as? TextPart)?.range.clamped(to: 0..<content.length) else { return }
    let changed = content.replacingCharacters(in: NSRange(range), with: text)
    (self as? UITextField)?.text = changed
    (self as? UITextView)?.text = changed
  }
  /// Returns where the cursor is at a place: nowhere, as a widget has no screen.
  public func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Returns where the first line of a range is: nowhere, as a widget has no screen.
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// Does nothing, as no input method is used.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  /// Does nothing, as no input method is used.
  public func unmarkText() {}
}
