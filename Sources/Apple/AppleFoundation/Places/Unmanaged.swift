// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An object or a value of Core Foundation whose lifetime is the caller's affair.
///
/// It takes the place of Swift's, which is for classes alone: `CFString` and others are values here.
public struct Unmanaged<Instance> {
  private let instance: Instance

  /// Hands a value out that the receiver has to take.
  public static func passRetained(_ value: Instance) -> Unmanaged { Unmanaged(instance: value) }

  /// Hands a value out that the receiver does not own.
  public static func passUnretained(_ value: Instance) -> Unmanaged { Unmanaged(instance: value) }

  /// Takes the value, which was handed out to be taken.
  public func takeRetainedValue() -> Instance { instance }

  /// Returns the value, which somebody else owns.
  public func takeUnretainedValue() -> Instance { instance }

  /// Owns the value once more, which nothing has to do for a value.
  public func retain() -> Unmanaged { self }

  /// Ends an ownership, which nothing has to do for a value.
  public func release() {}

  /// Ends an ownership later, which nothing has to do for a value.
  public func autorelease() -> Unmanaged { self }
}

extension Unmanaged: Sendable where Instance: Sendable {}

extension Unmanaged where Instance: AnyObject {
  private var reference: Swift.Unmanaged<Instance> { .passUnretained(instance) }

  /// Hands an object out with one more reference, which the receiver has to take.
  public static func passRetained(_ value: Instance) -> Unmanaged {
    _ = Swift.Unmanaged.passRetained(value)
    return Unmanaged(instance: value)
  }

  /// Takes the object with the reference that it was handed out with.
  public func takeRetainedValue() -> Instance {
    defer { reference.release() }
    return instance
  }

  /// Owns the object once more.
  public func retain() -> Unmanaged {
    _ = reference.retain()
    return self
  }

  /// Ends an ownership of the object.
  public func release() { reference.release() }

  /// Ends an ownership of the object, at once.
  public func autorelease() -> Unmanaged {
    reference.release()
    return self
  }

  /// The address of the object, which keeps nothing alive.
  public func toOpaque() -> UnsafeMutableRawPointer { reference.toOpaque() }

  /// The object at an address that ``toOpaque()`` gave, and that is still alive.
  public static func fromOpaque(_ value: UnsafeRawPointer) -> Unmanaged {
    Unmanaged(instance: Swift.Unmanaged<Instance>.fromOpaque(value).takeUnretainedValue())
  }
}
