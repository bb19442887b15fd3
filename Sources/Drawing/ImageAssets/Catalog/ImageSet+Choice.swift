// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
package import WidgetValues

extension ImageSet {
  /// The file to show; nil if the set has none for an iPhone.
  ///
  /// The choice is that of UIKit: first the kind of device, then the background, then the scale.
  ///
  /// - Parameters:
  ///   - scale: How many pixels a point has.
  ///   - scheme: Whether the background is light or dark.
  /// - Returns: The file.
  package func image(scale: Int, scheme: ColorScheme) -> Image? {
    images.enumerated()
      .filter { Self.idiomRank($0.element) != nil && !$0.element.isSpecial }
      .min { first, second in
        let ranks = (
          Self.ranks(first.element, scale: scale, scheme: scheme) + [first.offset],
          Self.ranks(second.element, scale: scale, scheme: scheme) + [second.offset]
        )
        return ranks.0.lexicographicallyPrecedes(ranks.1)
      }?
      .element
  }

  /// How far a file is from what is asked for, the weightiest first.
  private static func ranks(_ image: Image, scale: Int, scheme: ColorScheme) -> [Int] {
    [
      idiomRank(image) ?? 0,
      luminosityRank(image, scheme),
      // What cannot be read is not a choice while there is another.
      ImageFileName(image.fileName.value).format == nil ? 1 : 0,
      scaleRank(image.scale, scale),
    ]
  }

  /// Files for an iPhone come before those for all devices, and those for an iPad after.
  private static func idiomRank(_ image: Image) -> Int? {
    ["iphone", "universal", "ipad"].firstIndex(of: image.idiom)
  }

  private static func luminosityRank(_ image: Image, _ scheme: ColorScheme) -> Int {
    switch (image.luminosity, scheme) {
    case (.dark, .dark), (.light, .light): 0
    case (nil, _): 1
    case (.light, .dark), (.dark, .light): 2
    }
  }

  /// The exact scale, then a file for all scales, then the next sharper one, then the next coarser one.
  private static func scaleRank(_ scale: Int?, _ wanted: Int) -> Int {
    guard let scale else { return 1 }
    if scale == wanted { return 0 }
    return scale > wanted ? 1 + scale - wanted : 10 + wanted - scale
  }
}
