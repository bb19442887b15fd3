// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Disk
import SourceText
import WidgetProject

/// Which files are checked, and why others are not.
struct CheckedFiles {
  let project: WidgetProject

  init(_ project: WidgetProject) {
    self.project = project
  }

  /// Lists the files as the result, and what is passed over as notes.
  func list(to output: ResultOutput) throws {
    let names = Set(project.askedSources.map(\.name)).union(project.otherFiles)
    try output.write(names.sorted().map { VisibleText.of($0) + "\n" }.joined())
    for passedOver in project.passedOver { output.messages.note(Self.sentence(passedOver)) }
  }

  private static func sentence(_ passedOver: PassedOver) -> String {
    VisibleText.of(
      "'\(passedOver.path.text)\(passedOver.isFolder ? "/" : "")' \(passedOver.words)")
  }

  /// Notes about paths that were given and are not checked as expected.
  func remarks(on paths: [String]) -> [String] {
    let named = Set(paths)
    let excluded =
      project.fileCount == 0
      ? []
      : project.passedOver.filter { named.contains($0.path.text) }
        .map { Self.sentence($0) + ", so it is not checked" }
    return excluded
      + project.unpairedTables.map { table in
        let name = FilePath(table).stem + ".intentdefinition"
        return VisibleText.of(
          "'\(table)' is not compared with a definition, as its '\(name)' was not found; only its syntax is checked"
        )
      }
  }

  /// The message that there is nothing to check, and why if that is known.
  func nothing(under paths: [String]) -> String {
    let named = Set(paths)
    if let excluded = project.passedOver.first(where: { named.contains($0.path.text) }) {
      return Self.sentence(excluded) + ", so there is nothing to check" + Self.advice
    }
    let place =
      paths == ["."] ? "the current folder" : paths.map { "'\($0)'" }.joined(separator: ", ")
    let others = project.passedOver.filter { $0.reason != .hidden }
    let names = others.prefix(3).map { Self.sentence($0) }.joined(separator: ", ")
    let reason =
      others.isEmpty
      ? "" : "; \(names)" + (others.count > 3 ? ", and so are \(others.count - 3) more" : "")
    return
      "nothing to check in \(place): no intent definition, catalog, Xcode project or Info.plist"
      + reason + Self.advice
  }

  private static let advice = "; add '--allow-empty' if that is intended"
}
