// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
package import Disk
package import QuickActions
import SourceText
package import WidgetPrograms
import WidgetProtocol

extension OpenProgram {
  /// The app intent of a widget.
  ///
  /// - Parameter kind: The kind of the widget, or the display name; nil for the first that has an app intent.
  /// - Returns: The intent.
  /// - Throws: `CommandFailure` if there is no such widget, or it has no app intent.
  package func appIntent(ofWidget kind: String?) throws -> ProgramIntent {
    let widgets = description.widgets
    let widget: DescribedWidget?
    if let kind {
      widget = widgets.first { $0.kind == kind || $0.displayName == kind }
      guard widget != nil else {
        throw CommandFailure(unknown: "widget", kind, among: widgets.map(\.kind))
      }
    } else {
      widget = widgets.first { if case .appIntent = $0.configuration { true } else { false } }
    }
    guard let widget, case .appIntent = widget.configuration else {
      throw CommandFailure(Self.sentence(withoutAppIntent: widget, in: self), exitCode: 2)
    }
    do throws(ProgramFailure) {
      return try ProgramIntent(of: widget, in: session)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Whether a widget has an app intent.
  ///
  /// - Parameter kind: The kind of the widget, or the display name; nil for the first of the program.
  /// - Returns: Whether there is such a widget, and it has one.
  package func hasAppIntent(ofWidget kind: String?) -> Bool {
    description.widgets.contains { widget in
      guard case .appIntent = widget.configuration else { return false }
      return kind.map { widget.kind == $0 || widget.displayName == $0 } ?? true
    }
  }

  private static func sentence(
    withoutAppIntent widget: DescribedWidget?, in program: OpenProgram
  ) -> String {
    let subject =
      widget.map { "the widget '\(VisibleText.of($0.kind))'" }
      ?? "'\(VisibleText.of(program.session.path))'"
    let hasDefinition = (widget.map { [$0] } ?? program.description.widgets).contains {
      if case .intent = $0.configuration { true } else { false }
    }
    return hasDefinition
      ? "\(subject) has the intent of an intent definition; name the definition, too"
      : "\(subject) has no parameters to choose"
  }

  /// The code of an app intent's parameters, run in the program.
  package func handler(of intent: ProgramIntent) -> any ParameterHandler {
    ProgramHandler(of: intent.widget.kind, in: session, describedAs: intent.described) {
      respond(to: $0)
    }
  }
}

/// An app intent of a program, for commands that work on intents of definitions.
package struct ChosenProgramIntent {
  /// The intent that configures the widget.
  package let intent: ProgramIntent

  /// The code of its parameters.
  package let handler: any ParameterHandler

  /// The file of the choice, unless another is named.
  package let choiceFile: FilePath

  /// Takes an intent of a program.
  ///
  /// - Parameters:
  ///   - kind: The kind of the widget, or the display name; nil for the first that has an app intent.
  ///   - program: The program.
  ///   - folder: Where a choice is saved.
  /// - Throws: `CommandFailure` if there is no such widget, or it has no app intent.
  package init(ofWidget kind: String?, in program: OpenProgram, savingIn folder: FilePath) throws {
    intent = try program.appIntent(ofWidget: kind)
    handler = program.handler(of: intent)
    let name = intent.widget.kind.split(separator: "/").joined(separator: "-")
    choiceFile = folder.appending(name + ".configuration.json")
  }
}
