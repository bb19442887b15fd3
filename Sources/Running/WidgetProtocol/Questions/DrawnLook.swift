// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// The look in which an entry is drawn.
package struct DrawnLook: Hashable, Sendable {
  /// The canvas that the widget is drawn on.
  package var canvas: WidgetCanvas

  /// The number of pixels in a point.
  package var scale: Double

  /// Whether the background is light or dark.
  package var appearance: ColorScheme

  /// The size of the type.
  package var typeSize: DynamicTypeSize

  /// The rendering mode of the widget.
  package var mode: WidgetRenderingMode

  /// The language and region of the texts, as in `ja_JP`.
  package var locale: String

  /// The side at which reading begins.
  package var direction: LayoutDirection

  /// The SDK that the widget is built with.
  package var sdk: WidgetSDK

  /// The moment of the picture; nil is the date of the entry.
  package var now: Instant?

  /// Whether the texts are bars, as in a placeholder.
  package var isRedacted: Bool

  /// Creates a look; by default it is light, full color, at the usual type size.
  package init(
    canvas: WidgetCanvas, scale: Double = 3, appearance: ColorScheme = .light,
    typeSize: DynamicTypeSize = .large, mode: WidgetRenderingMode = .fullColor,
    locale: String = "en", direction: LayoutDirection = .leftToRight, sdk: WidgetSDK = .newest,
    now: Instant? = nil,
    isRedacted: Bool = false
  ) {
    self.canvas = canvas
    self.scale = scale
    self.appearance = appearance
    self.typeSize = typeSize
    self.mode = mode
    self.locale = locale
    self.direction = direction
    self.sdk = sdk
    self.now = now
    self.isRedacted = isRedacted
  }

  init(_ message: MessageReader) throws(MessageError) {
    var size = try message.member("size").items()
    var margins = try message.member("margins").items()
    self.init(
      canvas: WidgetCanvas(
        family: try message.member("family").name(),
        size: Size(width: try size.number(), height: try size.number()),
        contentMargins: EdgeInsets(
          top: try margins.number(), leading: try margins.number(),
          bottom: try margins.number(), trailing: try margins.number()),
        cornerRadius: try message.member("cornerRadius").number()),
      scale: try message.member("scale").number(),
      appearance: try message.member("appearance").name(),
      typeSize: try message.member("typeSize").name(),
      mode: try message.member("mode").name(), locale: try message.member("locale").string(),
      direction: try message.member("isRightToLeft").bool() ? .rightToLeft : .leftToRight,
      sdk: WidgetSDK("\(try message.member("sdk").integer())") ?? .newest,
      now: try message["now"].map { (now) throws(MessageError) in try now.instant() },
      isRedacted: try message["isRedacted"]?.bool() ?? false)
  }

  func write(to writer: inout MessageWriter) {
    writer.object { writer in
      writer.key("family")
      writer.string(canvas.family.rawValue)
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
      writer.key("scale")
      writer.number(scale)
      writer.key("appearance")
      writer.string(appearance.rawValue)
      writer.key("typeSize")
      writer.string(typeSize.rawValue)
      writer.key("mode")
      writer.string(mode.rawValue)
      writer.key("locale")
      writer.string(locale)
      writer.key("isRightToLeft")
      writer.bool(direction == .rightToLeft)
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
    }
  }
}
