// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The size that a parent offers to a child, which then chooses its own.
///
/// Source: Apple's documentation of `ProposedViewSize`.
public struct ProposedViewSize: Hashable, Sendable {
  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The width in points; nil asks for the ideal one, 0 for the smallest, infinity for the largest.
  public var width: Double?

  /// The height in points; nil asks for the ideal one, 0 for the smallest, infinity for the largest.
  public var height: Double?

  /// Creates an offer, in points.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// The offered size, with a length of its own for what is not specified.
  @_disfavoredOverload
  public func replacingUnspecifiedDimensions(
    by size: Size = Size(width: 10, height: 10)
  ) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}

/// A proposed length as the layout passes it around: nil is a number of its own, so that comparing two is comparing numbers.
struct ProposedLength: Hashable {
  /// No length: the ideal one is asked for.
  static let unspecified = ProposedLength(-1)

  static let zero = ProposedLength(0)

  static let infinity = ProposedLength(.infinity)

  /// The length, which is not negative; -1 if there is none.
  let value: Double

  private init(_ value: Double) {
    self.value = value
  }

  /// Creates a length; one that is negative is 0, one that is not a number is unspecified.
  init(clamping value: Double?) {
    guard let value, !value.isNaN else {
      self = .unspecified
      return
    }
    self.value = max(0, value)
  }

  var isUnspecified: Bool { value < 0 }

  var optional: Double? { isUnspecified ? nil : value }

  /// The length, or another one if there is none.
  func or(_ other: Double) -> Double { isUnspecified ? other : value }

  /// The length, or another one if there is none.
  func or(_ other: ProposedLength) -> ProposedLength { isUnspecified ? other : self }

  /// The part of the length inside an inset, never less than 0.
  func inset(by length: Double) -> ProposedLength {
    isUnspecified ? self : ProposedLength(max(0, value - length))
  }
}

/// A proposed size as the layout passes it around.
struct Proposal: Hashable {
  static let unspecified = Proposal(width: .unspecified, height: .unspecified)

  var width: ProposedLength
  var height: ProposedLength

  init(width: ProposedLength, height: ProposedLength) {
    self.width = width
    self.height = height
  }

  init(_ size: Size) {
    width = ProposedLength(clamping: size.width)
    height = ProposedLength(clamping: size.height)
  }

  init(_ size: ProposedViewSize) {
    width = ProposedLength(clamping: size.width)
    height = ProposedLength(clamping: size.height)
  }

  /// Creates a proposal of a length along an axis and one across it.
  init(_ major: ProposedLength, across minor: ProposedLength, _ axis: Axis) {
    if axis == .horizontal {
      self.init(width: major, height: minor)
    } else {
      self.init(width: minor, height: major)
    }
  }

  func length(along axis: Axis) -> ProposedLength { axis == .horizontal ? width : height }

  var publicValue: ProposedViewSize {
    ProposedViewSize(width: width.optional, height: height.optional)
  }
}

extension Size {
  func length(along axis: Axis) -> Double { axis == .horizontal ? width : height }

  init(_ major: Double, across minor: Double, _ axis: Axis) {
    if axis == .horizontal {
      self.init(width: major, height: minor)
    } else {
      self.init(width: minor, height: major)
    }
  }
}
