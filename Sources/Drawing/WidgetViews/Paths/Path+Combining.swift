// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Path {
  /// What is inside of this path, of another one, or of both.
  ///
  /// As of all functions that combine paths, the result has straight lines where the paths have curves, no farther from them than a
  /// hundredth of a point. What is inside is told by the direction of the parts.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether parts inside parts are holes by turns, and not by their direction.
  /// - Returns: The path around it, whose parts do not cross.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other, usesEvenOddFill: eoFill).outline { $0 || $1 }
  }

  /// What is inside of both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other, usesEvenOddFill: eoFill).outline { $0 && $1 }
  }

  /// What is inside of this path and outside of another one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other, usesEvenOddFill: eoFill).outline { $0 && !$1 }
  }

  /// What is inside of one of both paths.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other, usesEvenOddFill: eoFill).outline { $0 != $1 }
  }

  /// What is inside of the path, as a path whose parts do not cross: it has the same inside by either rule.
  public func normalized(eoFill: Bool = true) -> Path {
    PathArrangement(self, Path(), usesEvenOddFill: eoFill).outline { inside, _ in inside }
  }
}

/// A shape that is made of two others.
public struct CombinedShape<First: Shape, Second: Shape>: Shape {
  let first: First
  let second: Second
  let combine: (Path, Path) -> Path

  /// What becomes of both outlines.
  public func path(in rect: Rect) -> Path {
    combine(first.path(in: rect), second.path(in: rect))
  }

  /// The size of the first shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { first.sizeThatFits(proposal) }
}

extension Shape {
  /// What is inside of this shape, of another one, or of both; both are in the same frame.
  public func union<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> CombinedShape<Self, Other> {
    CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  /// What is inside of both shapes.
  public func intersection<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> CombinedShape<Self, Other> {
    CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// What is inside of this shape and outside of another one.
  public func subtracting<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> CombinedShape<Self, Other> {
    CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// What is inside of one of both shapes.
  public func symmetricDifference<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> CombinedShape<Self, Other> {
    CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }
}
