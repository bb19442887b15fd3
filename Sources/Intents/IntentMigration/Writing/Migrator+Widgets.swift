// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentGeneration
import IntentModel
import QuickActions
import SourceText
import WidgetValues

extension Migrator {
  /// Writes the widget of an intent in its new form and, for older systems, in its old one.
  mutating func writeWidget(of index: Int) {
    let plan = plan.intents[index]
    guard let intent = definition.intent(named: plan.name),
      intent.isEligibleForWidgets?.value == true
    else { return }
    let description = catalog?.target?.intent === intent ? catalog?.catalog?.widget : nil
    let kinds =
      options.widgetKinds[plan.name]
      ?? [options.widgetKind ?? description?.kind.value].compactMap(\.self)
    if kinds.isEmpty { lose(.kind, plan.name) }
    let name = intentNames[index]
    let path = name + "Widget.swift"
    let modifiers = description.map { self.modifiers(of: $0) } ?? []
    var writer = file(
      importing: ["AppIntents"] + (options.isPublic ? ["Foundation"] : [])
        + (hasOlderSystems ? ["Intents"] : []) + ["SwiftUI", "WidgetKit"],
      isPublic: false)
    write(
      WidgetForm(name: name, configuration: name.swiftName, isOld: false), to: &writer)
    if hasOlderSystems {
      write(WidgetForm(name: name, configuration: plan.className, isOld: true), to: &writer)
    }
    let new = WidgetForm(name: name, configuration: name.swiftName, isOld: false)
    let old =
      hasOlderSystems ? WidgetForm(name: name, configuration: plan.className, isOld: true) : nil
    let widgets = widgetNames(of: index)
    for (number, widget) in widgets.enumerated() {
      if number > 0 { writer.blank() }
      let kind = number < kinds.count ? kinds[number] : plan.name
      writer.documentation("The widget that is configured with '\(plan.name)'.")
      writer.block("struct \(widget): Widget") { writer in
        writer.documentation("The kind of the old widget: placed widgets are found by it.")
        writer.line("static let kind = \(SwiftLiteral.string(kind))")
        writer.blank()
        writer.block("var body: some WidgetConfiguration") { writer in
          guard let old else { return new.writeConfiguration(modifiers, to: &writer) }
          writer.line("if \(MigratedAvailability.widgets.condition) {")
          writer.indented { new.writeConfiguration(modifiers, isReturned: true, to: &$0) }
          writer.line("} else {")
          writer.indented { old.writeConfiguration(modifiers, isReturned: true, to: &$0) }
          writer.line("}")
        }
      }
    }
    add(path, writer.text)
    for widget in widgets { leave(say(.gapWidget, widget), in: path) }
  }

  /// The declarations of a form: an entry, and what provides it.
  private func write(_ form: WidgetForm, to writer: inout CodeWriter) {
    writer.documentation(
      form.isOld
        ? "What the widget shows before iOS 17; fill in the entry of the old widget."
        : "What the widget shows; fill in what the view needs.")
    if !form.isOld { writeAvailability(.widgets, to: &writer) }
    writer.block("struct \(form.entry): TimelineEntry") {
      $0.line("let date: Date")
      $0.line("let configuration: \(form.configuration)")
    }
    writer.blank()
    writer.documentation(
      form.isOld
        ? "Says what the widget shows before iOS 17; fill in the provider of the old widget."
        : "Says what the widget shows; fill in the entries that the old provider made.")
    if !form.isOld { writeAvailability(.widgets, to: &writer) }
    writer.block("struct \(form.provider): \(form.isOld ? "" : "App")IntentTimelineProvider") {
      form.writeProvider(to: &$0)
    }
    writer.blank()
  }

  private mutating func modifiers(of widget: ActionCatalog.WidgetDescription) -> [Code] {
    var modifiers: [Code] = []
    let texts = [
      ("configurationDisplayName", widget.displayName, "the name in the gallery"),
      ("description", widget.description, "the sentence in the gallery"),
    ]
    for (name, text, comment) in texts {
      guard let words = text.text?.value, !words.isEmpty else { continue }
      let key = register(text, comment: "Widget \(widget.kind.value): \(comment)", words: words)
      let text = Code.call(
        "Text",
        [.init(nil, .string(key)), .init("tableName", .string(self.texts.table))]
          + (self.texts.bundleClass.map {
            [.init("bundle", .plain("Bundle(for: \($0).self)"))]
          } ?? []))
      modifiers.append(.call("." + name, [.init(nil, text)]))
    }
    let families = widget.families.compactMap { WidgetFamily(rawValue: $0.value) }
    if !families.isEmpty {
      let list = Code.list(families.map { Code.Argument(nil, .plain(".\($0)")) })
      modifiers.append(.call(".supportedFamilies", [.init(nil, list)]))
    }
    return modifiers
  }

  private mutating func register(
    _ text: CatalogText, comment: String, words: String
  ) -> String {
    _ = texts.resource(
      key: text.key?.value, in: catalog?.catalog?.tableName ?? "", words: words, fallback: words,
      comment: comment)
    let key = text.key?.value ?? ""
    return key.isEmpty ? words : key
  }
}

/// A widget by App Intents, or by the old classes.
private struct WidgetForm {
  /// The name of the intent's new type.
  let name: String

  /// The type of the user's configuration.
  let configuration: String

  /// Whether it is the form of older systems.
  let isOld: Bool

  var entry: String { name + (isOld ? "OldEntry" : "Entry") }
  var provider: String { name + (isOld ? "OldProvider" : "Provider") }

  /// Adds the methods of the provider.
  func writeProvider(to writer: inout CodeWriter) {
    writer.function(
      "func placeholder", [.init("in context", "Context")], result: " -> \(entry)"
    ) { $0.line("", made(of: configuration + "()")) }
    let methods =
      isOld
      ? [("getSnapshot", entry), ("getTimeline", "Timeline<\(entry)>")]
      : [("snapshot", entry), ("timeline", "Timeline<\(entry)>")]
    for (index, (method, result)) in methods.enumerated() {
      writer.blank()
      var parameters: [Code.Argument] = [
        .init("for configuration", .plain(configuration)), .init("in context", "Context"),
      ]
      if isOld { parameters.append(.init("completion", "@escaping (\(result)) -> Void")) }
      writer.function(
        "func \(method)", parameters, result: isOld ? "" : " async -> \(result)"
      ) { writer in
        let value = index == 0 ? "entry" : "Timeline(entries: [entry], policy: .never)"
        if index == 0, !isOld { return writer.line("", made(of: "configuration")) }
        writer.line("let entry = ", made(of: "configuration"))
        writer.line(isOld ? "completion(\(value))" : "return \(value)")
      }
    }
  }

  /// An entry with a configuration.
  private func made(of configuration: String) -> Code {
    .call(
      entry, [.init("date", "Date()"), .init("configuration", .plain(configuration))])
  }

  /// Adds the configuration of the widget.
  func writeConfiguration(
    _ modifiers: [Code], isReturned: Bool = false, to writer: inout CodeWriter
  ) {
    let name = (isReturned ? "return " : "") + (isOld ? "" : "App") + "IntentConfiguration"
    let arguments: [Code.Argument] = [
      .init("kind", "Self.kind"), .init("intent", .plain(configuration + ".self")),
      .init("provider", .plain(provider + "()")),
    ]
    writer.closure(.call(name, arguments), " { entry in") { writer in
      writer.comment("Fill in: the view of the widget.")
      writer.line("Text(entry.date, style: .time)")
    }
    for modifier in modifiers { writer.modifier(modifier) }
  }
}
