// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A symbol of an asset catalog: its designs, which are drawn beside letters and are as large as they are.
///
/// Lengths are points at a font of 100 points, x from the left margin and y downward from the baseline.
public struct SymbolImage: Hashable, Sendable {
  /// The size of a symbol beside a text.
  public enum Scale: Int, CaseIterable, Hashable, Sendable {
    /// A symbol smaller than the text's font suggests.
    case small
    /// A symbol that suits the text's font.
    case medium
    /// A symbol larger than the text's font suggests.
    case large
  }

  /// The annotation of a part for one rendering mode.
  public struct Layer: Hashable, Sendable {
    /// The opacity of the part, from 0 to 1.
    public var opacity: Double

    /// Whether the parts behind it are erased in its area before it is drawn.
    public var clearsBehind: Bool

    /// Creates an annotation; by default the part is drawn as it is.
    public init(opacity: Double = 1, clearsBehind: Bool = false) {
      self.opacity = opacity
      self.clearsBehind = clearsBehind
    }
  }

  /// A path of a design, with what each rendering mode does with it.
  public struct Part: Hashable, Sendable {
    /// The path; its inks do not count.
    public var path: VectorPath

    /// The annotation for one color.
    public var monochrome = Layer()

    /// The annotation for the levels of one color, and for a palette.
    public var hierarchical = Layer()

    /// The level in the hierarchy, from 0 for primary to 2 for tertiary.
    public var level = 0

    /// The annotation for the symbol's own colors.
    public var multicolor = Layer()

    /// The part's own color; nil for that of the text.
    public var color: Color?

    /// Creates a part without annotations.
    public init(path: VectorPath) {
      self.path = path
    }
  }

  /// A drawing of the symbol for one weight and one scale.
  public struct Design: Hashable, Sendable {
    /// The weight of the letters that it is for.
    public var weight: FontWeight

    /// The scale that it is for.
    public var scale: Scale

    /// The width from the left margin to the right one.
    public var width: Double

    /// The parts, the furthest behind first.
    public var parts: [Part]

    /// Creates a design of its parts, for a weight and a scale.
    public init(weight: FontWeight, scale: Scale, width: Double, parts: [Part]) {
      self.weight = weight
      self.scale = scale
      self.width = width
      self.parts = parts
    }
  }

  /// The designs; at least one.
  public var designs: [Design]

  /// Creates a symbol of its designs.
  public init(designs: [Design]) {
    self.designs = designs
  }

  /// The design for a weight and a scale, or the one whose weight is nearest, and among those its scale; nil without designs.
  public func design(nearest weight: FontWeight, _ scale: Scale) -> Design? {
    func distance(_ design: Design) -> (Int, Int) {
      (abs(design.weight.rawValue - weight.rawValue), abs(design.scale.rawValue - scale.rawValue))
    }
    return designs.min { distance($0) < distance($1) }
  }
}
