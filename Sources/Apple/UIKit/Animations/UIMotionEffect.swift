// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A change of a view as the device is tilted, which never happens here.
@MainActor @preconcurrency open class UIMotionEffect: NSObject {
  /// Creates an effect that changes nothing.
  public override init() { super.init() }
  /// Returns nil, as there is none in an archive.
  public required init?(coder: NSCoder) { return nil }
  /// Returns the changes of properties for a tilt: nil unless a subclass has some.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A change of one property as the device is tilted in one direction, which never happens here.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction in which the device is tilted.
  public enum EffectType: Int, Hashable, Sendable {
    /// To the left and to the right.
    case tiltAlongHorizontalAxis
    /// Upward and downward, from the user.
    case tiltAlongVerticalAxis
  }

  /// The property that is changed.
  public let keyPath: String
  /// The direction in which the device is tilted.
  public let type: EffectType
  /// What is added at the one end; nil for nothing.
  open var minimumRelativeValue: Any?
  /// What is added at the other end; nil for nothing.
  open var maximumRelativeValue: Any?

  /// Creates a change of a property for a direction.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Returns nil, as there is none in an archive.
  public required init?(coder: NSCoder) { return nil }
}

/// Several changes as the device is tilted, which never happen here.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The changes; nil for none.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// Adds a change as the device is tilted, which never happens here.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    removeMotionEffect(effect)
    motionEffects.append(effect)
  }

  /// Removes a change as the device is tilted.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
