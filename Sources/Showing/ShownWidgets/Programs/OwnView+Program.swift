// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import ConfigurationEditor
import QuickActionWidget
import WidgetPrograms
package import WidgetProtocol
package import WidgetViews

extension OwnView {
  /// The view of a program's widget that has an intent, with what the widget shows now; nil if no widget has the intent.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - className: The name of the intent's class.
  ///   - now: The moment of the picture.
  package convenience init?(
    of program: OpenProgram, intentClass className: String, at now: Instant
  ) {
    let widgets = program.description.widgets
    guard let widget = widgets.first(where: { $0.configuration == .intent(className) }) else {
      return nil
    }
    self.init(of: widget, in: program, at: now)
  }

  /// The view of a program's widget, with what the widget shows now.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - program: The program.
  ///   - now: The moment of the picture.
  package convenience init(of widget: DescribedWidget, in program: OpenProgram, at now: Instant) {
    self.init { values, look in
      var look = look
      look.margins = widget.areContentMarginsDisabled ? .disabled : .standard
      guard widget.families.contains(look.family), let canvas = look.canvas else { return nil }
      do throws(ProgramFailure) {
        let run = try ProgramRun(
          ProviderQuestion(
            .timeline, kind: widget.kind, family: look.family, size: canvas.size,
            now: now, choice: values),
          in: program.session, respond: { program.respond(to: $0) })
        defer { run.forget() }
        return DrawnWidget(
          programDrawing: try run.drawing(of: run.entry(at: now), in: look.at(now)), in: look,
          fonts: program.fonts)
      } catch {
        // The sheet says what the handler says; a picture that cannot be drawn is none.
        return nil
      }
    }
  }
}
