// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import ShownWidgets

/// `quickaction devices`.
struct Devices: ConsoleCommand {
  /// The form of the list.
  enum Format: String, OutputForm {
    /// A table for users.
    case text
    /// For programs.
    case json

    var fileExtensions: [String] { self == .text ? ["txt"] : ["json"] }
  }

  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices that --device knows.",
    discussion: """
      Devices with the same screen have widgets of the same sizes and are on one line: the screen in \
      points, the scale, the families with a known size, how reliable the sizes are, and the names. \
      '--device' accepts the screen and any of the names; a name without its generation, such as \
      'iPhone SE' or 'iPad mini', is the newest.

      Examples:
        quickaction devices
        quickaction devices --format json
        quickaction preview --device 'iPhone SE'
      """)

  @Option(help: OutputForms<Format>.help)
  var format: Format?

  @OptionGroup var output: OutputOptions

  func run(in console: Console) throws {
    let result = try output.result(console)
    switch try output.form(format, standard: .text, console) {
    case .text: try result.write(DeviceTable(width: result.width, style: result.style).text)
    case .json: try result.write(DeviceDocument.text)
    }
  }
}
