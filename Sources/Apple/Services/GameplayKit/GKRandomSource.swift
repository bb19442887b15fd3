// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A source of random numbers.
public protocol GKRandom {
  /// Returns a random integer.
  func nextInt() -> Int

  /// Returns a random integer from 0 to less than a bound.
  func nextInt(upperBound: Int) -> Int

  /// Returns a random number from 0 to 1.
  func nextUniform() -> Float

  /// Returns a random Boolean value.
  func nextBool() -> Bool
}

/// The system's random numbers, under the name that GameplayKit has for them.
///
/// The sources with a seed, whose sequences only Apple's systems have, are not available.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  private static let shared = GKRandomSource()

  /// Returns the shared source of the program.
  open class func sharedRandom() -> GKRandomSource { shared }

  /// Returns a random integer of 32 bits.
  open func nextInt() -> Int { Int(Int32.random(in: .min ... .max)) }

  /// Returns a random integer from 0 to less than a bound; 0 if the bound is not positive.
  open func nextInt(upperBound: Int) -> Int { upperBound > 0 ? .random(in: 0..<upperBound) : 0 }

  /// Returns a random number from 0 to 1.
  open func nextUniform() -> Float { .random(in: 0...1) }

  /// Returns a random Boolean value.
  open func nextBool() -> Bool { .random() }

  /// Returns an array's elements in a random order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] { array.shuffled() }
}
