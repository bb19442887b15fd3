// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

extension UIImage {
  /// A configuration of images: the traits for which an asset chooses one.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    let traits: UITraitCollection.Values
    let symbol: SymbolValues

    init(
      _ traits: UITraitCollection.Values = UITraitCollection.Values(),
      symbol: SymbolValues = SymbolValues()
    ) {
      self.traits = traits
      self.symbol = symbol
    }

    /// Creates a configuration for traits; nil specifies none.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init(traitCollection?.values ?? UITraitCollection.Values())
    }

    /// The traits that the configuration is for; nil if none is specified.
    open var traitCollection: UITraitCollection? {
      traits == UITraitCollection.Values() ? nil : UITraitCollection(traits)
    }

    /// Returns the configuration for other traits; nil specifies none.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      make(traitCollection?.values ?? UITraitCollection.Values(), symbol)
    }

    /// Returns the configuration with what another one specifies in place of its own.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      var traits = traits
      traits.merge(other.traits)
      return make(traits, symbol.merging(other.symbol))
    }

    /// Returns the configuration itself, which cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether both specify the same.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return traits == other.traits && symbol == other.symbol
    }

    /// The hash value of what is specified.
    open override var hash: Int { symbol.hashValue }

    func make(_ traits: UITraitCollection.Values, _ symbol: SymbolValues) -> Self {
      let isOfSymbols = self is SymbolConfiguration || symbol != SymbolValues()
      let made =
        isOfSymbols
        ? SymbolConfiguration(traits, symbol: symbol) : Configuration(traits, symbol: symbol)
      return made as? Self ?? self
    }
  }

  /// What is specified of a symbol; nil is not specified.
  struct SymbolValues: Hashable, Sendable {
    var pointSize: CGFloat?
    var weight: SymbolWeight?
    var scale: SymbolScale?
    var textStyle: UIFont.TextStyle?
    var colors: [UIColor] = []
    var rendering: String?

    func merging(_ other: SymbolValues) -> SymbolValues {
      SymbolValues(
        pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight,
        scale: other.scale ?? scale, textStyle: other.textStyle ?? textStyle,
        colors: other.colors.isEmpty ? colors : other.colors,
        rendering: other.rendering ?? rendering)
    }
  }

  /// The size, weight and colors of a symbol; kept, as the view decides them.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Creates a configuration with a font size, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(symbol: SymbolValues(pointSize: pointSize))
    }
    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(symbol: SymbolValues(weight: weight))
    }
    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(symbol: SymbolValues(scale: scale)) }
    /// Creates a configuration with a font size, in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(symbol: SymbolValues(pointSize: pointSize, weight: weight))
    }
    /// Creates a configuration with a font size, in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(symbol: SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
    }
    /// Creates a configuration with the font of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(symbol: SymbolValues(textStyle: textStyle))
    }
    /// Creates a configuration with the font of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(symbol: SymbolValues(scale: scale, textStyle: textStyle))
    }
    /// Creates a configuration with the size of a font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }
    /// Creates a configuration with the size of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(symbol: SymbolValues(pointSize: font.pointSize, scale: scale))
    }
    /// Creates a configuration in which the layers of a symbol have a color with different opacities.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(colors: [hierarchicalColor], rendering: "hierarchical")
    }
    /// Creates a configuration in which the layers of a symbol have colors in turn.
    public convenience init(paletteColors: [UIColor]) {
      self.init(colors: paletteColors, rendering: "palette")
    }

    private convenience init(colors: [UIColor], rendering: String) {
      reportUnavailable(
        "UIImage.SymbolConfiguration with colors", answer: "a symbol has the color of its view")
      self.init(symbol: SymbolValues(colors: colors, rendering: rendering))
    }

    /// A configuration that specifies nothing.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration() }
    /// Returns a configuration in which a symbol has its own colors, if it has some; it has that of its view here, which is reported once.
    public class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(colors: [], rendering: "multicolor")
    }
    /// Returns a configuration in which a symbol has one color.
    public class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(symbol: SymbolValues(rendering: "monochrome"))
    }
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    /// The weight is not specified.
    case unspecified
    /// The weights of fonts with the same names.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight of a font with the same strokes; regular if it is not specified.
    public func fontWeight() -> UIFont.Weight {
      UIFont.Weight.symbolWeights.first { $0.symbol == self }?.font ?? .regular
    }
  }

  /// The scale of a symbol relative to its text.
  public enum SymbolScale: Int, Sendable {
    /// The scale is not specified.
    case unspecified = -1
    /// The default scale of the system.
    case `default`
    /// A symbol smaller than the default.
    case small
    /// A symbol between the small and the large scale.
    case medium
    /// A symbol larger than the default.
    case large
  }
}

extension UIFont.Weight {
  fileprivate static let symbolWeights: [(font: UIFont.Weight, symbol: UIImage.SymbolWeight)] = [
    (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
    (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
  ]

  /// The weight of a symbol with the same strokes; not specified for one without a name.
  public func symbolWeight() -> UIImage.SymbolWeight {
    Self.symbolWeights.first { $0.font == self }?.symbol ?? .unspecified
  }
}
