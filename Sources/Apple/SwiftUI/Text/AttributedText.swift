// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

extension AttributeScopes {
  /// What SwiftUI says of parts of a text.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color of the ground.
    public let backgroundColor: BackgroundColorAttribute
    /// How far letters are moved apart, in points.
    public let kern: KerningAttribute
    /// How far letters are moved apart, in points.
    public let tracking: TrackingAttribute
    /// How far letters are raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// A line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// What Foundation says.
    public let foundation: FoundationAttributes
  }

  /// What SwiftUI says of parts of a text.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds what SwiftUI says by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = Font
    /// The name in documents.
    public static let name = "SwiftUI.Font"
  }

  /// The color of the letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A color.
    public typealias Value = Color
    /// The name in documents.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The color of the ground.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A color.
    public typealias Value = Color
    /// The name in documents.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// How far letters are moved apart.
  public enum KerningAttribute: AttributedStringKey {
    /// A length in points.
    public typealias Value = CGFloat
    /// The name in documents.
    public static let name = "SwiftUI.Kern"
  }

  /// How far letters are moved apart.
  public enum TrackingAttribute: AttributedStringKey {
    /// A length in points.
    public typealias Value = CGFloat
    /// The name in documents.
    public static let name = "SwiftUI.Tracking"
  }

  /// How far letters are raised.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// A length in points.
    public typealias Value = CGFloat
    /// The name in documents.
    public static let name = "SwiftUI.BaselineOffset"
  }

  /// A line under the letters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// A line.
    public typealias Value = Text.LineStyle
    /// The name in documents.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// A line through the letters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// A line.
    public typealias Value = Text.LineStyle
    /// The name in documents.
    public static let name = "SwiftUI.StrikethroughStyle"
  }
}

extension Text {
  /// Makes text of parts that each have a look.
  ///
  /// A color of the ground is not drawn, as widgets do not draw it either.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    self.init(
      joining: attributedContent.runs.map { run in
        Text(run, String(attributedContent[run.range].characters))
      })
  }

  private init(_ run: AttributedString.Runs.Run, _ string: String) {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    var text = Text(verbatim: string)
    if let font = run[Attributes.FontAttribute.self] { text = text.font(font) }
    if let color = run[Attributes.ForegroundColorAttribute.self] {
      text = text.foregroundColor(color)
    } else if run[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil {
      text = text.foregroundColor(.accentColor)
    }
    if let kerning = run[Attributes.KerningAttribute.self] { text = text.kerning(kerning) }
    if let tracking = run[Attributes.TrackingAttribute.self] { text = text.tracking(tracking) }
    if let offset = run[Attributes.BaselineOffsetAttribute.self] {
      text = text.baselineOffset(offset)
    }
    if let line = run[Attributes.UnderlineStyleAttribute.self] { text = text.underlined(line) }
    if let line = run[Attributes.StrikethroughStyleAttribute.self] {
      text = text.struckThrough(line)
    }
    self = text
  }
}
