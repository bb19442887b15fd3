// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation

extension UIImage {
  /// Creates the image of an SF Symbol; never nil here, as an unknown symbol is reported when it is
  /// drawn.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the image of an SF Symbol; the configuration is kept, but the view decides the size
  /// and the weight.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(
      .symbol(name), scale: 1, size: CGSize(width: 20, height: 20),
      notes: Notes(configuration: configuration))
  }

  /// Creates the image of an SF Symbol; the traits are ignored.
  public convenience init?(systemName name: String, compatibleWith: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// Creates the image of an SF Symbol with a value from 0 to 1, which is ignored; the configuration is kept.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Whether the image is one of an SF Symbol.
  public var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  /// The configuration that the image was made with; nil if there was none.
  public var configuration: Configuration? { notes.configuration }

  /// The configuration of a symbol; nil if there was none.
  public var symbolConfiguration: SymbolConfiguration? {
    notes.configuration as? SymbolConfiguration
  }

  /// The traits of the configuration; those of the current view without one.
  public var traitCollection: UITraitCollection {
    notes.configuration?.traitCollection ?? .current
  }

  /// Returns the image with another configuration, by which an asset with several images chooses one.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    var notes = notes
    notes.configuration = configuration
    return UIImage(
      content, scale: scale, size: size, renderingMode: renderingMode, tint: tint, notes: notes)
  }

  /// Returns the image with the configuration added to its own, which is kept, as the view decides the size and the weight of symbols; nil
  /// unless it is a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withConfiguration(notes.configuration?.applying(configuration) ?? configuration)
  }

  /// A plus in a circle, as the system's lists have it.
  public class var add: UIImage { UIImage.symbol("plus.circle.fill") }
  /// A minus in a circle, as the system's lists have it.
  public class var remove: UIImage { UIImage.symbol("minus.circle.fill") }
  /// A check mark in a filled circle, as of chosen rows.
  public class var checkmark: UIImage { UIImage.symbol("checkmark.circle.fill") }
  /// A check mark in a circle with an outline.
  public class var strokedCheckmark: UIImage { UIImage.symbol("checkmark.circle") }
  /// The sign of actions, three dots in a circle.
  public class var actions: UIImage { UIImage.symbol("ellipsis.circle") }

  private static func symbol(_ name: String) -> UIImage {
    UIImage(.symbol(name), scale: 1, size: CGSize(width: 20, height: 20))
  }
}
