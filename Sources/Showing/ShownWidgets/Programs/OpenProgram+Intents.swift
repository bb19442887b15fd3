// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Disk
package import IntentModel
import PropertyListSyntax
package import QuickActions
import SourceText
import WidgetPrograms
import WidgetProtocol

extension OpenProgram {
  /// The app's handler of an intent's parameters.
  ///
  /// - Parameter className: The name of the intent's class.
  /// - Returns: The handler.
  /// - Throws: `CommandFailure` if no widget has the intent, or the program has no intents extension.
  package func handler(ofIntentClass className: String) throws -> any ParameterHandler {
    let widgets = description.widgets
    guard let widget = widgets.first(where: { $0.configuration == .intent(className) }) else {
      let known = widgets.compactMap { widget in
        if case .intent(let name) = widget.configuration { name } else { nil }
      }
      throw CommandFailure(
        "no widget of '\(session.path)' has the intent '\(VisibleText.of(className))'; "
          + (known.isEmpty
            ? "it has no intent of an intent definition"
            : "they have \(known.joined(separator: ", "))"),
        exitCode: 2)
    }
    guard description.hasHandler else {
      throw CommandFailure(
        "'\(session.path)' has no intents extension; build it with the extension's target",
        exitCode: 2)
    }
    let program = self
    return ProgramHandler(of: widget.kind, in: session) { program.respond(to: $0) }
  }

  /// The values of a saved choice, by the names of the parameters.
  ///
  /// - Throws: `CommandFailure` if the file is not a choice.
  package static func values(ofChoiceAt path: String) throws -> [String: ParameterValue] {
    let root: PropertyListValue
    do {
      let source = try FileSystem.disk.source(at: FilePath(path))
      root = try PropertyListDocument(source, as: .json).root
    } catch {
      throw CommandFailure("cannot read the choice '\(path)': \(error)", exitCode: 2)
    }
    guard let parameters = root["parameters"], parameters.kind == .dictionary else {
      throw CommandFailure("'\(path)' is not a saved choice: it has no 'parameters'", exitCode: 2)
    }
    let pairs = parameters.entries.map { ($0.key, ParameterValue(MessageReader($0.value).literal)) }
    return Dictionary(pairs, uniquingKeysWith: { $1 })
  }
}
