// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Compiled by ArticleHandlerTests together with an app's handler and the classes of the sample's definition.

import Foundation
import IntentModel
import Intents
import IntentsBridge
import QuickActions
import SourceText
import StringTables
import WidgetValues

@main
enum Driver {
  static func main() throws {
    let path = CommandLine.arguments[1]
    let content = try [UInt8](Data(contentsOf: URL(filePath: path)))
    let definition = try IntentDefinition(SourceFile(name: path, content: content))
    let handler = ExtensionHandler(
      QuickActionIntentHandler(), for: QuickActionConfigurationIntent.self)
    let widget = WidgetIntent(
      definition.widgetIntents[0], of: definition, tables: StringTableSet(), handler: handler)
    let name = "transitionDestinations"

    for family in [WidgetFamily.systemSmall, .systemMedium, .systemLarge] {
      let form = widget.form(of: WidgetChoice(intent: widget.name), family: family)
      print(family.rawValue, form[name]?.text ?? "")
    }
    var choice = WidgetChoice(intent: widget.name)
    func printOptions() throws {
      let options = try widget.handledOptions(of: name, for: choice, family: .systemSmall)
      print("options", (options?.items ?? []).map { "\($0.identifier) \($0.title)" })
    }
    try printOptions()
    choice = try choice.applying(
      .replace(position: 1, identifier: "3", in: name), to: widget, family: .systemSmall)
    print("choice", widget.form(of: choice, family: .systemSmall)[name]?.text ?? "")
    try printOptions()
    do {
      _ = try choice.applying(
        .replace(position: 1, identifier: "9", in: name), to: widget, family: .systemSmall)
    } catch {
      print("refused", error)
    }
    // As it is after it was saved and read: the identifier alone.
    let intent = handler.intent(for: [name: .array([.string("4")])])
    let destinations = (intent as? QuickActionConfigurationIntent)?.transitionDestinations ?? []
    for destination in destinations {
      print(
        "intent", destination.displayString, destination.imageName ?? "",
        destination.urlScheme?.absoluteString ?? "")
    }
  }
}
