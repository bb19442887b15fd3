// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A label and a value that VoiceOver reads on demand; both are kept and never spoken here.
open class AXCustomContent: NSObject, NSCopying, @unchecked Sendable {
  /// How important content is that is read on demand.
  public enum Importance: UInt, Sendable {
    /// It is read on demand.
    case `default` = 0
    /// It is always read.
    case high = 1
  }

  /// The name of the content, with attributes.
  public let attributedLabel: NSAttributedString
  /// The content itself, with attributes.
  public let attributedValue: NSAttributedString
  /// Whether the content is read on demand or always.
  open var importance = Importance.default

  /// The name of the content.
  open var label: String { attributedLabel.string }
  /// The content itself, without attributes.
  open var value: String { attributedValue.string }

  /// Creates content of a name and a value with attributes.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    (attributedLabel, attributedValue) = (label, value)
    super.init()
  }

  /// Creates content of a name and a value.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  /// Returns content with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// An element with content that VoiceOver reads on demand, which never happens here.
@MainActor @preconcurrency public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The content of the element, in the order in which it is read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
