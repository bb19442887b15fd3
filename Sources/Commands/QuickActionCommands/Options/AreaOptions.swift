// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import ShownWidgets
import SourceText
import WidgetViews

/// The canvas of a picture, in place of the device's own.
struct AreaOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The size of the widget in points, such as 350x160, in place of the device's.",
      valueName: "width×height"),
    transform: AreaOptions.size)
  var size: Size?

  @Option(
    help: ArgumentHelp(
      "The pixels of a point, from 1 to 4. (default: the device's)", valueName: "number"))
  var scale: Int?

  @Flag(help: "Draw the view alone: without rounded corners and content margins.")
  var bare = false

  func validate() throws {
    if let scale, !(1...4).contains(scale) {
      throw ValidationError("'--scale' is \(scale); use a whole number from 1 to 4")
    }
  }

  /// Gives a look the canvas that is asked for; one whose size is not known stays as it is.
  func applied(to look: WidgetLook) -> WidgetLook {
    look.drawn(size: size, scale: scale, isBare: bare)
  }

  /// Reads a size; lengths are from 1 to 4096 points.
  private static func size(_ text: String) throws -> Size {
    let lengths = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
      .map { Double($0) }
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1],
      (1...4096).contains(width), (1...4096).contains(height)
    else {
      throw ValidationError(
        "'\(VisibleText.of(text))' is not a size; use points from 1 to 4096, such as 350x160")
    }
    return Size(width: width, height: height)
  }
}
