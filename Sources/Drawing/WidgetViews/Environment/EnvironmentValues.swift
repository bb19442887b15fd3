// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The values that a view reads of the place where it is shown, and of the views around it.
public struct EnvironmentValues: Sendable {
  // MARK: The widget

  /// The shape of the widget.
  public var widgetFamily: WidgetFamily = .systemMedium

  /// The size of the widget, in points.
  public var widgetSize: Size = .zero

  /// The rendering mode in which the system colors the widget.
  public var widgetRenderingMode: WidgetRenderingMode = .fullColor

  /// The distances that the system keeps between the widget's edges and its content.
  public var widgetContentMargins: EdgeInsets = .zero

  /// Whether the background of the widget is shown; the system removes it where it shows its own.
  public var showsWidgetContainerBackground = true

  /// The values that views rarely change, behind one reference.
  private var shared = SharedValues.usual

  /// The images that views can name.
  public var images: ImageCatalog {
    get { shared.images }
    set { shared = shared.changing { $0.images = newValue } }
  }

  /// The values of custom keys, and of values that few views look at.
  var kept: [ObjectIdentifier: KeptValue] {
    get { shared.kept }
    set { shared = shared.changing { $0.kept = newValue } }
  }

  /// The colors that views can name.
  public var colors: ColorCatalog {
    get { shared.colors }
    set { shared = shared.changing { $0.colors = newValue } }
  }

  // MARK: The user and the device

  /// The user's preferred size of text.
  public var dynamicTypeSize: DynamicTypeSize = .large

  /// The language and the region, as in `ja_JP`.
  ///
  /// A module that has Foundation's `Locale` may have a property of the same name, which is preferred to this one.
  @_disfavoredOverload public var locale: String {
    get { shared.locale }
    set { shared = shared.changing { $0.locale = newValue } }
  }

  /// The side at which reading begins.
  public var layoutDirection: LayoutDirection = .leftToRight

  /// The number of pixels a point, in each direction.
  public var displayScale = 3.0

  /// Whether the background is light or dark.
  public var colorScheme: ColorScheme = .light

  /// Whether the user asked for more contrast.
  public var colorSchemeContrast: ColorSchemeContrast = .standard

  /// Whether the widget is shown above other content, which makes dark backgrounds lighter.
  ///
  /// Widgets of a Home Screen are not; Apple does not publish it.
  public var isElevated = false

  /// The release whose system colors are used.
  public var colorPalette: ColorPalette = .ios26

  // MARK: Text

  /// The font of texts that choose none; nil is `Font.body`.
  public var font: Font?

  /// The weight of texts, instead of the weight of their fonts; nil for the weight of the font.
  public var fontWeight: FontWeight?

  /// Whether texts are bold, in addition to the weight of their font.
  public var isBold = false

  /// Whether texts are italic.
  public var isItalic = false

  /// Whether all digits have the same width.
  public var isMonospacedDigit = false

  /// The largest number of lines of a text; nil if there is no limit.
  public var lineLimit: Int?

  /// Whether a text is always as high as its largest number of lines.
  public var lineLimitReservesSpace = false

  /// The side of its own frame at which the lines of a text begin.
  public var multilineTextAlignment: TextAlignment = .leading

  /// The smallest part of its size to which a text shrinks before it is cut.
  public var minimumScaleFactor = 1.0

  /// The position at which text that does not fit is truncated.
  public var truncationMode: TextTruncationMode = .tail

  /// The distance between two lines of a text, in points, on top of the font's own.
  public var lineSpacing = 0.0

  /// The rarely set traits of texts; nil if none is set.
  var keptTraits: KeptTextTraits?

  // MARK: Style

  /// The reasons for which parts of views are redacted; empty if nothing is.
  public var redactionReasons: RedactionReasons = []

  /// The style of texts, shapes and templates; nil is the primary color.
  private(set) var foreground: ShapeStyleValue?

  /// The styles of the levels from the second on; missing ones are fainter than the last.
  private(set) var foregroundLevels: [ShapeStyleValue] = []

  /// The variants of the symbols within the view.
  public var symbolVariants = SymbolVariants.none

  /// The rendering mode of symbols; nil for a single color.
  public var symbolRenderingMode: SymbolRenderingMode?

  /// The scale of symbols in relation to text.
  public var imageScale = Image.Scale.medium

  /// How faint they are: an index in ``LayoutSettings/hierarchyOpacities``.
  var foregroundLevel = 0

  /// The color of links and of controls; nil is `Color.accentColor`.
  var tint: ShapeStyleValue?

  /// What the style ``ShapeStyle/background`` stands for; nil is the system's background.
  public var backgroundStyle: AnyShapeStyle?

  /// The values of a medium widget at the usual type size, in light mode.
  public init() {}
}

extension EnvironmentValues {
  /// Chooses what texts, shapes and templates are drawn with, not faint; nil is the primary color.
  mutating func setForeground(_ style: ShapeStyleValue?, levels: [ShapeStyleValue] = []) {
    foreground = style
    foregroundLevels = levels
    foregroundLevel = 0
  }

  /// The appearance by which colors are resolved: scheme, contrast, elevation and palette.
  package var colorAppearance: ColorAppearance {
    ColorAppearance(
      colorScheme: colorScheme, contrast: colorSchemeContrast, isElevated: isElevated,
      palette: colorPalette)
  }
}

/// Values that do not change any more, so that handing them on does not copy them.
final class EnvironmentSnapshot: Sendable {
  /// The environment of the view whose `body` is being evaluated.
  @TaskLocal static var current = EnvironmentSnapshot(EnvironmentValues())

  let values: EnvironmentValues

  init(_ values: EnvironmentValues) {
    self.values = values
  }
}
