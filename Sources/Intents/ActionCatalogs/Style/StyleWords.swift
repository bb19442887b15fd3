// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetValues

/// The words by which a style names fonts and families, in the order in which they are offered.
package enum StyleWords {
  /// The text styles, under SwiftUI's names.
  package static let textStyles: KeyValuePairs<String, Font.TextStyle> = [
    "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3,
    "headline": .headline, "body": .body, "callout": .callout, "subheadline": .subheadline,
    "footnote": .footnote, "caption": .caption, "caption2": .caption2,
  ]

  /// The weights, under SwiftUI's names.
  package static let weights: KeyValuePairs<String, Font.Weight> = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// The families that a style can say something about; those of a Lock Screen have no room for a grid.
  package static let families: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
  ]
}
