// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The width or height of a mark.
public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  enum Kind: Hashable, Sendable {
    case automatic
    case fixed(Double)
    case inset(Double)
    case ratio(Double)
  }

  let kind: Kind

  /// The length that the chart chooses.
  public static let automatic = MarkDimension(kind: .automatic)

  /// A length in points, at any scale.
  public static func fixed(_ length: Double) -> MarkDimension {
    MarkDimension(kind: .fixed(length))
  }

  /// The whole step of the scale without a length in points at both sides.
  public static func inset(_ length: Double) -> MarkDimension {
    MarkDimension(kind: .inset(length))
  }

  /// A part of the step of the scale, from 0 to 1.
  public static func ratio(_ ratio: Double) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }

  /// Creates a fixed length, in points.
  public init(floatLiteral value: Double) { self = .fixed(value) }

  /// Creates a fixed length, in points.
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

  init(kind: Kind) { self.kind = kind }

  /// The length in a room, given the part of it that is usual.
  func length(in room: Double, usual: Double) -> Double {
    let length =
      switch kind {
      case .automatic: room * usual
      case .fixed(let length): length
      case .inset(let length): room - 2 * length
      case .ratio(let ratio): room * ratio
      }
    return length.isFinite ? max(0, length) : 0
  }
}

/// The method by which marks at the same position are stacked.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind { case standard, normalized, center, unstacked }

  let kind: Kind

  /// Marks are stacked on each other, from 0 on.
  public static let standard = MarkStackingMethod(kind: .standard)

  /// On each other, as parts of a whole.
  public static let normalized = MarkStackingMethod(kind: .normalized)

  /// Marks are stacked on each other, around the middle.
  public static let center = MarkStackingMethod(kind: .center)

  /// Marks are not stacked: each begins at 0.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// The method by which a line or an area is interpolated between data points.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear
    case monotone
    case catmullRom(alpha: Double)
    case cardinal(tension: Double)
    case stepStart, stepCenter, stepEnd
  }

  let kind: Kind

  /// Straight lines between the points.
  public static let linear = InterpolationMethod(kind: .linear)

  /// In curves that rise and fall only as the points do.
  public static let monotone = InterpolationMethod(kind: .monotone)

  /// In curves through all points that turn little where points are close.
  public static let catmullRom = catmullRom(alpha: 0.5)

  /// In curves through all points, given how much distances count: 0 is not at all, 1 fully.
  public static func catmullRom(alpha: Double) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: min(max(alpha, 0), 1)))
  }

  /// In curves through all points whose directions are those from neighbor to neighbor.
  public static let cardinal = cardinal(tension: 0)

  /// In curves through all points, given how taut: 0 is round, 1 is straight.
  public static func cardinal(tension: Double) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: min(max(tension, 0), 1)))
  }

  /// In steps that change at a point for the part after it.
  public static let stepStart = InterpolationMethod(kind: .stepStart)

  /// In steps that change in the middle between points.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)

  /// In steps that change at the next point.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
}

/// On which side of a mark an annotation is.
public enum AnnotationPosition: Hashable, Sendable {
  /// An automatic position: above, or for bars at their end.
  case automatic
  /// In front of the mark.
  case overlay
  /// Above the mark, horizontally centered.
  case top
  /// Below the mark, horizontally centered.
  case bottom
  /// On the leading side of the mark.
  case leading
  /// On the trailing side of the mark.
  case trailing
  /// Above and to the left.
  case topLeading
  /// Above and to the right.
  case topTrailing
  /// Below and to the left.
  case bottomLeading
  /// Below and to the right.
  case bottomTrailing
}
