// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The message of a look. It has no wallpaper and no glass, which the tool adds to the drawing of the program.
///
/// Without a canvas, whose members are missing then, a program refuses it.
extension WidgetLook: WireObject {
  static var blank: WidgetLook {
    WidgetLook(on: WidgetCanvas(family: .systemSmall, size: .blank))
  }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.member("family", &family)
    var shown = canvas
    if var canvas {
      try wire.member("size", &canvas.size)
      try wire.member("margins", &canvas.contentMargins)
      try wire.member("cornerRadius", &canvas.cornerRadius)
      shown = WidgetCanvas(
        family: family, size: canvas.size, contentMargins: canvas.contentMargins,
        cornerRadius: canvas.cornerRadius)
    }
    var scale = scale
    try wire.member("scale", &scale)
    area = shown.map { Area(canvas: $0, scale: scale, isBare: area?.isBare ?? false) }
    try wire.member("appearance", &appearance)
    try wire.member("typeSize", &typeSize)
    var mode = renderingMode
    try wire.member("mode", &mode)
    self.mode = mode
    try wire.member("locale", &locale)
    var isRightToLeft = layoutDirection == .rightToLeft
    try wire.member("isRightToLeft", &isRightToLeft)
    direction = isRightToLeft ? .rightToLeft : .leftToRight
    var release = sdk.release
    try wire.member("sdk", &release)
    sdk = WidgetSDK("\(release)") ?? .newest
    try wire.member("now", ifAny: &now)
    try wire.member("isRedacted", &isRedacted, unless: false)
    try wire.member("isDimmed", &isDimmed, unless: false)
    try wire.member("presentation", ifAny: &presentation)
    try deviceField(on: &wire)
  }

  /// A presentation needs its device, and a corner of a watch face the size of its screen.
  private mutating func deviceField<W: Wire>(on wire: inout W) throws(W.Failure) {
    if presentation != nil {
      var name = device.identifier
      try wire.member("device", &name)
      device = WidgetDevice.named(name) ?? .activityDefault
    } else {
      var name = watchCorner.map { _ in device.identifier }
      try wire.member("device", ifAny: &name)
      device = name.flatMap(WidgetDevice.named) ?? device
    }
  }
}

extension EdgeInsets: WireList {
  static var blank: EdgeInsets { EdgeInsets(all: 0) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.values(&top, &leading, &bottom, &trailing)
  }
}

extension ColorScheme: WireName {}
extension DynamicTypeSize: WireName {}
