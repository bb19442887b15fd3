// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A style that shapes, texts and templates can be drawn with.
///
/// A custom style says which other style it is, in an environment:
///
/// ```swift
/// struct Ground: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.colorScheme == .dark ? Color.black : Color.white
///   }
/// }
/// ```
public protocol ShapeStyle: Sendable {
  /// The style that the style is in an environment.
  associatedtype Resolved: ShapeStyle = Self

  /// The style that the style is in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The style, as far as the layout and the renderers know styles; a custom style leaves it to the library.
  var shapeStyle: ShapeStyleValue { get }
}

extension ShapeStyle where Resolved == Self {
  /// Returns the style itself, in every environment.
  public func resolve(in environment: EnvironmentValues) -> Self { self }
}

extension ShapeStyle {
  /// The style that ``resolve(in:)`` chooses; one that chooses itself is the foreground style.
  public var shapeStyle: ShapeStyleValue {
    ShapeStyleValue(
      kind: .resolving(
        ResolvingStyle { environment in
          let resolved = resolve(in: environment)
          return resolved is Self ? .level(0) : resolved.shapeStyle
        }))
  }

  /// The style, more transparent: its opacity is multiplied by the given one, from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ChangedStyle(shapeStyle: ShapeStyleValue(kind: .opacity(shapeStyle, opacity)))
  }

  /// A fainter level of the style.
  public var secondary: some ShapeStyle { faded(by: 1) }

  /// A still fainter level of the style.
  public var tertiary: some ShapeStyle { faded(by: 2) }

  /// A very faint level of the style.
  public var quaternary: some ShapeStyle { faded(by: 3) }

  /// The faintest level of the style.
  public var quinary: some ShapeStyle { faded(by: 4) }

  private func faded(by levels: Int) -> ChangedStyle {
    ChangedStyle(shapeStyle: ShapeStyleValue(kind: .faded(shapeStyle, by: levels)))
  }
}

/// A style that is made of another.
struct ChangedStyle: ShapeStyle, Hashable {
  let shapeStyle: ShapeStyleValue
}

/// A style whose type is erased.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  /// The wrapped style as the layout and the renderers know it.
  public let shapeStyle: ShapeStyleValue

  /// Wraps a style of any type.
  public init(_ style: some ShapeStyle) {
    shapeStyle = style.shapeStyle
  }
}

/// A style, as far as the layout and the renderers know styles.
public struct ShapeStyleValue: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case color(Color)
    case linearGradient(LinearGradient)
    // Those that are rare are behind a reference, so that a style stays small.
    indirect case radialGradient(RadialGradient)
    indirect case ellipticalGradient(EllipticalGradient)
    indirect case angularGradient(AngularGradient)
    indirect case standardGradient(Color)
    indirect case mesh(MeshGradient)
    /// A level of the style around the view: 0 is the style itself, the others are fainter.
    case level(Int)
    case tint
    /// The tint where it colors a line or a ring, along which a gradient without points of its own goes.
    case meterTint(MeterShape)
    indirect case plainGradient(Gradient)
    /// Colors of the system, the strongest first.
    case system(SystemStyle)
    case material(Material)
    indirect case faded(ShapeStyleValue, by: Int)
    indirect case opacity(ShapeStyleValue, Double)
    indirect case shadowed(ShapeStyleValue, ShadowStyle)
    case resolving(ResolvingStyle)
    /// An image that is repeated.
    indirect case image(ImagePaint)
    /// The colors of another style that is a gradient, in a direction of their own.
    indirect case directed(ShapeStyleValue, GradientDirection)
    /// The colors of another style that is a gradient, mixed as they are perceived.
    indirect case perceptual(ShapeStyleValue)
  }

  var kind: Kind

  static func color(_ color: Color) -> Self { Self(kind: .color(color)) }

  static func level(_ level: Int) -> Self { Self(kind: .level(level)) }

  static let tint = Self(kind: .tint)

  /// Whether it is a color that a view names, and nothing that depends on the style around the view.
  var isColor: Bool {
    if case .color = kind { true } else { false }
  }

  /// The shape of a meter.
  enum MeterShape: Hashable, Sendable {
    case line, ring
    /// An arc with a gap at the bottom, and its angle in degrees.
    case openRing(Double)
  }
}

/// A style that is chosen when it is used; two are equal only if they are one.
final class ResolvingStyle: Hashable, Sendable {
  let resolve: @Sendable (EnvironmentValues) -> ShapeStyleValue

  init(_ resolve: @escaping @Sendable (EnvironmentValues) -> ShapeStyleValue) {
    self.resolve = resolve
  }

  static func == (left: ResolvingStyle, right: ResolvingStyle) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
