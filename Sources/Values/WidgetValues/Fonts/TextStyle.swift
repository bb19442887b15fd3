// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Font {
  /// A text style: the purpose of a text, which decides on its size at each Dynamic Type size.
  public enum TextStyle: Int, CaseIterable, Hashable, Sendable {
    /// A title of a whole screen, the largest style.
    case largeTitle
    /// A title of the first level.
    case title
    /// A title of the second level.
    case title2
    /// A title of the third level.
    case title3
    /// A heading above text, in semibold.
    case headline
    /// The text of a paragraph; the default style.
    case body
    /// Text that stands out beside the body.
    case callout
    /// A heading below a heading.
    case subheadline
    /// A footnote, smaller than the body.
    case footnote
    /// A caption of a picture.
    case caption
    /// A secondary caption, the smallest style.
    case caption2

    /// The size of its font, in points.
    public func size(at typeSize: DynamicTypeSize) -> Double { entry(at: typeSize, 0) }

    /// The distance of its lines in the Human Interface Guidelines, in points, by which other lengths grow.
    ///
    /// It is not the height of a line that is laid out, which is 2444 parts of 2048 of the size.
    public func leading(at typeSize: DynamicTypeSize) -> Double { entry(at: typeSize, 1) }

    /// The weight that it has of its own.
    public var weight: FontWeight { self == .headline ? .semibold : .regular }

    /// The weight that it has when it is bold.
    public var emphasizedWeight: FontWeight {
      switch self {
      case .largeTitle, .title, .title2: .bold
      default: .semibold
      }
    }

    private func entry(at typeSize: DynamicTypeSize, _ column: Int) -> Double {
      Double(Self.table[(rawValue * DynamicTypeSize.allCases.count + typeSize.rank) * 2 + column])
    }
  }
}
