// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Disk
import FontFiles
import GoldenPictures
import PNGFiles
import QuickActionWidget
import ShownWidgets
import SourceText
import WidgetValues
import WidgetViews

/// A recorded picture, compared with what is drawn of the same.
struct ComparedPicture {
  /// What the picture shows.
  var picture: RecordedPicture

  /// What is drawn, in words: the widget and its family, or the preview.
  var shown: String

  /// The recorded file.
  var recorded: [UInt8]

  /// The file of the drawing; nil if it could not be drawn.
  var drawn: [UInt8]?

  /// The comparison, or why there is none.
  var result: Result<BoxComparison, ComparedFailure>
}

/// Draws what recorded pictures show, and compares.
struct PictureComparer {
  private let folder: RecordedFolder
  private let fonts: FontLibrary
  private let ground: Color?
  private let messages: Messages
  private var notes: [String] = []

  /// Prepares to compare the pictures of a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - fonts: The fonts that texts are drawn in.
  ///   - ground: The color behind both pictures where they are transparent; nil for that of the appearance.
  ///   - messages: The messages in addition to the result.
  init(_ folder: RecordedFolder, fonts: FontLibrary, ground: Color?, _ messages: Messages) {
    self.folder = folder
    self.fonts = fonts
    self.ground = ground
    self.messages = messages
  }

  /// Compares a picture.
  ///
  /// - Parameters:
  ///   - picture: What it shows.
  ///   - subjects: What can be drawn.
  /// - Returns: The comparison.
  /// - Throws: `CommandFailure` if the file cannot be read, or names something that there is not.
  mutating func compared(
    _ picture: RecordedPicture, with subjects: inout any ComparedSubjects
  ) throws -> ComparedPicture {
    let file: [UInt8]
    do throws(FileError) {
      file = try FileSystem.disk.bytes(of: folder.file(of: picture.file))
    } catch {
      throw CommandFailure(error)
    }
    let recorded = try Self.image(file, named: folder.file(of: picture.file).text)
    let name = picture.subject?.name ?? subjects.subjects.first?.subject.name ?? ""
    var result = ComparedPicture(
      picture: picture, shown: name, recorded: file,
      result: .failure(ComparedFailure("it was not drawn")))
    switch try subjects.drawn(picture, pixels: (recorded.width, recorded.height)) {
    case .failure(let failure): result.result = .failure(failure)
    case .success(let widget):
      if case .preview = picture.subject {} else { result.shown += " " + widget.look.shapeName }
      let ground = ground(of: picture, in: widget.look)
      // Both are put in front of the ground in the same way, so that the edges of corners are the same.
      let drawn = try self.file(of: widget, title: name)
      let image = try Self.image(drawn, named: "drawing")
      let drawing = image.over(ground)
      result.drawn =
        drawing == image
        ? drawn
        : PNGEncoder.file(of: drawing, pixelsPerPoint: Int(widget.look.scale.rounded()))
      result.result = .success(
        BoxComparison(recorded: recorded.over(ground), drawn: drawing, scale: widget.look.scale))
    }
    return result
  }

  /// Says what the drawings lack, each once.
  func finish() {
    for note in notes { messages.note(note) }
  }

  private mutating func file(of widget: DrawnWidget, title: String) throws -> [UInt8] {
    var found: [String] = []
    let picture = PixelPicture(alone: widget, title: title, fonts: fonts, ground: nil)
    let file = try picture.file { found.append($0) }
    for note in found where !notes.contains(note) { notes.append(note) }
    return file
  }

  private func ground(of picture: RecordedPicture, in look: WidgetLook) -> ResolvedColor {
    let isDark = look.appearance == .dark || look.presentation?.isAlwaysDark == true
    let level = isDark ? 0.0 : 1.0
    return (picture.ground ?? ground)?
      .resolved(in: ColorAppearance(colorScheme: isDark ? .dark : .light))
      ?? ResolvedColor(red: level, green: level, blue: level)
  }

  private static func image(_ file: [UInt8], named name: String) throws -> PixelImage {
    do throws(PNGError) {
      return try PNGDecoder.image(from: file)
    } catch {
      throw CommandFailure(
        "'\(VisibleText.of(name))' cannot be read as a PNG file; record it again", exitCode: 2)
    }
  }
}
