// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import QuickActionWidget
import ShownWidgets
import StringTables
import WidgetViews

/// The columns and rows of a picture.
typealias PixelSize = (width: Int, height: Int)

/// What is drawn to be compared with recorded pictures: the widgets and previews of a program, or the widget of a catalog.
protocol ComparedSubjects {
  /// What there is, by its names.
  var subjects: [NamedSubject] { get }

  /// The path of the program, which may have fonts of its own; nil for a catalog.
  var program: String? { get }

  /// Draws what a picture shows.
  ///
  /// - Parameters:
  ///   - picture: What it shows.
  ///   - pixels: The size of the recorded picture.
  /// - Returns: The drawing; a sentence why it cannot be drawn.
  /// - Throws: `CommandFailure` if the picture names something that there is not.
  mutating func drawn(
    _ picture: RecordedPicture, pixels: PixelSize
  ) throws -> Result<DrawnWidget, ComparedFailure>

  /// Says what is to be said after all pictures are drawn.
  func finish() throws
}

/// Why a picture is not drawn, in a sentence.
struct ComparedFailure: Error {
  var sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}

/// The look that the options of a command ask for, before what a picture says of it.
struct ComparedLook {
  /// The options.
  let options: LookOptions

  /// The SDK that the widget is built with.
  let sdk: WidgetSDK

  let messages: Messages

  /// The look of a picture.
  ///
  /// - Parameters:
  ///   - picture: What it shows.
  ///   - family: The family.
  ///   - presentation: The presentation; nil for a widget.
  ///   - margins: Whether the content margins of the family apply.
  ///   - locale: The language.
  ///   - pixels: The size of the recorded picture.
  /// - Returns: The look.
  /// - Throws: `CommandFailure` if a name is unknown, or the device does not show it.
  func look(
    of picture: RecordedPicture, family: WidgetFamily, presentation: WidgetPresentation? = nil,
    margins: ContentMargins = .standard, locale: LocaleName, pixels: PixelSize
  ) throws -> WidgetLook {
    let base = try options.looks(
      family: family, presentation: presentation, margins: margins, locales: [locale], sdk: sdk,
      showsAllModes: false, messages)
    guard let first = base.first else { throw WidgetLook(family: family).unknownSize }
    let look = picture.look(
      like: first, options: (options.area.size, options.area.scale, options.area.bare),
      pixels: pixels)
    guard look.canvas != nil else { throw look.unknownSize }
    return look
  }

  /// Refuses several looks: what differs between pictures is in their names or in the file of the cases.
  func check() throws {
    let counts = [
      ("--device", options.deviceNames), ("--appearance", options.appearanceNames),
      ("--type-size", options.typeSizeNames), ("--rendering-mode", options.modeNames),
    ]
    if options.all {
      throw CommandFailure(
        "'--all' is not for 'compare'; the pictures say what is drawn", exitCode: 2)
    }
    for (option, names) in counts where names.flatMap(\.names).count > 1 {
      throw CommandFailure(
        "'\(option)' takes one value with 'compare'; the names of the pictures or '--cases' say "
          + "where another one is meant", exitCode: 2)
    }
  }
}
