// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
package import Diagnostics
import IntentRules
import QuickActionWidget
package import SourceText
import SwiftDeclarations
import WidgetViews

/// Where the sources of a program declare its widgets and views.
package struct ProgramPlaces: Sendable {
  /// The parsed files.
  let sources: AppIntentSources

  /// The file that names the extension's sources: a finding without a better place is about it.
  private let origin: String

  /// Reads the sources of a program.
  ///
  /// - Parameters:
  ///   - files: The Swift files of the extension and of the modules that it is made of.
  ///   - origin: The name of the project file or the manifest.
  package init(_ files: [SourceFile], origin: String) {
    sources = AppIntentSources(files)
    self.origin = origin
  }

  /// The place of a widget: its kind, else the type that declares it.
  package func place(ofWidget kind: String?) -> Diagnostic.Place {
    if let widget = widget(kind) {
      return Diagnostic.Place(file: widget.fileName, range: widget.kind.range)
    }
    // A Live Activity has the name of its attributes for a kind.
    for file in sources.files {
      for (name, call) in file.calls(of: ["ActivityConfiguration"])
      where kind == nil || call["for"]?.typeName == kind {
        return Diagnostic.Place(file: file.source.name, range: name.range)
      }
    }
    if let type = sources.types(conformingTo: "WidgetBundle").first
      ?? sources.types(conformingTo: "Widget").first
    {
      return Diagnostic.Place(file: type.fileName, range: type.nameRange)
    }
    return Diagnostic.Place(file: origin)
  }

  /// The place of the function that makes a widget's timeline; of the widget if it is not found.
  package func timeline(ofWidget kind: String?) -> Diagnostic.Place {
    function(named: ["timeline", "getTimeline"], ofWidget: kind)
  }

  /// The place of a function of a widget's provider; of the widget if it is not found.
  package func function(named names: Set<String>, ofWidget kind: String?) -> Diagnostic.Place {
    guard let widget = widget(kind) else { return place(ofWidget: kind) }
    let calls = widget.file.calls(of: [widget.configuration.rawValue])
    let call = calls.first { $0.call["kind"]?.range == widget.kind.range }?.call
    guard let name = call?["provider"]?.typeName,
      let provider = sources.types.types(named: name, in: widget.type).first,
      let (file, function) = provider.functions.first(where: {
        names.contains($0.function.name.value)
      })
    else { return place(ofWidget: kind) }
    return Diagnostic.Place(file: file.source.name, range: function.name.range)
  }

  /// The place of a text that the gallery shows of a widget; of the widget if the sources do not spell it.
  func galleryText(_ text: String, ofWidget kind: String?) -> Diagnostic.Place {
    literal(text, in: Self.galleryCalls) ?? place(ofWidget: kind)
  }

  /// The place of an issue: what the source says of it, else the view that has it, else the widget.
  func place(of issue: WidgetIssue, inWidget kind: String?) -> Diagnostic.Place {
    switch issue {
    case .textCut(let text):
      return literal(text, in: Self.textCalls) ?? place(ofWidget: kind)
    // A label that a modifier gives may be that of another view's text.
    case .smallRegion(let label, _):
      return literal(label, in: ["Button", "Link", "Toggle"]) ?? place(ofWidget: kind)
    case .layout(let problem): return place(of: problem, inWidget: kind)
    default: return place(ofWidget: kind)
    }
  }

  private func place(of problem: LayoutProblem, inWidget kind: String?) -> Diagnostic.Place {
    let view = problem.facts.view.flatMap { declaration(ofView: $0) }
    let found: Diagnostic.Place? =
      switch problem {
      case .missingImage(let name), .imageTooLarge(let name, _, _, _):
        literal(name, in: Self.imageCalls)
      case .missingColor(let name): literal(name, in: ["Color", "UIColor", "color"])
      case .missingFont(let name): literal(name, in: ["custom", "UIFont", "font"])
      case .notDrawnInWidgets(let name, _): call(of: name, in: view) ?? onlyCall(of: name)
      case .ignoredLink: call(of: "Link", in: view)
      case .invalidLength(let modifier): call(of: modifier, in: view)
      case .invisibleContent(_, .text(let text), _): literal(text, in: Self.textCalls)
      case .invisibleContent(_, .image(let name), _): literal(name, in: Self.imageCalls)
      case .emptyTranslation(let key): literal(key, in: Self.textCalls)
      case .brokenWord(let word): literal(word, in: Self.textCalls)
      default: nil
      }
    return found ?? view.map { Diagnostic.Place(file: $0.file.source.name, range: $0.name) }
      ?? place(ofWidget: kind)
  }

  private static let galleryCalls: Set<String> = [
    "description", "Text", "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString",
  ]
  static let imageCalls: Set<String> = ["Image", "Label", "UIImage", "image"]
  static let textCalls: Set<String> = ["Text", "Label", "Button", "Link", "Toggle"]

  private func widget(_ kind: String?) -> WidgetSource? {
    guard let kind else { return nil }
    if let widget = sources.widgets.first(where: { $0.kind.value == kind }) { return widget }
    // Of one whose kind the sources do not spell, it may be the only one.
    let unknown = sources.widgets.filter { $0.kind.value == nil }
    return unknown.count == 1 ? unknown[0] : nil
  }

  /// The declaration of a view, by the name of its type.
  func declaration(ofView name: String) -> View? {
    // A generic view's name has its arguments.
    let name = String(name.prefix { $0 != "<" })
    guard let type = sources.types.types(named: name, in: "").first else { return nil }
    return View(file: type.file, name: type.nameRange, range: type.main.declaration.range)
  }

  /// A view that sources declare.
  struct View {
    var file: SwiftFile
    var name: SourceRange
    var range: SourceRange
  }

  /// The first call of a name in a view; nil if there is none.
  func call(of name: String, in view: View?) -> Diagnostic.Place? {
    guard let view, let tokens = view.file.tokens(in: view.range),
      let call = view.file.calls(of: [name], in: tokens).first
    else { return nil }
    return Diagnostic.Place(file: view.file.source.name, range: call.name.range)
  }

  /// The only call of a name; nil if there are others.
  func onlyCall(of name: String) -> Diagnostic.Place? {
    let calls = sources.files.flatMap { file in
      file.calls(of: [name]).map { Diagnostic.Place(file: file.source.name, range: $0.name.range) }
    }
    return calls.count == 1 ? calls[0] : nil
  }

  /// The line that the sentence about a failure names, as in `Shop/ShopView.swift:12: Fatal error`; nil if it names none.
  ///
  /// What names it is the compiler, with the module in place of the folder.
  func line(namedIn sentence: String) -> Diagnostic.Place? {
    for word in sentence.split(whereSeparator: { " ()".contains($0) }) {
      let parts = word.split(separator: ":")
      guard parts.count >= 2, parts[0].hasSuffix(".swift"), let number = Int(parts[1]) else {
        continue
      }
      let name = parts[0].split(separator: "/").last ?? parts[0]
      let named = sources.files.filter { $0.source.name.split(separator: "/").last == name }
      guard named.count == 1, let range = named[0].source.lineTable().range(ofLine: number) else {
        continue
      }
      let bytes = named[0].source.bytes
      let start = bytes[range.start..<range.end].firstIndex { $0 > UInt8(ascii: " ") }
      return Diagnostic.Place(
        file: named[0].source.name, range: SourceRange(start ?? range.start, range.end))
    }
    return nil
  }

  /// The place of a call that reloads a kind; of the widget's timeline if the sources do not spell it.
  func reload(ofKind kind: String, inWidget widget: String?) -> Diagnostic.Place {
    for file in sources.files {
      for (name, call) in file.calls(of: ["reloadTimelines"]) {
        let scope = file.declaration(around: name.range)?.fullName ?? ""
        guard let value = call["ofKind"], sources.text(of: value, in: scope) == kind else {
          continue
        }
        return Diagnostic.Place(file: file.source.name, range: value.range)
      }
    }
    return timeline(ofWidget: widget)
  }

  /// The place that names a suite of user defaults; of the widget's timeline if the sources do not spell it.
  func suite(_ name: String, inWidget widget: String?) -> Diagnostic.Place {
    for file in sources.files {
      for (word, call) in file.calls(of: ["UserDefaults", "init"]) {
        let scope = file.declaration(around: word.range)?.fullName ?? ""
        guard let value = call["suiteName"], sources.text(of: value, in: scope) == name else {
          continue
        }
        return Diagnostic.Place(file: file.source.name, range: value.range)
      }
    }
    return timeline(ofWidget: widget)
  }

  /// The place of a read of the clock: the innermost of the calls that is in these sources.
  ///
  /// - Parameter calls: The lines of the calls that led to the read, from the innermost.
  /// - Returns: The place; nil if no call is in the sources, or it is what a timer begins with or a value that is made once.
  func clockRead(in calls: [String]) -> Diagnostic.Place? {
    guard let place = calls.lazy.compactMap({ line(namedIn: $0) }).first, let line = place.range,
      let file = sources.files.first(where: { $0.source.name == place.file })
    else { return nil }
    guard let tokens = file.tokens(in: line) else { return place }
    if tokens.contains(where: { file.tokens.is($0, "static") }) { return nil }
    if let reading = ClockReadings.places(of: file, in: tokens).first {
      return Diagnostic.Place(file: place.file, range: reading)
    }
    // What is read in this line, and is no time that is shown, is where a timer begins.
    let isTimer = tokens.contains { file.tokens.is($0, "Date") || file.tokens.is($0, "now") }
    return isTimer ? nil : place
  }

  /// The place of a text that is an argument of some calls; nil if there is none, or there are several.
  func literal(_ text: String, in calls: Set<String>) -> Diagnostic.Place? {
    guard !text.isEmpty else { return nil }
    // A sentence has the beginning of a long text.
    let beginning = text.hasSuffix("…") ? text.dropLast() : nil
    var found: [Diagnostic.Place] = []
    for file in sources.files {
      for (_, call) in file.calls(of: calls) {
        for argument in call.arguments {
          guard let value = argument.value.text,
            value == text || beginning.map({ value.hasPrefix($0) }) == true
          else { continue }
          found.append(Diagnostic.Place(file: file.source.name, range: argument.value.range))
        }
      }
    }
    return found.count == 1 ? found[0] : nil
  }
}
