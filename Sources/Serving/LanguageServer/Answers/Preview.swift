// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import AgentTools
import Disk
import MessageStream
import PropertyListSyntax
import SourceText

/// The picture of a catalog's widget, which is drawn to a file when it is asked for.
enum Preview {
  /// The name of the command.
  static let command = "quickaction.preview"

  /// The folder that pictures are drawn to, below that which is served.
  private static let pictures = ".build/quickaction/previews"

  /// The answer to `textDocument/codeLens` about a catalog.
  static func lenses(of subject: SubjectText) -> PropertyListLiteral {
    guard subject.name.hasSuffix(ActionCatalog.fileSuffix),
      let catalog = try? ActionCatalog(subject.source)
    else { return .array([]) }
    return .array([
      [
        "range": subject.positions.range(catalog.widget.kind.range),
        "command": [
          "title": "Preview", "command": .string(command), "arguments": [.string(subject.uri)],
        ],
      ]
    ])
  }

  /// Draws the widget of a catalog.
  ///
  /// - Returns: The address of the picture.
  static func draw(
    _ parameters: PropertyListValue?, in session: EditorSession, by commands: CommandPort
  ) throws(MessageError) -> PropertyListLiteral {
    guard parameters?["command"]?.string == command else {
      throw .invalidParameters("unknown command '\(parameters?["command"]?.string ?? "")'")
    }
    let arguments = parameters?["arguments"]
    let uri = arguments?.kind == .array ? arguments?.elements.first { _ in true }?.string : nil
    guard let uri, let folder = session.folder(of: uri), let name = folder.name(of: uri),
      name.hasSuffix(ActionCatalog.fileSuffix)
    else { throw .invalidParameters("'\(command)' needs the address of a catalog in the folder") }
    let stem = FilePath(name).name.dropLast(ActionCatalog.fileSuffix.count)
    let picture = folder.path.appending(pictures).appending("\(stem).png")
    // A link may lead elsewhere.
    guard let address = session.uri(of: picture.simplified.text), folder.name(of: address) != nil
    else { throw .refused("'\(pictures)' is outside of the folder, so nothing is drawn") }
    do throws(FileError) {
      _ = try FolderCreation(picture.folder)
    } catch {
      throw .failed("the folder '\(pictures)' cannot be created")
    }
    let outcome = commands.outcome(
      of: ["preview", "--format=png", "--force", "--output=\(picture.simplified.text)", name])
    guard outcome.exitCode == 0 else {
      throw .failed(outcome.errors.isEmpty ? "the widget cannot be drawn" : outcome.errors)
    }
    if session.capabilities.showsFiles {
      session.client?.ask("window/showDocument", ["uri": .string(address), "external": false])
    } else {
      session.client?.notify(
        "window/showMessage", ["type": 3, "message": .string("drawn to \(address)")])
    }
    return ["uri": .string(address)]
  }
}
