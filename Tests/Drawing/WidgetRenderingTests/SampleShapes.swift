// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import WidgetViews

/// A widget with everything that a display list can hold.
enum SampleShapes {
  static let list: DisplayList = {
    let size = Size(width: 170, height: 170)
    let bounds = Rect(origin: .zero, size: size)
    let red = ResolvedColor(red: 0.9, green: 0.2, blue: 0.25)
    let blue = ResolvedColor(red: 0.1, green: 0.4, blue: 0.95)
    let font = ResolvedFont(size: 15, weight: .semibold, isMonospacedDigit: true)
    let secondary = ResolvedColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.6)
    var list = DisplayList(
      size: size,
      shape: Outline(.roundedRectangle(cornerRadius: 22, style: .continuous), in: bounds))
    list.items = [
      .fill(
        Outline(.rectangle, in: bounds),
        .linearGradient(
          [
            GradientStop(color: ResolvedColor(red: 1, green: 1, blue: 1), location: 0),
            GradientStop(color: ResolvedColor(red: 0.8, green: 0.9, blue: 1), location: 1),
          ], from: UnitPoint(x: 0, y: 0), to: UnitPoint(x: 1, y: 1))),
      // A gauge.
      .stroke(
        Outline(.arc(from: 0, to: 360), in: Rect(x: 20, y: 20, width: 60, height: 60)),
        .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.1)), lineWidth: 8),
      .stroke(
        Outline(.arc(from: 0, to: 250), in: Rect(x: 20, y: 20, width: 60, height: 60)),
        .color(blue), lineWidth: 8),
      // A group that is drawn as one, clipped to a circle.
      .beginGroup(
        DisplayGroup(
          clip: Outline(.ellipse, in: Rect(x: 96, y: 20, width: 54, height: 54)), opacity: 0.5)),
      .fill(Outline(.rectangle, in: Rect(x: 96, y: 20, width: 36, height: 54)), .color(red)),
      .fill(Outline(.rectangle, in: Rect(x: 114, y: 20, width: 36, height: 54)), .color(blue)),
      .endGroup,
      // Two runs on one line, and a placeholder.
      .text(
        DisplayText(
          frame: Rect(x: 20, y: 92, width: 72, height: 18), string: "1,234 steps",
          lines: [
            DisplayText.Line(
              baseline: Point(x: 20, y: 106), width: 88,
              runs: [
                DisplayText.Run(
                  string: "1,234", x: 0, width: 42, font: font,
                  color: ResolvedColor(red: 0, green: 0, blue: 0)),
                DisplayText.Run(
                  string: " steps", x: 42, width: 46,
                  font: ResolvedFont(size: 15, isItalic: true), color: secondary),
              ])
          ], isTruncated: false)),
      .text(
        DisplayText(
          frame: Rect(x: 20, y: 114, width: 90, height: 15), string: "secret",
          lines: [
            DisplayText.Line(
              baseline: Point(x: 20, y: 126), width: 90,
              runs: [
                DisplayText.Run(
                  string: "secret", x: 0, width: 90, font: ResolvedFont(size: 12),
                  color: ResolvedColor(red: 0, green: 0, blue: 0))
              ])
          ], isTruncated: false, isRedacted: true)),
      // A progress bar: a circular capsule.
      .fill(
        Outline(
          .roundedRectangle(cornerRadius: 3, style: .circular),
          in: Rect(x: 20, y: 140, width: 130, height: 6)),
        .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.1))),
      .fill(
        Outline(
          .roundedRectangle(cornerRadius: 3, style: .circular),
          in: Rect(x: 20, y: 140, width: 80, height: 6)), .color(red)),
      .image(
        DisplayImage(
          frame: Rect(x: 124, y: 96, width: 26, height: 26), name: "dot",
          content: .bitmap(BitmapImage(width: 2, height: 2, png: SamplePNG.fourColors)),
          label: "four colors")),
      .image(
        DisplayImage(frame: Rect(x: 0, y: 0, width: 9, height: 9), name: "none", content: nil)),
    ]
    list.tapRegions = [
      TapRegion(frame: bounds, url: "steps://today", label: "1,234 steps", isWidgetURL: true)
    ]
    return list
  }()
}
