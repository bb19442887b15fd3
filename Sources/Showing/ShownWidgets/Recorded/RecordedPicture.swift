// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetProtocol
package import WidgetViews

/// A picture that was recorded, such as by tests in a simulator, and what has to be drawn to compare with it.
///
/// What is nil is as the command's options say or, of the size, as large as the recorded picture.
package struct RecordedPicture: Hashable, Sendable {
  /// What the picture shows.
  package enum Subject: Hashable, Sendable {
    /// The widget of a kind or a display name.
    case widget(String)
    /// The preview of a name or a place.
    case preview(String)

    /// The name or kind.
    package var name: String {
      switch self {
      case .widget(let name), .preview(let name): name
      }
    }
  }

  /// The path of the file in the folder of the pictures.
  package var file: String

  /// What it shows; nil for the only widget.
  package var subject: Subject?

  /// The part of the timeline; nil for the entry that is shown at the moment of the command.
  package var part: ProviderQuestion.Part?

  /// The number of the entry in the timeline or the preview, from 1; nil for the one of the moment, or the first of a preview.
  package var entry: Int?

  /// The name of the family or the presentation; nil for the first of the widget, or that of the preview.
  package var shape: String?

  /// The size in points; nil for that of the recorded picture.
  package var size: Size?

  /// The pixels of a point.
  package var scale: Int?

  /// Whether the view is drawn alone, without rounded corners and content margins.
  package var isBare: Bool?

  /// The device that the picture was taken on; nil if the defaults say it.
  package var device: WidgetDevice?

  /// The appearance, light or dark; nil if the defaults say it.
  package var appearance: ColorScheme?

  /// The Dynamic Type size.
  package var typeSize: DynamicTypeSize?

  /// The rendering mode; nil if the defaults say it.
  package var style: RenderingStyle?

  /// The wallpaper behind the widget; nil if the defaults say it.
  package var wallpaper: Wallpaper?

  /// The identifier of the locale.
  package var locale: String?

  /// The color behind both pictures where they are transparent.
  package var ground: Color?

  /// Names a picture of which nothing is known.
  package init(file: String) {
    self.file = file
  }

  /// The picture with the values of another where it has none.
  package func completed(by defaults: RecordedPicture) -> RecordedPicture {
    var picture = self
    picture.subject = subject ?? defaults.subject
    picture.part = part ?? defaults.part
    picture.entry = entry ?? defaults.entry
    picture.shape = shape ?? defaults.shape
    picture.size = size ?? defaults.size
    picture.scale = scale ?? defaults.scale
    picture.isBare = isBare ?? defaults.isBare
    picture.device = device ?? defaults.device
    picture.appearance = appearance ?? defaults.appearance
    picture.typeSize = typeSize ?? defaults.typeSize
    picture.style = style ?? defaults.style
    picture.wallpaper = wallpaper ?? defaults.wallpaper
    picture.locale = locale ?? defaults.locale
    picture.ground = ground ?? defaults.ground
    return picture
  }

  /// A look with what the picture says of it, apart from the family, and as large as the recorded picture if nothing says how large.
  ///
  /// - Parameters:
  ///   - look: The look that the command's options ask for.
  ///   - options: The size, the scale and whether it is bare by the command's options.
  ///   - pixels: The columns and rows of the recorded picture.
  /// - Returns: The look.
  package func look(
    like look: WidgetLook, options: (size: Size?, scale: Int?, isBare: Bool),
    pixels: (width: Int, height: Int)
  ) -> WidgetLook {
    var look = look
    if let device { look.device = device }
    if let appearance { look.appearance = appearance }
    if let typeSize { look.typeSize = typeSize }
    if let style { look.style = style }
    if let wallpaper { look.wallpaper = wallpaper }
    if let locale { look.locale = locale }
    look.area = nil
    let scale = scale ?? options.scale ?? look.device.scale
    let isBare = isBare ?? options.isBare
    guard look.presentation == nil else { return look.drawnAsPresentation(scale, isBare: isBare) }
    let recorded = Size(
      width: Double(pixels.width) / Double(scale), height: Double(pixels.height) / Double(scale))
    return look.drawn(
      size: size ?? options.size ?? recorded, scale: scale, isBare: isBare)
  }
}

extension WidgetLook {
  /// The look of a presentation, whose size its content decides.
  fileprivate func drawnAsPresentation(_ scale: Int, isBare: Bool) -> WidgetLook {
    guard var canvas, isBare || Double(scale) != self.scale else { return self }
    if isBare { canvas.cornerRadius = 0 }
    var look = self
    look.area = Area(canvas: canvas, scale: Double(scale), isBare: isBare)
    return look
  }
}
