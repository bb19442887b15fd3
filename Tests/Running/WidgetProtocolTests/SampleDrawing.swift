// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A drawing that has everything that a drawing can have.
enum SampleDrawing {
  private static let color = ResolvedColor(red: 0.1, green: 1 / 3, blue: 0, opacity: 0.5)

  private static let stops = [
    GradientStop(color: color, location: 0),
    GradientStop(color: ResolvedColor(red: 1, green: 1, blue: 1), location: 1),
  ]

  private static let rect = Rect(x: -1.5, y: 2, width: 30, height: 1e-7)

  private static let steps: [VectorPath.Step] = [
    .move(to: Point(x: 0, y: 1)), .line(to: Point(x: 2, y: 3)),
    .curve(
      to: Point(x: 4, y: 5), control1: Point(x: 6, y: 7), control2: Point(x: 8, y: 9)),
    .close,
  ]

  private static let outlines: [Outline] = [
    Outline(.rectangle, in: rect),
    Outline(.roundedRectangle(cornerRadius: 3, style: .circular), in: rect),
    Outline(.roundedRectangle(cornerRadius: 3, style: .continuous), in: rect),
    Outline(.ellipse, in: rect), Outline(.arc(from: 10, to: 350), in: rect),
    Outline(.path(steps, usesEvenOddFill: true), in: rect),
  ]

  private static let paints: [Paint] = [
    .color(color), .linearGradient(stops, from: .top, to: .bottomTrailing),
    .radialGradient(stops, center: .center, from: 1, to: 2),
    .ellipticalGradient(stops, center: .center, from: 0, to: 0.5),
    .angularGradient(stops, center: .leading, from: 0, to: 270),
    .mesh([color, color], columns: 2),
  ]

  private static let text = DisplayText(
    frame: rect, string: "a \"b\"\u{1F468}\u{200D}\u{1F469}",
    lines: [
      .init(
        baseline: Point(x: 1, y: 2), width: 3,
        runs: [
          .init(
            string: "a", x: 0, width: 1,
            font: ResolvedFont(
              size: 17, weight: .black, isItalic: true, isMonospacedDigit: true, design: .rounded,
              width: .condensed, leading: .tight, name: "Own"),
            color: color, baselineOffset: 1, tracking: -0.5),
          .init(
            string: "b", x: 1, width: 1, font: ResolvedFont(size: 11), color: color),
        ])
    ], isTruncated: true, brokenWord: "b", isRedacted: true, isLive: true,
    gradient: .linearGradient(stops, from: .top, to: .bottom))

  private static let vector = ImageAsset.Content.vector(
    VectorImage(
      viewBox: rect,
      paths: [
        VectorPath(steps: steps, fill: .current(opacity: 0.5)),
        VectorPath(
          steps: steps, fill: nil, usesEvenOddFill: true,
          stroke: .init(ink: .color(color), width: 2, cap: .square, join: .bevel)),
      ]))

  private static let bitmap = ImageAsset.Content.bitmap(
    BitmapImage(width: 1, height: 2, png: [1, 2, 3], format: .jpeg))

  private static let images: [DisplayImage] = [
    DisplayImage(
      frame: rect, name: "a", content: vector, tint: color, label: "A", usesBrightness: true,
      accentedRenderingMode: .desaturated, isPixelated: true),
    DisplayImage(frame: rect, name: "b", content: bitmap),
    DisplayImage(frame: rect, name: "b again", content: bitmap),
    DisplayImage(frame: rect, name: "missing", content: nil),
  ]

  private static let effects: [DisplayEffect] = [
    .transform(PlaneTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
    .shadow(color, radius: 1, x: 2, y: -3), .blur(radius: 4), .colors(.saturation(0.5)),
    .blend(.multiply), .isolate, .mask([.fill(outlines[0], paints[0]), .image(images[1])]),
    .erase([.fill(outlines[0], paints[0])]),
  ]

  static let problems: [LayoutProblem] =
    [
      .nestedTooDeep(limit: 1), .tooManyViews(limit: 2), .tooManyMeasurements(limit: 3),
      .invalidLength(modifier: "frame"), .missingColor(name: "c"), .missingImage(name: "i"),
      .unreadableImage(.heic), .unknownSymbol(name: "s", width: 24, height: 24),
      .missingFont(name: "f"), .emptyTranslation(key: "%lld / %lld"),
      .leftOutOfLine(count: 5), .brokenWord("w"), .severalWidgetURLs, .infiniteFrame,
      .unreadableImage(.damaged), .unreadableImage(.unknown), .unreadableImage(.jpegCoding),
      .missingContainerBackground,
      .notDrawn(modifier: "glassEffect", place: "Widget/Row.swift:12", view: "Row"),
      .notDrawn(modifier: "glassEffect", place: "Widget/Row.swift:12", view: nil),
      .ignoredLink(family: .systemSmall, view: "Row"),
      .ignoredLink(family: .systemSmall, view: nil),
      .notDrawnInWidgets(name: "List", view: "Row"),
      .imageTooLarge(name: "", width: 1, height: 2, limit: 3),
    ]
    + [.shape, .line, .text("t"), .image(name: "i")].map {
      .invisibleContent(mode: .vibrant, example: $0, count: 4)
    }
    + DrawingLimit.all.map { .drawnDifferently($0, view: nil) } + [
      .drawnDifferently(.material, view: "Row")
    ]

  static let list = DisplayList(
    size: Size(width: 158, height: 158), shape: outlines[2],
    items: outlines.map { .fill($0, paints[0]) } + paints.map { .fill(outlines[0], $0) }
      + [
        .stroke(
          outlines[4], paints[0],
          StrokeStyle(
            lineWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 3, dash: [1, 2],
            dashPhase: 0.5)),
        .text(text),
        .beginGroup(
          DisplayGroup(
            clip: outlines[1], opacity: 0.5, tapRegion: 0, isAccented: true, effects: effects)),
      ] + images.map { .image($0) } + [.endGroup, .beginGroup(DisplayGroup()), .endGroup],
    tapRegions: [
      TapRegion(
        frame: rect, url: "app://a", label: "A", isWidgetURL: true, action: TapAction("Like")),
      TapRegion(frame: rect, url: "", label: "", isWidgetURL: false),
    ], elements: [DisplayElement(identifier: "title", frame: rect)], problems: problems,
    renderingMode: .accented)
}
