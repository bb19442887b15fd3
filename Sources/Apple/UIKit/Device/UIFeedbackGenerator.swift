// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What makes the device be felt, which a widget cannot.
open class UIFeedbackGenerator: NSObject, @unchecked Sendable {
  /// Creates a generator, which moves nothing here.
  public override init() { super.init() }
  /// Does nothing, as nothing is felt.
  open func prepare() {}
  /// Creates a generator for a view.
  @MainActor public convenience init(view: UIView) { self.init() }
}

/// The feedback for things that collide.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// The mass of the objects whose collision the feedback simulates.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// The weight of what seems to collide.
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator of a medium style.
  public override init() { super.init() }
  /// Creates a generator of a style.
  public init(style: FeedbackStyle) { super.init() }
  /// Does nothing, as nothing is felt.
  open func impactOccurred() {}
  /// Does nothing, as nothing is felt.
  open func impactOccurred(intensity: CGFloat) {}
  /// Creates a generator of a style for a view.
  @MainActor public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }
  /// Does nothing, as nothing is felt.
  open func impactOccurred(at location: CGPoint) {}
  /// Does nothing, as nothing is felt.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// The feedback for what succeeded and failed.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// The outcome that the feedback communicates.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// What a task came to, as users feel it.
    case success, warning, error
  }

  /// Does nothing, as nothing is felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  /// Does nothing, as nothing is felt.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

/// The feedback for a changed selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// Does nothing, as nothing is felt.
  open func selectionChanged() {}
  /// Does nothing, as nothing is felt.
  open func selectionChanged(at location: CGPoint) {}
}
