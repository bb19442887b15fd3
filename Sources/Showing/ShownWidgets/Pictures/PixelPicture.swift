// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import CommandConsole
import Disk
package import FontFiles
package import QuickActionWidget
import SourceText
import StringTables
import WidgetRendering
package import WidgetViews

/// A widget as a PNG file.
///
/// It is drawn by ``PNGRenderer``, whose letters are as wide as they were measured. What that cannot write, such as Bengali, is left to
/// `rsvg-convert` if it is installed, whose letters are a few percent wider or narrower.
package struct PixelPicture {
  private let widget: DrawnWidget
  private let title: String
  private let fonts: FontLibrary
  private let maySample: Bool
  private let ground: ResolvedColor?
  private let isAlone: Bool

  /// Prepares a picture of pixels, with the fonts that its texts need.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - title: Its name.
  ///   - folder: The folder of the fonts; nil for those of the system.
  ///   - environment: The environment variables, which name folders of fonts.
  ///   - program: The path of the program that the widget is from, whose own fonts come first; nil for none.
  ///   - maySample: Whether a large picture has fewer pixels a point than the device.
  ///   - ground: The color behind the widget; nil for none.
  /// - Throws: `CommandFailure` if there is no such folder.
  package init(
    of widget: DrawnWidget, title: String, fonts folder: String?, environment: [String: String],
    ofProgram program: String? = nil, maySample: Bool = false, ground: ResolvedColor? = nil
  ) throws {
    self.ground = ground
    self.maySample = maySample
    self.widget = widget
    self.title = title
    isAlone = false
    fonts = try FontLibrary(folder: folder, environment: environment, ofProgram: program)
  }

  /// Prepares a picture that is as large as the widget: without the wallpaper around it and its caption.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - title: Its name.
  ///   - fonts: The fonts that its texts need.
  ///   - ground: The color behind the widget; nil for none.
  package init(alone widget: DrawnWidget, title: String, fonts: FontLibrary, ground: ResolvedColor?)
  {
    self.ground = ground
    self.widget = widget
    self.title = title
    self.fonts = fonts
    maySample = false
    isAlone = true
  }

  /// The bytes of the file; what is not as it should be in it is noted.
  package func file(_ messages: Messages) throws -> [UInt8] { try file { messages.note($0) } }

  /// Draws the picture.
  ///
  /// - Parameter note: Takes what is not as it should be in it, in sentences.
  /// - Returns: The bytes of the file.
  /// - Throws: `CommandFailure` if the picture is too large, or a program that draws it fails.
  package func file(noting note: (String) -> Void) throws -> [UInt8] {
    let look = widget.look
    if let text = widget.list.textThatNeedsShaping {
      let shown = "'\(VisibleText.of(text))'"
      if let file = try converted() {
        note(
          "\(shown) is in a script whose letters QuickAction does not join or reorder; drawn by "
            + "'\(PictureConverter.program)', whose text is up to 5 % wider or narrower")
        return file
      }
      note(
        "\(shown) is drawn letter by letter from the left; install '\(PictureConverter.program)' "
          + "to have its letters joined and reordered")
    }
    let scale = max(1, Int(look.scale.rounded()))
    for scale in maySample ? Array((1...scale).reversed()) : [scale] {
      let renderer = PNGRenderer(
        fonts: fonts, scale: scale, wallpaper: look.visibleWallpaper,
        wallpaperMargin: isAlone ? 0 : 16, caption: isAlone ? nil : widget.caption(title),
        ground: ground)
      guard let picture = renderer.picture(of: widget.list, language: look.locale)
      else { continue }
      say(picture, note)
      return picture.file
    }
    throw CommandFailure("the picture has too many pixels; use '--format svg'", exitCode: 2)
  }

  private func say(_ picture: PNGRenderer.Picture, _ note: (String) -> Void) {
    if let substitute = picture.substitute {
      note(
        "drawn with '\(substitute)', as the font 'Inter' was not found; install it (Debian: "
          + "fonts-inter) for letters like those of iOS")
    }
    guard let missing = picture.missingCharacters.first else { return }
    let best = FontLibrary.Query(family: "Inter", weight: 400, isItalic: false)
    guard !picture.fontFamilies.isEmpty || fonts.font(best) != nil else {
      return note(
        "texts are not drawn, as no font was found for them; install one (Debian: fonts-inter, and "
          + "fonts-noto-cjk for Japanese, Chinese and Korean)")
    }
    let shown = "'\(VisibleText.of(String(missing)))'"
    let others = picture.missingCharacters.count - 1
    note(
      "no font has \(shown)" + (others > 0 ? " and \(others) other characters" : "")
        + ", so they are not drawn; install a font that does (Debian: \(Self.package(for: missing)))"
    )
  }

  /// The package with a font for a character.
  private static func package(for character: Character) -> String {
    switch character.shapingScript {
    case .arabic, .hebrew, .devanagari, .thai, .unknown:
      "fonts-noto-core for Arabic, Hebrew, Devanagari, Thai and others"
    case .emoji: "fonts-noto-color-emoji"
    case .simple, .common, .inherited: "fonts-noto-cjk for Japanese, Chinese and Korean"
    }
  }

  /// The picture by `rsvg-convert`; nil if the program is not installed.
  private func converted() throws -> [UInt8]? {
    do throws(PictureConverter.Failure) {
      return try PictureConverter.png(ofSVG: svg, scale: max(1, Int(widget.look.scale.rounded())))
    } catch {
      throw CommandFailure("\(error)", exitCode: 2)
    }
  }

  private var svg: String {
    widget.svg(
      title: widget.pictureTitle(title), caption: isAlone ? nil : widget.caption(title),
      wallpaperMargin: isAlone ? 0 : 16)
  }
}
