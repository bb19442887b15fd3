// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// Content whose marks are changed.
struct ChangedChartContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let change: (inout ChartMark) -> Void

  func collect(in marks: inout ChartMarks) {
    let first = marks.marks.count
    content.collect(in: &marks)
    for index in marks.marks.indices.dropFirst(first) { change(&marks.marks[index]) }
  }
}

nonisolated extension ChartContent {
  /// Changes the marks; what they say of themselves counts before what is said of a group of them.
  func changing(_ change: @escaping (inout ChartMark) -> Void) -> some ChartContent {
    ChangedChartContent(content: self, change: change)
  }

  /// Draws the marks in a style.
  public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
    let style = AnyShapeStyle(style)
    return changing { $0.style = $0.style ?? .fixed(style) }
  }

  /// Draws the marks in the style of a category, which a legend explains.
  public func foregroundStyle(by value: PlottableValue<some Plottable>) -> some ChartContent {
    changing { $0.style = $0.style ?? .by(value.value) }
  }

  /// Makes the marks more transparent, from 0 to 1.
  public func opacity(_ opacity: Double) -> some ChartContent {
    changing { $0.look.opacity *= min(max(opacity, 0), 1) }
  }

  /// Draws points as a basic symbol, also those of lines.
  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
    let shape = SymbolShape(symbol)
    return changing { $0.symbol = $0.symbol ?? .shape(shape) }
  }

  /// Draws points as a shape, also those of lines.
  ///
  /// `.circle` alone is the basic symbol.
  @_disfavoredOverload
  public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent {
    let shape = SymbolShape(symbol)
    return changing { $0.symbol = $0.symbol ?? .shape(shape) }
  }

  /// Draws points as the symbol of a category, also those of lines.
  public func symbol(by value: PlottableValue<some Plottable>) -> some ChartContent {
    changing { $0.symbol = $0.symbol ?? .by(value.value) }
  }

  /// Draws points as views, also those of lines.
  public func symbol(@ViewBuilder symbol: () -> some View) -> some ChartContent {
    let view = AnyView(symbol())
    return changing { $0.symbol = $0.symbol ?? .view(view) }
  }

  /// Sets the area of symbols, in square points.
  public func symbolSize(_ area: Double) -> some ChartContent {
    changing { $0.symbolSize = $0.symbolSize ?? area }
  }

  /// Sets the size of symbols, in points.
  public func symbolSize(_ size: Size) -> some ChartContent {
    symbolSize(size.width * size.height)
  }

  /// Draws points in areas that stand for a value, which a legend explains.
  public func symbolSize(by value: PlottableValue<some Plottable>) -> some ChartContent {
    changing { $0.sizeValue = $0.sizeValue ?? value.value }
  }

  /// Sets the style of the lines of the mark.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing { $0.line = $0.line ?? .fixed(style) }
  }

  /// Draws lines in the dashes of a category.
  public func lineStyle(by value: PlottableValue<some Plottable>) -> some ChartContent {
    changing { $0.line = $0.line ?? .by(value.value) }
  }

  /// Sets the method by which lines and areas are interpolated.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { $0.interpolation = $0.interpolation ?? method }
  }

  /// Rounds the corners of bars, rectangles and sectors; the radius is in points.
  public func cornerRadius(
    _ radius: Double, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changing {
      guard $0.cornerRadius == nil else { return }
      ($0.cornerRadius, $0.cornerStyle) = (radius, style)
    }
  }

  /// Puts the marks of categories beside each other.
  ///
  /// - Parameters:
  ///   - value: The category.
  ///   - axis: The axis along which they are beside each other; nil is that of the categories.
  ///   - span: How much of the step of the scale they take together.
  /// - Returns: The marks beside each other.
  public func position(
    by value: PlottableValue<some Plottable>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some ChartContent {
    changing { mark in
      mark.group = mark.group ?? ChartMark.Group(value: value.value, axis: axis, span: span)
    }
  }

  /// Moves the marks, in points to the right and down.
  public func offset(x: Double = 0, y: Double = 0) -> some ChartContent {
    changing { mark in
      mark.offset = Size(width: mark.offset.width + x, height: mark.offset.height + y)
    }
  }

  /// Moves the marks, in points to the right and down.
  @_disfavoredOverload
  public func offset(_ distance: Size) -> some ChartContent {
    offset(x: distance.width, y: distance.height)
  }

  /// Moves the marks to the right, and their lower and upper ends down, in points.
  @_disfavoredOverload
  public func offset(x: Double = 0, yStart: Double = 0, yEnd: Double = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves the first and the last end of marks to the right, and the marks down, in points.
  @_disfavoredOverload
  public func offset(xStart: Double = 0, xEnd: Double = 0, y: Double = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves the ends of marks, in points to the right and down: the start is the smaller value, or 0 for what begins there.
  @_disfavoredOverload
  public func offset(
    xStart: Double = 0, xEnd: Double = 0, yStart: Double = 0, yEnd: Double = 0
  ) -> some ChartContent {
    changing { mark in
      mark.offset.width += xStart
      mark.offset.height += yStart
      mark.stretch.width += xEnd - xStart
      mark.stretch.height += yEnd - yStart
    }
  }

  /// Draws the marks before those of a smaller number; 0 is the usual one.
  public func zIndex(_ value: Double) -> some ChartContent {
    changing { $0.look.zIndex = $0.look.zIndex ?? value }
  }

  /// Whether a gradient goes over the whole plot and not over each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changing { $0.alignsStyleWithPlot = $0.alignsStyleWithPlot ?? aligns }
  }

  /// Blurs each mark; the radius is in points.
  public func blur(radius: Double) -> some ChartContent {
    changing { mark in mark.look.effects.append { AnyView($0.blur(radius: radius)) } }
  }

  /// Puts a blurred shadow behind each mark; distances in points.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some ChartContent {
    changing { mark in
      mark.look.effects.append { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) }
    }
  }

  /// Cuts each mark off at a shape over its frame.
  public func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle()
  ) -> some ChartContent {
    changing { mark in mark.look.effects.append { AnyView($0.clipShape(shape, style: style)) } }
  }

  /// Draws the marks where other content is, as far as that is opaque.
  ///
  /// The values of the other content do not count for the scales.
  public func mask(@ChartContentBuilder content: () -> some ChartContent) -> some ChartContent {
    let mask = AnyChartContent(content()).marks
    return changing { $0.look.masks.append(mask) }
  }

  /// Sets the label of the mark for VoiceOver.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    changing { $0.accessibilityLabel = $0.accessibilityLabel ?? label }
  }

  /// Sets the label of the mark for VoiceOver, from the widget's tables of strings.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the label of the mark for VoiceOver.
  @_disfavoredOverload public func accessibilityLabel(
    _ label: some StringProtocol
  ) -> some ChartContent {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Sets the value of the mark for VoiceOver.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    changing { $0.accessibilityValue = $0.accessibilityValue ?? value }
  }

  /// Sets the value of the mark for VoiceOver, from the widget's tables of strings.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value of the mark for VoiceOver.
  @_disfavoredOverload public func accessibilityValue(
    _ value: some StringProtocol
  ) -> some ChartContent {
    accessibilityValue(Text(verbatim: String(value)))
  }

  /// Sets the name by which tests find the mark, which is not drawn.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }

  /// Keeps a screen reader from reading the mark.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changing { $0.isAccessibilityHidden = $0.isAccessibilityHidden || hidden }
  }
}
