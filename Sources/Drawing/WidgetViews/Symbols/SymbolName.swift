// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The name of an SF Symbol, taken apart: what it shows, and what is made of that.
struct SymbolName: Hashable {
  /// The enclosure of a symbol.
  enum Enclosure: String, Hashable {
    case circle
    case square
    case rectangle
  }

  /// The name of the symbol without its variants.
  var base: String

  /// Whether it is filled.
  var isFilled = false

  /// The enclosure of the symbol; nil for none.
  var enclosure: Enclosure?

  /// Whether a line crosses it out.
  var isSlashed = false

  /// The sign in its lower trailing corner: empty for a dot in the upper one, nil for none.
  var badge: String?

  /// Takes a name apart as long as something is known by what remains.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isKnown: Whether there is a drawing of a name.
  init?(_ name: String, isKnown: (String) -> Bool) {
    base = name
    while !isKnown(base) {
      guard let dot = base.lastIndex(of: ".") else { return nil }
      let variant = base[dot...].dropFirst()
      if base[..<dot].hasSuffix(".badge"), badge == nil, isKnown(String(variant)) {
        badge = String(variant)
        base = String(base[..<dot].dropLast(6))
        continue
      }
      switch variant {
      case "badge" where badge == nil: badge = ""
      case "fill": isFilled = true
      case "slash": isSlashed = true
      default:
        guard enclosure == nil, let found = Enclosure(rawValue: String(variant)) else { return nil }
        enclosure = found
      }
      base = String(base[..<dot])
    }
  }

  /// Adds the variants that the views around the symbol ask for.
  mutating func add(_ variants: SymbolVariants) {
    isFilled = isFilled || variants.isFilled
    isSlashed = isSlashed || variants.isSlashed
    enclosure = enclosure ?? variants.enclosure
  }
}

/// The variants of the symbols in a view, such as filled or inside a circle.
public struct SymbolVariants: Hashable, Sendable {
  /// The symbols as they are named.
  public static let none = SymbolVariants()

  /// The variant inside a circle.
  public static let circle = SymbolVariants(enclosure: .circle)

  /// The variant inside a square.
  public static let square = SymbolVariants(enclosure: .square)

  /// The variant inside a rectangle.
  public static let rectangle = SymbolVariants(enclosure: .rectangle)

  /// The variant that is filled.
  public static let fill = SymbolVariants(isFilled: true)

  /// The variant with a slash through it.
  public static let slash = SymbolVariants(isSlashed: true)

  var enclosure: SymbolName.Enclosure?
  var isFilled = false
  var isSlashed = false

  /// These variants, in a circle.
  public var circle: SymbolVariants { changing { $0.enclosure = .circle } }

  /// These variants, in a square.
  public var square: SymbolVariants { changing { $0.enclosure = .square } }

  /// These variants, in a rectangle.
  public var rectangle: SymbolVariants { changing { $0.enclosure = .rectangle } }

  /// These variants, filled as well.
  public var fill: SymbolVariants { changing { $0.isFilled = true } }

  /// These variants, with a slash as well.
  public var slash: SymbolVariants { changing { $0.isSlashed = true } }

  /// Whether all of other variants are among these.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  private func changing(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }
}

/// The rendering mode of a symbol, which colors its layers.
public enum SymbolRenderingMode: Hashable, Sendable {
  /// All in the foreground style.
  case monochrome
  /// The foreground style, and what is around the symbol fainter.
  case hierarchical
  /// Each layer in a level of the foreground style.
  case palette
  /// In the symbol's own colors; stand-ins have none, which is reported.
  case multicolor
}

nonisolated extension View {
  /// Chooses what is made of symbols, together with what the views around choose.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment { environment in
      var variants = environment.symbolVariants
      variants.isFilled = variants.isFilled || variant.isFilled
      variants.isSlashed = variants.isSlashed || variant.isSlashed
      variants.enclosure = variant.enclosure ?? variants.enclosure
      environment.symbolVariants = variants
    }
  }

  /// Chooses how the layers of symbols are colored; nil is one color.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    transformEnvironment { $0.symbolRenderingMode = mode }
  }

  /// Chooses how large symbols are beside their texts.
  public func imageScale(_ scale: Image.Scale) -> some View {
    transformEnvironment { $0.imageScale = scale }
  }
}

extension Image {
  /// Chooses how the layers of the symbol are colored; nil leaves it to what is around the image.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }
}
