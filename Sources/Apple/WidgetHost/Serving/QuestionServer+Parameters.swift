// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import IntentModel
import Intents
import IntentsBridge
import QuickActions
import StringTables
import WidgetProtocol
import WidgetViews

extension QuestionServer {
  /// Answers a question by asking the app's intents extension, on another thread, as it may take
  /// time.
  func answer(_ question: ParameterQuestion, _ id: Int) {
    guard let widget = widget(question.kind) else {
      return fail(id, "there is no widget '\(question.kind)'")
    }
    let type: INIntent.Type
    switch widget.configuration {
    case .appIntent(let type): return answer(question, of: type, id)
    case .intent(let intent): type = intent
    case .fixed: return fail(id, "the widget '\(question.kind)' has no parameters")
    }
    guard let handler = handler(of: type) else {
      return fail(id, "the program has no intents extension")
    }
    Thread.detachNewThread { [channel] in
      do throws(ParameterHandlerFailure) {
        let line = try Self.line(id, question, handler)
        channel.send(line)
      } catch {
        channel.send(ProgramMessage.failure(id: id, error.description).line)
      }
    }
  }

  private nonisolated static func line(
    _ id: Int, _ question: ParameterQuestion, _ handler: ExtensionHandler
  ) throws(ParameterHandlerFailure) -> [UInt8] {
    switch question.part {
    case .default:
      let value = try handler.defaultValue(of: question.parameter)
      return ProgramMessage.answerLine(id: id) { $0.defaultValue(value) }
    case .options:
      let options = try handler.options(
        of: question.parameter, given: question.values, matching: question.search)
      return ProgramMessage.answerLine(id: id) { $0.options(options) }
    case .resolve:
      let resolutions = try handler.resolutions(of: question.parameter, given: question.values)
      return ProgramMessage.answerLine(id: id) { $0.resolutions(resolutions) }
    }
  }

  /// Returns the app's intents extension as the handler of an intent; nil if the program has none.
  func handler(of type: INIntent.Type) -> ExtensionHandler? {
    let key = ObjectIdentifier(type)
    if let known = handlers[key] { return known }
    guard let provider = extensionObject else { return nil }
    let handler = ExtensionHandler(provider, for: intentClass(type, of: provider))
    handlers[key] = handler
    return handler
  }

  /// Returns the intent with the user's choices, and with the defaults of the definition and of the
  /// handler for parameters without a choice.
  func intent(
    _ type: INIntent.Type, for choice: [String: ParameterValue], family: WidgetFamily
  ) -> INIntent {
    // Without a handler, the identifiers and titles of the choice must suffice.
    let own = self.handler(of: type)
    let handler = own ?? ExtensionHandler(INExtension(), for: type)
    let defined = definedIntents?.values(
      of: type, for: choice, family: family,
      in: LocaleName(world.locale),
      tables: resources?.tables ?? StringTableSet(), handler: own)
    let values = defined ?? self.values(choice, of: type, defaultsOf: own)
    let intent = handler.intent(for: values)
    guard Swift.type(of: intent) != type else { return intent }
    // The widget gets it as from the extension's process: written by one class, and read by the other.
    return (try? type.intent(json: intent.jsonData()))
      ?? ExtensionHandler(INExtension(), for: type).intent(for: values)
  }

  /// Returns a choice with the handler's defaults for parameters without a choice.
  private func values(
    _ choice: [String: ParameterValue], of type: INIntent.Type,
    defaultsOf handler: ExtensionHandler?
  ) -> [String: ParameterValue] {
    var values = choice
    for property in type.generatedProperties where values[property.name] == nil {
      // A failure is reported when the parameter itself is asked for.
      if let value = try? handler?.defaultValue(of: property.name) { values[property.name] = value }
    }
    return values
  }

  /// Returns the class of an intent that the handler of an extension knows.
  ///
  /// Targets that list the same definition have a class of it each, and a handler conforms to the
  /// protocol of its own target.
  ///
  /// - Parameters:
  ///   - type: The class in the widget's module.
  ///   - provider: The extension.
  /// - Returns: The class in the extension's module; `type` if it has none.
  private func intentClass(_ type: INIntent.Type, of provider: INExtension) -> INIntent.Type {
    let module = String(reflecting: Swift.type(of: provider)).prefix { $0 != "." }
    return NSClassFromString("\(module).\(type.generatedClassName)") as? INIntent.Type ?? type
  }
}

/// The creation of the principal class of an intents extension.
enum IntentsExtension {
  /// Returns a new object of a class; nil if `quickaction build` did not find the class in the
  /// sources.
  static func object(ofClass name: String) -> INExtension? {
    let parts = name.split(separator: ".")
    guard parts.count > 1, let module = parts.first, let type = parts.last else { return nil }
    let maker = NSClassFromString("\(module).MakerOf\(type)") as? INExtensionMaker.Type
    return maker?.init().makeExtension()
  }
}
