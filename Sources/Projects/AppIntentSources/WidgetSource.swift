// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText
package import SwiftDeclarations
import WidgetValues

/// A widget or control in Swift sources.
package struct WidgetSource: Sendable {
  /// The kind of configuration of the widget.
  package enum Configuration: String, CaseIterable, Hashable, Sendable {
    /// The user configures it by an App Intent.
    case appIntent = "AppIntentConfiguration"
    /// The user configures it by an intent of a definition.
    case intent = "IntentConfiguration"
    /// The user cannot configure it.
    case `static` = "StaticConfiguration"
    /// A control, by an App Intent.
    case appIntentControl = "AppIntentControlConfiguration"
    /// A control that is not configured.
    case staticControl = "StaticControlConfiguration"
  }

  /// The kind of configuration of the widget.
  package let configuration: Configuration

  /// The kind, where the source says it; the text is nil if the sources do not spell it.
  package let kind: Located<String?>

  /// The type whose constant is the kind, where the sources do not spell it; nil if they do, or it is no such constant.
  package let typeOfKind: String?

  /// The type of the intent; nil if it has none.
  package let intent: Located<String>?

  /// The families that are listed for it; nil if the sources do not spell them.
  package let families: [Located<String>]?

  /// The full name of the type that declares it; empty outside of types.
  package let type: String

  /// The file with the declaration.
  package let file: SwiftFile

  /// The name of the file.
  package var fileName: String { file.source.name }

  /// The widgets of a file.
  static func all(in file: SwiftFile, _ constants: SourceConstants) -> [WidgetSource] {
    let names = Set(Configuration.allCases.map(\.rawValue))
    let calls = file.calls(of: names.union([familiesCall]))
    return calls.indices.compactMap { index in
      let (name, call) = calls[index]
      guard let configuration = Configuration(rawValue: name.value), let kind = call["kind"] else {
        return nil
      }
      let owner = file.declaration(around: name.range)
      let scope = owner?.fullName ?? ""
      let intent = (call["intent"]).flatMap { intent in
        intent.typeName.map { Located($0, at: intent.range) }
      }
      // What lists the families is chained to the configuration, so it comes before the next one and in the same type.
      let next = calls[(index + 1)...].first
      let families = next.flatMap { next -> [Located<String>]? in
        guard next.name.value == familiesCall,
          owner.map({ next.name.range.end <= $0.range.end }) ?? true
        else { return nil }
        return Self.families(next.call)
      }
      let text = constants.text(of: kind, in: scope)
      return WidgetSource(
        configuration: configuration, kind: Located(text, at: kind.range),
        typeOfKind: text == nil ? Self.type(ofConstant: kind) : nil, intent: intent,
        families: families, type: scope, file: file)
    }
  }

  /// The type that an expression such as `Kinds.home` or `Kinds.home.rawValue` names; nil if it names none.
  private static func type(ofConstant expression: SwiftExpression) -> String? {
    guard let path = expression.path, path.count > 1, let first = path.first,
      first.first?.isUppercase == true, first != "Self"
    else { return nil }
    return first
  }

  private static let familiesCall = "supportedFamilies"

  /// The families of a list of literals; nil if it has anything else, or none that is known.
  private static func families(_ call: SwiftCall) -> [Located<String>]? {
    guard case .array(let elements)? = call.unlabeled?.kind else { return nil }
    var families: [Located<String>] = []
    for element in elements {
      guard let name = element.lastName else { return nil }
      if WidgetFamily(rawValue: name) != nil { families.append(Located(name, at: element.range)) }
    }
    return families.isEmpty ? nil : families
  }
}
