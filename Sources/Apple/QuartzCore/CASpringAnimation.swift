// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
import CoreGraphics
public import Foundation

/// An animation that moves like a weight on a spring.
open class CASpringAnimation: CABasicAnimation, @unchecked Sendable {
  /// The mass of the weight.
  open var mass: CGFloat = 1
  /// How stiff the spring is.
  open var stiffness: CGFloat = 100
  /// How fast the movement dies away.
  open var damping: CGFloat = 10
  /// The speed at the start.
  open var initialVelocity: CGFloat = 0
  /// Whether a spring may be so damped that it does not swing; kept, as nothing moves.
  open var allowsOverdamping = false

  /// Creates an animation of no property.
  public required init() { super.init() }

  /// Creates a spring that seems to move for a time in seconds, and that swings the more the nearer its bounce is to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / max(CGFloat(perceptualDuration), 0.001)
    stiffness = frequency * frequency
    damping = 2 * frequency * (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// How long the spring seems to move, in seconds, as the initializer has it.
  open var perceptualDuration: CFTimeInterval {
    Double(2 * CGFloat.pi / (stiffness / mass).squareRoot())
  }

  /// How much the spring swings: 0 does not, 1 never ends.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

  /// The time after which less than a thousandth of the way is left, in seconds; without end if nothing damps the spring.
  open var settlingDuration: CFTimeInterval {
    let rate = damping / (2 * mass)
    let frequency = (stiffness / mass).squareRoot()
    guard rate > 0, frequency > 0 else { return .infinity }
    // Of a spring that does not swing the slower of its two parts counts.
    let slow = rate > frequency ? rate - (rate * rate - frequency * frequency).squareRoot() : rate
    return Double(log(1000) / slow)
  }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
  }
}

/// What makes a transform of the values of an animation.
open class CAValueFunction: NSObject, @unchecked Sendable {
  /// What the function is called.
  public let name: CAValueFunctionName

  /// Creates a function from its name; never nil here.
  public init?(name: CAValueFunctionName) { self.name = name }
}

/// The name of a function that makes transforms.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Turns about the horizontal axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Turns about the vertical axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Turns in the plane of the screen.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Scales along all three axes.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// Scales along the horizontal axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// Scales along the vertical axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// Scales along the axis out of the screen.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Moves along all three axes.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// Moves along the horizontal axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Moves along the vertical axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Moves along the axis out of the screen.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
