// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Modifiers that change the picture on a device and are not drawn here: they compile, and the
// report names the file and line.

public import Foundation
public import WidgetViews

nonisolated extension View {
  /// Applies a visual effect that depends on the geometry; it is reported and not drawn.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect,
    file: StaticString = #fileID, line: UInt = #line
  ) -> some View { notDrawn("visualEffect", at: "\(file):\(line)") }

  /// Applies a Metal shader to colors; it is reported and not drawn.
  public func colorEffect(
    _ shader: Shader, isEnabled: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { notDrawn("colorEffect", at: "\(file):\(line)") }

  /// Applies a Metal shader to pixel positions; it is reported and not drawn.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true,
    file: StaticString = #fileID, line: UInt = #line
  ) -> some View { notDrawn("distortionEffect", at: "\(file):\(line)") }

  /// Applies a Metal shader to the rendered view; it is reported and not drawn.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true,
    file: StaticString = #fileID, line: UInt = #line
  ) -> some View { notDrawn("layerEffect", at: "\(file):\(line)") }

  /// Places glass behind the view; it is reported and not drawn, unless it is none.
  public func glassEffect(
    _ glass: Glass = .regular, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { notDrawn(glass == .identity ? nil : "glassEffect", at: "\(file):\(line)") }

  /// Places glass in a shape behind the view; it is reported and not drawn, unless it is none.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some WidgetViews.Shape, file: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { notDrawn(glass == .identity ? nil : "glassEffect", at: "\(file):\(line)") }

  /// Applies a projection; a perspective one is reported and not drawn.
  public func projectionEffect(
    _ transform: ProjectionTransform, file: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    transform.isAffine
      ? AnyView(transformEffect(transform.plane(at: .zero)))
      : AnyView(notDrawn("projectionEffect", at: "\(file):\(line)"))
  }
}

/// The visual effect without a change.
public struct EmptyVisualEffect: Sendable {}

/// A function of a Metal library.
public struct Shader: Hashable, Sendable {
  /// The name of the function.
  public let name: String

  /// Creates a shader from the name of a function.
  public init(name: String) { self.name = name }
}

/// The appearance of glass.
public struct Glass: Hashable, Sendable {
  private let name: String

  /// The regular glass of the system.
  public static let regular = Glass(name: "regular")
  /// No glass: the content as it is.
  public static let identity = Glass(name: "identity")
  /// Glass that is clearer than the regular one.
  public static let clear = Glass(name: "clear")

  /// Returns the glass with a tint, which is ignored.
  public func tint(_ color: Color?) -> Glass { self }
  /// Returns glass that reacts to touch, which is ignored.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
