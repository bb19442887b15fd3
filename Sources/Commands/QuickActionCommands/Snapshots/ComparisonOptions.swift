// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import ArgumentParser
import CommandConsole
import GoldenPictures
import ShownWidgets
import WidgetViews

/// How drawings are compared with pictures that were recorded elsewhere.
struct ComparisonOptions: ParsableArguments {
  /// The form of the result.
  enum Format: String, OutputForm {
    /// A table and sentences.
    case text
    /// All boxes, for programs.
    case json
    /// A page of pairs.
    case html

    var fileExtensions: [String] {
      switch self {
      case .text: ["txt"]
      case .json: ["json"]
      case .html: ["html", "htm"]
      }
    }
  }

  @Option(
    help: ArgumentHelp(
      "With compare: the JSON file that says what each picture shows. (default: \(RecordedPictureFile.fileName) in the folder, else the names of the files)",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var cases: String?

  @Option(
    help: ArgumentHelp(
      "With compare: how far an edge of a word, an icon or a bar may be off. (default: 1)",
      valueName: "points"))
  var points: Double?

  @Option(
    help: ArgumentHelp(
      "With compare: by how many of 255 levels its mean color, and the color behind it, may differ in red, green and blue. (default: 10)",
      valueName: "levels"))
  var levels: Double?

  @Option(
    help: ArgumentHelp(
      "With compare: the color behind both pictures where they are transparent, such as white or '#202024'. (default: white, and black in dark appearance)",
      valueName: "color"))
  var ground: String?

  @Option(
    help: ArgumentHelp(
      "With compare: also write the drawings to this folder, under the names of the recorded pictures.",
      valueName: "folder"), completion: .directory)
  var drawings: String?

  @Option(
    help: ArgumentHelp(
      "With compare: the format of the result: text, json or html, a page of pairs. (default: from the extension of '--output', otherwise text)",
      valueName: "format"))
  var format: Format?

  @Flag(
    help:
      "With record: write PNG files in place of SVG, to be compared as a simulator's are."
  )
  var png = false

  @Option(
    help: ArgumentHelp(
      "With compare and '--png': the folder of the fonts to draw with. (default: the system's folders of fonts)",
      valueName: "folder"), completion: .directory)
  var fonts: String?

  func validate() throws {
    try GivenFileName.check(cases, of: "--cases")
    try GivenFileName.check(drawings, of: "--drawings")
    for (option, value, limit) in [("--points", points, 100.0), ("--levels", levels, 255)] {
      guard let value, !(0...limit).contains(value) else { continue }
      throw ValidationError("'\(option)' is \(value); use a number from 0 to \(Int(limit))")
    }
  }

  /// Refuses the options of other actions.
  func check(for action: SnapshotCommand.Action) throws {
    let options = [
      ("--cases", cases != nil), ("--points", points != nil), ("--levels", levels != nil),
      ("--ground", ground != nil), ("--drawings", drawings != nil), ("--format", format != nil),
    ]
    if action != .compare, let option = options.first(where: \.1) {
      throw ValidationError("'\(option.0)' is only for 'compare'; remove the option")
    }
    if action != .record, png {
      throw ValidationError("'--png' is only for 'record'; remove the option")
    }
    if action != .compare, !png, fonts != nil {
      throw ValidationError("'--fonts' is for 'compare' and for 'record' with '--png'; remove it")
    }
  }

  /// What may differ.
  var allowed: AllowedDeviation {
    AllowedDeviation(points: points ?? 1, levels: levels ?? 10)
  }

  /// The color of '--ground'; nil if none is asked for.
  ///
  /// - Throws: `CommandFailure` if there is no such color.
  func groundColor() throws -> Color? {
    guard let ground else { return nil }
    guard let color = StyleColor.named(ground) else {
      throw CommandFailure(unknown: "color", ground, among: StyleColor.names + ["#RRGGBB"])
    }
    return color
  }
}
