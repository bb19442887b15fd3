// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import Testing

/// What is drawn of views that effects move, and of modifiers that the environment makes.
@Suite("Effects of a view's geometry") struct GeometryEffectTests {
  /// The transforms of what is drawn, the first first.
  private func transforms(of view: some View) -> [PlaneTransform] {
    drawing(of: view).items.compactMap {
      guard case .beginGroup(let group) = $0 else { return nil }
      return group.effects.compactMap { if case .transform(let made) = $0 { made } else { nil } }
        .first
    }
  }

  @Test("an effect moves a view by its data, and by a part of its size")
  func moved() {
    let moved = transforms(
      of: Color.red.frame(width: 40, height: 20).modifier(Shake(part: 0.25, animatableData: 8)))
    #expect(moved == [PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: 18, ty: 0)])
  }

  @Test("what an effect turns in space is seen from far away, which is reported")
  func turned() throws {
    let list = drawing(of: Color.red.frame(width: 40, height: 20).modifier(Flip(degrees: 180)))
    #expect(list.problems.contains { if case .drawnDifferently = $0 { true } else { false } })
    let made = try #require(
      transforms(of: Color.red.frame(width: 40, height: 20).modifier(Flip(degrees: 180))).first)
    #expect(abs(made.a + 1) < 1e-9)
    #expect(abs(made.d - 1) < 1e-9)
  }

  @Test("a projection and the one that undoes it are nothing together")
  func inverted() {
    var projection = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: 0, d: 4, tx: 3, ty: 5))
    projection.m13 = 0.01
    let nothing = projection.concatenating(projection.inverted())
    for (value, wanted) in [
      (nothing.m11, 1), (nothing.m12, 0), (nothing.m13, 0), (nothing.m21, 0), (nothing.m22, 1),
      (nothing.m23, 0), (nothing.m31, 0), (nothing.m32, 0), (nothing.m33, 1.0),
    ] {
      #expect(abs(value - wanted) < 1e-9)
    }
    projection.m11 = 0
    projection.m12 = 0
    projection.m13 = 0
    let isInverted = projection.invert()
    #expect(!isInverted)
  }

  @Test("a modifier is made from the environment of the view that it is applied to")
  func environmental() {
    let view = Text(verbatim: "a").modifier(Loud())
    #expect(drawing(of: view).strings == ["a"])
    #expect(drawing(of: view) { $0.locale = Locale(identifier: "ja") }.strings == ["a", "!"])
  }
}

private struct Shake: GeometryEffect {
  var part: CGFloat
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: animatableData + size.width * part, y: 0))
  }
}

private struct Flip: GeometryEffect {
  var degrees: Double

  func effectValue(size: CGSize) -> ProjectionTransform {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / max(size.width, size.height)
    transform = CATransform3DRotate(transform, CGFloat(degrees * .pi / 180), 0, 1, 0)
    transform = CATransform3DTranslate(transform, -size.width / 2, -size.height / 2, 0)
    let back = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
    return ProjectionTransform(transform).concatenating(ProjectionTransform(back))
  }
}

private struct Loud: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    Exclaimed(isLoud: environment.locale.language.languageCode == .japanese)
  }
}

private struct Exclaimed: ViewModifier {
  let isLoud: Bool

  func body(content: Content) -> some View {
    HStack {
      content
      if isLoud { Text(verbatim: "!") }
    }
  }
}
