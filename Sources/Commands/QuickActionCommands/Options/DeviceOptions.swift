// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import SourceText
import WidgetViews

/// The device that a widget is laid out on.
struct DeviceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device, by its screen in points or its name, such as 390x844, 'iPhone 15' or 'iPhone SE'; 'quickaction devices' lists them.",
      valueName: "device"),
    completion: .list(DeviceOptions.completions))
  var device = WidgetDevice.default.identifier

  /// The completions of a shell: all names, each as one word, and screens.
  static let completions = WidgetDevice.known.flatMap { device in
    device.names.map(word) + [device.identifier]
  }

  /// A name as one word, since shells take what they complete for several where it has spaces: `iPhone-SE-3`.
  static func word(_ name: String) -> String {
    name.filter { $0 != "(" && $0 != ")" }.split(separator: " ")
      .filter { $0 != "generation" }
      .map { part in
        let isOrdinal = ["st", "nd", "rd", "th"].contains { part.hasSuffix($0) }
        return String(isOrdinal && part.first?.isNumber == true ? part.dropLast(2) : part)
      }
      .joined(separator: "-")
  }

  /// The device.
  func value(_ messages: Messages) throws -> WidgetDevice {
    try Self.device(named: device, messages)
  }

  /// The device of a name; says which one is taken where the name leaves that open.
  ///
  /// - Throws: `CommandFailure` if there is none, with what there is.
  static func device(named name: String, _ messages: Messages) throws -> WidgetDevice {
    let matches = WidgetDevice.matches(name)
    guard let match = matches.first else {
      throw CommandFailure(
        "unknown device '\(VisibleText.of(name))'\(alternative(to: name))", exitCode: 2)
    }
    if matches.count > 1 {
      let named = matches.dropFirst().prefix(4).map { "'\($0.name)'" }
      let rest = matches.count - 1 - named.count
      let others = named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      messages.note(
        "'\(VisibleText.of(name))' is the newest, '\(match.name)', \(match.device.identifier); "
          + "the name also matches \(others)")
    }
    return match.device
  }

  /// The advice on an unknown name: the generations of its line, else the near name, else the
  /// command that lists all.
  private static func alternative(to name: String) -> String {
    var line = name
    while line.last.map({ !$0.isLetter }) ?? false { line.removeLast() }
    let generations = line == name || line.isEmpty ? [] : WidgetDevice.matches(line)
    if (1...9).contains(generations.count) {
      return "; use one of \(generations.map { "'\($0.name)'" }.joined(separator: ", "))"
    }
    let near = NearName.question(
      name, among: WidgetDevice.known.flatMap { $0.names + [$0.identifier] })
    return near.isEmpty ? "; 'quickaction devices' lists them" : near
  }
}
