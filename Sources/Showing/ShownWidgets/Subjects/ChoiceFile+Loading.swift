// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import CommandConsole
import Diagnostics
import Disk
package import QuickActions
import WidgetChoices

extension ChoiceFile {
  /// The saved choice; the defaults if there is none yet.
  ///
  /// - Throws: `CommandFailure` if the file cannot be read, or holds no choice for the widget.
  package func load(_ subject: WidgetSubject, _ messages: Messages) throws -> WidgetChoice {
    do throws(Unreadable) {
      return try load(subject.widget, family: subject.family)
    } catch {
      switch error {
      case .file(let error): throw CommandFailure(error)
      case .content(let diagnostic, let source):
        throw CommandFailure(
          [diagnostic], sources: [source], style: messages.errorStyle,
          exitCode: diagnostic.id == "invalid-property-list" ? 2 : 1)
      }
    }
  }
}
