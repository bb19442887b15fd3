// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The message of a look. It has no wallpaper and no glass, which the tool adds to the drawing of the program.
extension WidgetLook {
  init(_ message: MessageReader) throws(MessageError) {
    var size = try message.member("size").items()
    var margins = try message.member("margins").items()
    self.init(
      on: WidgetCanvas(
        family: try message.member("family").name(),
        size: Size(width: try size.number(), height: try size.number()),
        contentMargins: EdgeInsets(
          top: try margins.number(), leading: try margins.number(),
          bottom: try margins.number(), trailing: try margins.number()),
        cornerRadius: try message.member("cornerRadius").number()),
      scale: try message.member("scale").number(), locale: try message.member("locale").string(),
      now: try message["now"].map { (now) throws(MessageError) in try now.instant() })
    appearance = try message.member("appearance").name()
    typeSize = try message.member("typeSize").name()
    mode = try message.member("mode").name() as WidgetRenderingMode
    direction = try message.member("isRightToLeft").bool() ? .rightToLeft : .leftToRight
    sdk = WidgetSDK("\(try message.member("sdk").integer())") ?? .newest
    isRedacted = try message["isRedacted"]?.bool() ?? false
    isDimmed = try message["isDimmed"]?.bool() ?? false
    if let shown = message["presentation"] {
      presentation = try shown.name()
      device = WidgetDevice.named(try message.member("device").string()) ?? .activityDefault
    } else if let corner = message["device"] {
      device = WidgetDevice.named(try corner.string()) ?? device
    }
  }

  /// Writes the look; without a size, a program refuses it.
  func write(to writer: inout MessageWriter) {
    writer.object { writer in
      writer.key("family")
      writer.string(family.rawValue)
      if let canvas {
        writer.key("size")
        writer.array {
          $0.number(canvas.size.width)
          $0.number(canvas.size.height)
        }
        writer.key("margins")
        let margins = canvas.contentMargins
        writer.array([margins.top, margins.leading, margins.bottom, margins.trailing]) {
          $0.number($1)
        }
        writer.key("cornerRadius")
        writer.number(canvas.cornerRadius)
      }
      writer.key("scale")
      writer.number(scale)
      writer.key("appearance")
      writer.string(appearance.rawValue)
      writer.key("typeSize")
      writer.string(typeSize.rawValue)
      writer.key("mode")
      writer.string(renderingMode.rawValue)
      writer.key("locale")
      writer.string(locale)
      writer.key("isRightToLeft")
      writer.bool(layoutDirection == .rightToLeft)
      writer.key("sdk")
      writer.integer(sdk.release)
      if let now {
        writer.key("now")
        writer.integer(now.millisecondsSince1970)
      }
      if isRedacted {
        writer.key("isRedacted")
        writer.bool(true)
      }
      if isDimmed {
        writer.key("isDimmed")
        writer.bool(true)
      }
      if let presentation {
        writer.key("presentation")
        writer.string(presentation.rawValue)
      }
      if presentation != nil || watchCorner != nil {
        writer.key("device")
        writer.string(device.identifier)
      }
    }
  }
}
