// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreGraphics
public import Foundation
public import QuartzCore

/// What is kept of a view and has no effect on others.
struct ViewNotes {
  var transform3D = CATransform3DIdentity
  var focusGroupIdentifier: String?
  var minimumSize: UIContentSizeCategory?
  var maximumSize: UIContentSizeCategory?
  var layoutGuides: [UILayoutGuide] = []
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var largeContentImage: UIImage?
  var traitOverrides = UITraitOverrides()
  var attributedTexts: (value: NSAttributedString?, hint: NSAttributedString?)
}

extension UIView {
  /// How it is turned and scaled in space; kept, as nothing is drawn.
  public var transform3D: CATransform3D {
    get { notes.transform3D }
    set { notes.transform3D = newValue }
  }
  /// The point of the bounds that the position is of, as fractions of its lengths.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// The name of the views among which a keyboard moves.
  public var focusGroupIdentifier: String? {
    get { notes.focusGroupIdentifier }
    set { notes.focusGroupIdentifier = newValue }
  }
  /// The smallest size of text that the view has; nil for none.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { notes.minimumSize }
    set { notes.minimumSize = newValue }
  }
  /// The largest size of text that the view has; nil for none.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { notes.maximumSize }
    set { notes.maximumSize = newValue }
  }
  /// The picture of the view where it is shown larger; nil for none.
  public var largeContentImage: UIImage? {
    get { notes.largeContentImage }
    set { notes.largeContentImage = newValue }
  }
  /// The traits by which the view differs from what it is in.
  public var traitOverrides: UITraitOverrides {
    get { notes.traitOverrides }
    set { notes.traitOverrides = newValue }
  }
  /// What VoiceOver says after the label, with attributes; nil for nothing.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { notes.attributedTexts.value }
    set { notes.attributedTexts.value = newValue }
  }
  /// What VoiceOver says of what happens, with attributes; nil for nothing.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { notes.attributedTexts.hint }
    set { notes.attributedTexts.hint = newValue }
  }

  /// The rectangles that rules are about, beside the view's own.
  public var layoutGuides: [UILayoutGuide] { notes.layoutGuides }
  /// Adds a rectangle that rules are about.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    notes.layoutGuides.append(layoutGuide)
    layoutGuide.owningView = self
  }
  /// Removes a rectangle that rules are about.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    notes.layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
  /// The rectangle that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide() }

  /// Returns how little the view becomes larger along an axis.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    notes.hugging[axis] ?? .defaultLow
  }
  /// Sets how little the view becomes larger along an axis, which has no effect here.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { notes.hugging[axis] = priority }
  /// Returns how little the view becomes smaller along an axis.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { notes.resistance[axis] ?? .defaultHigh }
  /// Sets how little the view becomes smaller along an axis, which has no effect here.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { notes.resistance[axis] = priority }

  /// Whether rules leave open where it is; never here, as none has an effect.
  public var hasAmbiguousLayout: Bool { false }
  /// The view whose first text counts for rules about baselines.
  public var forFirstBaselineLayout: UIView { self }
  /// The view whose last text counts for rules about baselines.
  public var forLastBaselineLayout: UIView { self }
}

/// The rectangle that the keyboard covers.
open class UIKeyboardLayoutGuide: UILayoutGuide, @unchecked Sendable {
  /// Whether it is also that of a keyboard that is not at the lower edge.
  open var followsUndockedKeyboard = false
  /// Whether it ends above the safe area where there is no keyboard.
  open var usesBottomSafeArea = true
  /// The least distance of a keyboard that is followed, in points.
  open var keyboardDismissPadding: CGFloat = 0
}
