// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Path {
  /// The union: the area inside this path, another one, or both.
  ///
  /// As of all functions that combine paths, the result has straight lines where the paths have curves, no farther from them than a
  /// hundredth of a point. The direction of the parts decides what is inside.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether parts inside parts are holes by turns, and not by their direction.
  /// - Returns: The path around it, whose parts do not cross.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other, usesEvenOddFill: eoFill).outline { $0 || $1 }
  }

  /// The intersection: the area inside both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other, usesEvenOddFill: eoFill).outline { $0 && $1 }
  }

  /// The difference: the area inside this path and outside another one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other, usesEvenOddFill: eoFill).outline { $0 && !$1 }
  }

  /// The symmetric difference: the area inside exactly one of the paths.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other, usesEvenOddFill: eoFill).outline { $0 != $1 }
  }

  /// The inside of the path, as a path whose parts do not cross: the same by either fill rule.
  public func normalized(eoFill: Bool = true) -> Path {
    PathArrangement(self, Path(), usesEvenOddFill: eoFill).outline { inside, _ in inside }
  }
}

/// A shape that is made of two others.
public struct CombinedShape<First: Shape, Second: Shape>: Shape {
  let first: First
  let second: Second
  let combine: @Sendable (Path, Path) -> Path

  /// The outline of the combination.
  public func path(in rect: Rect) -> Path {
    combine(first.path(in: rect), second.path(in: rect))
  }

  /// The size of the first shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { first.sizeThatFits(proposal) }
}

extension Shape {
  /// The union of two shapes in the same frame: the area inside one of them or both.
  public func union<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> CombinedShape<Self, Other> {
    CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  /// The intersection: the area inside both shapes, in the same frame.
  public func intersection<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> CombinedShape<Self, Other> {
    CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// The difference: the area inside this shape and outside another one, in the same frame.
  public func subtracting<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> CombinedShape<Self, Other> {
    CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// The symmetric difference: the area inside exactly one of the shapes, in the same frame.
  public func symmetricDifference<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> CombinedShape<Self, Other> {
    CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }
}
