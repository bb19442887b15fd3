// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel
import PropertyListSyntax
import SourceText
package import WidgetProtocol

/// The app intent of a program's widget, as an intent of a definition.
package struct ProgramIntent: Sendable {
  /// The widget that the intent configures.
  package let widget: DescribedWidget

  /// The program's description of the intent.
  package let described: DescribedIntent

  /// The definition that declares nothing but the intent.
  package let definition: IntentDefinition

  /// The intent as a definition has it.
  package let intent: Intent

  /// Asks a program for the app intent of a widget.
  ///
  /// - Throws: ``ProgramFailure`` if it has none, or does not say.
  package init(of widget: DescribedWidget, in session: ProgramSession) throws(ProgramFailure) {
    let answer = try session.answer(
      to: .intent(kind: widget.kind), respond: { _ in ServerResponse(.unreachable) })
    try self.init(
      of: widget,
      session.reading { () throws(MessageError) in try DescribedIntent(answer) })
  }

  /// Takes what a program said.
  ///
  /// - Throws: ``ProgramFailure/malformed(_:)`` if it is no intent.
  package init(of widget: DescribedWidget, _ described: DescribedIntent) throws(ProgramFailure) {
    self.widget = widget
    self.described = described
    do {
      let source = try SourceFile(
        name: described.name + ".intentdefinition",
        content: XMLWriter.document(described.definition))
      definition = try IntentDefinition(source)
    } catch {
      throw .malformed("\(error)")
    }
    guard let intent = definition.intents.first else {
      throw .malformed("the widget '\(widget.kind)' has an intent without a name")
    }
    self.intent = intent
  }

  /// The bytes of the definition.
  package var document: [UInt8] { XMLWriter.document(described.definition) }
}
