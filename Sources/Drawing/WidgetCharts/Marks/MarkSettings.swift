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

  /// Marks are stacked on each other, as fractions of their sum.
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

  /// Curves that are monotone between data points.
  public static let monotone = InterpolationMethod(kind: .monotone)

  /// Catmull-Rom curves with an alpha of 0.5.
  public static let catmullRom = catmullRom(alpha: 0.5)

  /// Catmull-Rom curves with an alpha, from 0 for uniform to 1 for chordal curves.
  public static func catmullRom(alpha: Double) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: min(max(alpha, 0), 1)))
  }

  /// Cardinal curves with a tension of 0.
  public static let cardinal = cardinal(tension: 0)

  /// Cardinal curves with a tension, from 0 for round curves to 1 for straight lines.
  public static func cardinal(tension: Double) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: min(max(tension, 0), 1)))
  }

  /// Steps that begin at a data point.
  public static let stepStart = InterpolationMethod(kind: .stepStart)

  /// Steps that begin halfway between data points.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)

  /// Steps that end at a data point.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
}

/// The position of an annotation in relation to its mark.
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
