// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation
import UIKit
public import WidgetViews

extension AttributeScopes {
  /// The attributes that SwiftUI defines.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The color of the glyphs.
    public let foregroundColor: ForegroundColorAttribute
    /// The color of the background.
    public let backgroundColor: BackgroundColorAttribute
    /// The kerning, in points.
    public let kern: KerningAttribute
    /// The tracking, in points.
    public let tracking: TrackingAttribute
    /// The offset from the baseline, in points; positive is up.
    public let baselineOffset: BaselineOffsetAttribute
    /// The style of the line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The style of the line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The attributes that Foundation defines.
    public let foundation: FoundationAttributes
  }

  /// The attributes that SwiftUI defines.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute of SwiftUI with a name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The attribute of the font.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the value: a font.
    public typealias Value = Font
    /// The name of the attribute in encoded strings.
    public static let name = "SwiftUI.Font"
  }

  /// The attribute of the glyphs' color.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the value: a color.
    public typealias Value = Color
    /// The name of the attribute in encoded strings.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The attribute of the background's color.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the value: a color.
    public typealias Value = Color
    /// The name of the attribute in encoded strings.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The attribute of the kerning.
  public enum KerningAttribute: AttributedStringKey {
    /// The type of the value: a length in points.
    public typealias Value = CGFloat
    /// The name of the attribute in encoded strings.
    public static let name = "SwiftUI.Kern"
  }

  /// The attribute of the tracking.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the value: a length in points.
    public typealias Value = CGFloat
    /// The name of the attribute in encoded strings.
    public static let name = "SwiftUI.Tracking"
  }

  /// The attribute of the offset from the baseline.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the value: a length in points.
    public typealias Value = CGFloat
    /// The name of the attribute in encoded strings.
    public static let name = "SwiftUI.BaselineOffset"
  }

  /// The attribute of the line below the text.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the value: a line style.
    public typealias Value = Text.LineStyle
    /// The name of the attribute in encoded strings.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The attribute of the line through the text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the value: a line style.
    public typealias Value = Text.LineStyle
    /// The name of the attribute in encoded strings.
    public static let name = "SwiftUI.StrikethroughStyle"
  }
}

extension Text {
  /// Creates a text from the runs of an attributed string.
  ///
  /// A background color is not drawn, as widgets do not draw it either.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    self.init(
      joining: attributedContent.runs.map { run in
        Text(run, String(attributedContent[run.range].characters))
      })
  }

  private init(_ run: AttributedString.Runs.Run, _ string: String) {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    var text = Text(verbatim: string)
    typealias Looks = AttributeScopes.UIKitAttributes
    let font = run[Attributes.FontAttribute.self] ?? run[Looks.FontAttribute.self]?.font
    if let font { text = text.font(font) }
    typealias Intent = AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
    let intent = run[Intent.self] ?? []
    if intent.contains(.stronglyEmphasized) { text = text.bold() }
    if intent.contains(.emphasized) { text = text.italic() }
    if intent.contains(.code) { text = text.monospaced() }
    if intent.contains(.strikethrough) { text = text.strikethrough() }
    let color =
      run[Attributes.ForegroundColorAttribute.self]
      ?? run[Looks.ForegroundColorAttribute.self]?.color
    if let color {
      text = text.foregroundColor(color)
    } else if run[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil {
      text = text.foregroundColor(.accentColor)
    }
    let kerning = run[Attributes.KerningAttribute.self] ?? run[Looks.KernAttribute.self]
    if let kerning { text = text.kerning(kerning) }
    if let tracking = run[Attributes.TrackingAttribute.self] { text = text.tracking(tracking) }
    if let offset = run[Attributes.BaselineOffsetAttribute.self] {
      text = text.baselineOffset(offset)
    }
    let underline = run[Looks.UnderlineStyleAttribute.self]
    if let line = run[Attributes.UnderlineStyleAttribute.self]
      ?? underline.flatMap({ LineStyle(nsUnderlineStyle: $0) })
    {
      text = text.underlined(line)
    }
    let strike = run[Looks.StrikethroughStyleAttribute.self]
    if let line = run[Attributes.StrikethroughStyleAttribute.self]
      ?? strike.flatMap({ LineStyle(nsUnderlineStyle: $0) })
    {
      text = text.struckThrough(line)
    }
    self = text
  }
}
