// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The numbers of the layout that Apple does not publish, or that a setting of the device changes.
public struct LayoutSettings: Hashable, Sendable {
  /// The values of iOS, as far as they are known.
  public static let standard = LayoutSettings()

  // MARK: Distances, in points

  /// The distance between two views of a stack that say nothing about it.
  ///
  /// Measured: 8.
  public var stackSpacing = 8.0

  /// The least length of a spacer.
  ///
  /// Measured: 8.
  public var spacerMinLength = 8.0

  /// The length of `padding()`, in points.
  ///
  /// Measured: 16.
  public var padding = 16.0

  /// The distance between two columns, and between two rows, of a grid.
  ///
  /// Measured for columns: 8; assumed for rows.
  public var gridSpacing = 8.0

  /// The distance between the icon and the title of a label.
  ///
  /// Assumed.
  public var labelSpacing = 8.0

  /// The thickness of a divider; nil is a pixel, and a point at the accessibility type sizes, as OpenSwiftUI has it.
  public var dividerThickness: Double?

  // MARK: Controls, in points

  /// The height of the bar of a linear progress view or gauge.
  ///
  /// Assumed.
  public var barHeight = 4.0

  /// The side of a circular progress view outside of widgets' gauges, and of an indeterminate one.
  ///
  /// Assumed.
  public var spinnerSize = 20.0

  /// The side of a circular gauge.
  ///
  /// Assumed; 58 to 59 in screenshots.
  public var circularGaugeSize = 58.0

  /// The width of the line of a circular gauge.
  ///
  /// Measured in pictures of a simulator of iOS 26: 5.5.
  public var circularGaugeLineWidth = 5.5

  /// The angle of the arc of an open circular gauge, in degrees.
  ///
  /// Measured in the same pictures: 270, and 240 with labels of the bounds.
  public var openGaugeSweep = 270.0

  /// The angle of the arc of an open circular gauge with labels of its bounds, in degrees.
  ///
  /// Measured in the same pictures.
  public var boundedGaugeSweep = 240.0

  /// The diameter of the mark on the arc of an open circular gauge.
  ///
  /// Measured in the same pictures.
  public var gaugeMarkSize = 6.0

  /// The diameter of the circle that is cut out of the arc around the mark.
  ///
  /// Measured in the same pictures.
  public var gaugeMarkGap = 9.5

  /// The side of the room for the label in a closed circular gauge.
  ///
  /// Measured in the same pictures: of three labels in a column, the one that may shrink does so to fit into it.
  public var closedGaugeRoom = 28.5

  /// The side of the room for the label in an open circular gauge.
  ///
  /// Measured in the same pictures: "68%" and "1234" in semibold at 22 points become 39 points wide.
  public var openGaugeRoom = 41.0

  /// How far the middle of that room is above the middle of the arc.
  ///
  /// Measured in the same pictures: 0.7 to 1.9 for labels of one to three lines.
  public var openGaugeRise = 1.2

  /// The size of the labels of the bounds of a circular gauge.
  ///
  /// Measured in the same pictures, the weight being assumed: 8.3 points for a digit.
  public var gaugeBoundsFontSize = 11.0

  /// The distance between the labels of the bounds.
  ///
  /// Measured in the same pictures between "0" and "100".
  public var gaugeBoundsSpacing = 9.5

  /// The distance from the labels of the bounds to the lower edge of the gauge.
  ///
  /// Measured in the same pictures.
  public var gaugeBoundsInset = 3.0

  /// The distances between the label of a button and the edges of its background.
  ///
  /// Assumed.
  public var buttonPadding = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

  /// The radius of the corners of that background.
  ///
  /// Assumed.
  public var buttonCornerRadius = 8.0

  /// The opacity of the part of a bar that is not filled, from 0 to 1.
  ///
  /// Assumed.
  public var trackOpacity = 0.2

  /// The opacity of the part of a ring that is not filled, from 0 to 1.
  ///
  /// Measured in pictures of a simulator of iOS 26: 0.35.
  public var ringTrackOpacity = 0.35

  // MARK: Text

  /// Whether a line of Chinese or Japanese ends a character earlier where the last line would have one character alone.
  ///
  /// TextKit has `NSParagraphStyle.LineBreakStrategy.pushOut` for words; whether texts of SwiftUI follow it for a single character is not
  /// published, so that lines are filled one after the other unless this is set.
  public var avoidsLoneCharacters = false

  // MARK: Images

  /// The size of an image that does not exist, so that its place can be seen; SwiftUI shows nothing.
  public var missingImageSize = Size(width: 24, height: 24)

  /// The side of the box of a symbol of the catalog, and the height of one in an inline accessory, as a part of the font's size.
  ///
  /// Assumed.
  public var symbolScale = 1.2

  /// The margin above and below a symbol, as a part of the font's size.
  ///
  /// Measured in pictures that a simulator of iOS 26 recorded: two points at 28 points, and at 32 points 2.2.
  public var symbolMargin = 0.068

  /// The margin around a symbol that is resized, as a part of its own font's size.
  ///
  /// Measured in the same pictures, at 10 to 18 points.
  public var resizedSymbolMargin = 0.0196

  /// The number of pixels of an image above which some device leaves the whole widget empty.
  ///
  /// The smallest of the limits that logs of devices show (487,911, 526,750 and 718,080), which depend on the device and are not published.
  public var archivedImageArea = 487_911

  /// The opacity of the secondary layer of a hierarchical symbol, from 0 to 1.
  ///
  /// Measured in a picture that a simulator recorded.
  public var secondLayerOpacity = 0.25

  /// The opacity of a disabled button or switch, from 0 to 1.
  ///
  /// Assumed.
  public var disabledControlOpacity = 0.5

  /// The opacity of the shapes that stand for images in a placeholder, from 0 to 1.
  ///
  /// Assumed.
  public var placeholderOpacity = 0.18

  /// The radius of the corners of those shapes.
  ///
  /// Assumed.
  public var placeholderCornerRadius = 4.0

  // MARK: Colors

  /// Whether the content of a link has the tint, as in apps; assumed for widgets.
  public var tintsLinks = true

  /// The opacities of the levels of a style from 0 to 1, the primary first.
  ///
  /// Those of Apple's label colors; the fifth is assumed.
  public var hierarchyOpacities = [1, 0.6, 0.3, 0.18, 0.12]

  /// The opacities of the colors that stand for materials from 0 to 1, the thinnest first.
  ///
  /// Assumed.
  public var materialOpacities = [0.4, 0.55, 0.7, 0.82, 0.92]

  /// The amount of white at the top of the standard gradient of a color, from 0 to 1.
  ///
  /// Assumed.
  public var standardGradientWhite = 0.2

  // MARK: Rendering modes

  /// The color that the system puts behind an accented widget in place of its background; nil for
  /// none.
  ///
  /// A stand-in for tinted glass, through which the wallpaper shows; assumed.
  public var accentedGround: ResolvedColor? = ResolvedColor(
    red: 0.17, green: 0.18, blue: 0.23, opacity: 0.62)

  /// The background of an accented widget on a Home Screen with clear icons.
  ///
  /// A stand-in for clear glass; assumed.
  public var clearGround = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.14)

  /// The color of the primary group of an accented widget.
  ///
  /// White on iPhone, iPad and watch.
  public var accentedPrimaryColor = ResolvedColor(red: 1, green: 1, blue: 1)

  /// The color of the accent group of an accented widget.
  ///
  /// White on iPhone and iPad; on a watch the face chooses it.
  public var accentedAccentColor = ResolvedColor(red: 1, green: 1, blue: 1)

  /// The color of ``AccessoryWidgetBackground``, before the rendering mode changes it.
  ///
  /// Assumed.
  public var accessoryBackground = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.16)

  /// The size of the text of an inline accessory, in points, and its weight; the system chooses them whatever the view says.
  ///
  /// Assumed.
  public var inlineFont = ResolvedFont(size: 17, weight: .semibold)

  /// The opacity below which something of a widget that has lost its colors is not seen, in a report of what is wrong.
  ///
  /// Assumed.
  public var leastVisibility = 0.1

  // MARK: Corners of watch faces

  /// The distance between the content in a corner of a watch face and the edges of the screen.
  ///
  /// Assumed.
  public var cornerInset = 2.0

  /// The distance between the content in a corner and its label.
  ///
  /// Assumed.
  public var cornerLabelGap = 2.0

  /// The height of the label in a corner, from the dial outward.
  ///
  /// Assumed.
  public var cornerLabelHeight = 14.0

  /// The angle that the label in a corner may take of the circle around the dial.
  ///
  /// Assumed.
  public var cornerLabelAngle = Angle(degrees: 44)

  /// The font of the label in a corner, unless the label says another.
  ///
  /// Assumed.
  public var cornerLabelFont = Font.system(size: 12, weight: .semibold)

  // MARK: Limits

  /// The greatest depth to which views may be nested: custom views, containers and modifiers each
  /// count as a level.
  ///
  /// Views are resolved and measured recursively. Optimized, the deepest tree that is allowed needs about a quarter of a megabyte of stack;
  /// code that is not optimized needs less than two.
  public var depthLimit = 256

  /// The most views that may be resolved.
  public var viewLimit = 400_000

  /// The greatest number of sizes that may be computed, not counting those from the cache.
  ///
  /// Nested stacks ask each child for several sizes; usually most are known from before.
  public var measurementLimit = 1_000_000

  /// Creates the values of iOS, as far as they are known.
  public init() {}
}
