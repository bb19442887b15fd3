// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What changes the picture on a device and is not drawn here: it compiles, and the report says the file and the line.

public import CoreGraphics
public import Foundation
public import WidgetViews

extension View {
  /// Changes the view by what its place is; the change is not drawn, and is reported.
  public func visualEffect<Changed>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Changed,
    file: StaticString = #fileID, line: UInt = #line
  ) -> some View { notDrawn("visualEffect", at: "\(file):\(line)") }

  /// Changes colors by a Metal shader; the change is not drawn, and is reported.
  public func colorEffect(
    _ shader: Shader, isEnabled: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { notDrawn("colorEffect", at: "\(file):\(line)") }

  /// Moves pixels by a Metal shader; the change is not drawn, and is reported.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true,
    file: StaticString = #fileID, line: UInt = #line
  ) -> some View { notDrawn("distortionEffect", at: "\(file):\(line)") }

  /// Changes the picture by a Metal shader; the change is not drawn, and is reported.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true,
    file: StaticString = #fileID, line: UInt = #line
  ) -> some View { notDrawn("layerEffect", at: "\(file):\(line)") }

  /// Puts glass behind the view; the glass is not drawn, and is reported.
  public func glassEffect(
    _ glass: Glass = .regular, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { notDrawn("glassEffect", at: "\(file):\(line)") }

  /// Puts glass of a shape behind the view; the glass is not drawn, and is reported.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some WidgetViews.Shape, file: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { notDrawn("glassEffect", at: "\(file):\(line)") }

  /// Turns the view in a perspective; without a matrix's meaning here, it is not drawn, and is reported.
  public func projectionEffect(
    _ transform: ProjectionTransform, file: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    transform.isFlat
      ? AnyView(transformEffect(transform.plane))
      : AnyView(notDrawn("projectionEffect", at: "\(file):\(line)"))
  }
}

/// What a visual effect begins with.
public struct EmptyVisualEffect: Sendable {}

/// A function of a Metal library.
public struct Shader: Hashable, Sendable {
  /// The name of the function.
  public let name: String

  /// Names a function.
  public init(name: String) { self.name = name }
}

/// What glass is like.
public struct Glass: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let regular = Glass(name: "regular")
  /// Clear.
  public static let clear = Glass(name: "clear")

  /// Colored.
  public func tint(_ color: Color?) -> Glass { self }
  /// As it is touched.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// A change of places in space, by a matrix of three by three.
public struct ProjectionTransform: Hashable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Makes the transform that changes nothing.
  public init() {}

  /// Makes a transform of the plane.
  public init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  var isFlat: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  var plane: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}
