// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import Disk
import SourceText

/// The formats that a command can write its result in.
protocol OutputForm: RawRepresentable, CaseIterable, ExpressibleByArgument, Equatable
where RawValue == String {
  /// The extensions of files in this format, without the dot; an extension means the first format that has it.
  var fileExtensions: [String] { get }
}

/// The help about the formats of a command.
enum OutputForms<Form: OutputForm> {
  /// The help of `--format`.
  static var help: ArgumentHelp {
    let standard = Form.allCases.first.map { ", otherwise \($0.rawValue)" } ?? ""
    return ArgumentHelp(
      "The format of the result. (default: from the extension of '--output'\(standard))",
      valueName: "format")
  }
}

extension OutputOptions {
  /// The extensions of other programs' files: something else under such a name would be a surprise.
  private static let takenExtensions: Set<String> = [
    "svg", "png", "html", "htm", "json", "csv", "xml", "sarif", "pdf", "jpg", "jpeg", "gif", "webp",
    "heic", "zip",
  ]

  /// The form to write: the one that is asked for, else the one that the extension of the file means.
  ///
  /// - Parameters:
  ///   - asked: The value of `--format`.
  ///   - standard: The form where nothing says which.
  ///   - console: Where a note goes.
  /// - Returns: The form.
  /// - Throws: `CommandFailure` if the extension is that of a form that the command does not write.
  func form<Form: OutputForm>(
    _ asked: Form?, standard: Form, _ console: Console
  ) throws -> Form {
    let name = output.flatMap { $0 == GivenFileName.standardStream ? nil : FilePath($0) }
    guard let name else { return asked ?? standard }
    let ending = name.pathExtension.lowercased()
    let meant = Form.allCases.first { $0.fileExtensions.contains(ending) }
    if let asked {
      if let meant, !asked.fileExtensions.contains(ending) {
        messageOptions.messages(console).note(
          "'\(VisibleText.of(name.name))' is written as \(asked.rawValue), because of '--format', not as \(meant.rawValue)"
        )
      }
      return asked
    }
    if let meant { return meant }
    guard Self.takenExtensions.contains(ending) else { return standard }
    let forms = Form.allCases.map(\.rawValue).joined(separator: ", ")
    let remedy = Form.allCases.count > 1 ? ", or add '--format'" : ""
    throw CommandFailure(
      "cannot write the result as '.\(ending)'; use \(forms): rename '\(VisibleText.of(name.name))'\(remedy)",
      exitCode: 2)
  }
}
