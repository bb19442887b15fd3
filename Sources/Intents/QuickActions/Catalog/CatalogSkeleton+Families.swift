// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText
public import WidgetValues

extension CatalogSkeleton {
  /// The families that a widget comes in as far as a definition tells, and what tells it.
  public struct Families: Hashable, Sendable {
    /// The evidence in a definition for the families.
    public enum Source: Hashable, Sendable {
      /// The sizes of the list of a parameter.
      case sizes(parameter: String)
      /// The sizes of the list of a parameter, which name every family, as Xcode writes them; the usual ones are taken.
      case everySize(parameter: String)
      /// The name or the title of the intent.
      case name
      /// No evidence: a family that most widgets have is assumed.
      case nothing
    }

    /// The families: the medium one first, which commands show by default, then the smallest.
    public let families: [WidgetFamily]

    /// The evidence in the definition for ``families``.
    public let source: Source
  }

  /// The families of the widget that a parameter configures.
  ///
  /// Those that the sizes of its list name or, if it has none, those of another list of the intent; then what the name and the title of the
  /// intent say, as in `ShowPageLockScreen`; else the medium one.
  public static func families(of target: ActionCatalog.Target) -> Families {
    let others = target.intent.parameters.filter {
      $0.propertyName != target.parameter.propertyName
    }
    for parameter in [target.parameter] + others {
      let named = parameter.namedFamilies
      let name = parameter.propertyName
      if named.count == WidgetFamily.allCases.count {
        return Families(
          families: [.systemMedium, .systemSmall, .systemLarge], source: .everySize(parameter: name)
        )
      }
      if !named.isEmpty {
        let medium = named.filter { $0 == .systemMedium }
        return Families(
          families: medium + named.filter { $0 != .systemMedium }, source: .sizes(parameter: name))
      }
    }
    let words = (target.intent.name?.value ?? "") + " " + (target.intent.title.text?.value ?? "")
    let told = families(toldBy: words)
    return told.isEmpty
      ? Families(families: [.systemMedium], source: .nothing)
      : Families(families: told, source: .name)
  }

  /// The families that a name tells: of a Lock Screen, or of one of its shapes.
  private static func families(toldBy text: String) -> [WidgetFamily] {
    let letters = String(text.lowercased().filter { !$0.isWhitespace && $0 != "_" && $0 != "-" })
    let shapes: [(String, WidgetFamily)] = [
      ("circular", .accessoryCircular), ("rectangular", .accessoryRectangular),
      ("inline", .accessoryInline),
    ]
    let told = shapes.filter { letters.contains($0.0) }.map(\.1)
    guard told.isEmpty else { return told }
    return ["lockscreen", "accessory", "ロック画面"].contains { letters.contains($0) }
      ? shapes.map(\.1) : []
  }
}

extension Attribute {
  /// The families that the sizes of a list name, in the order of the families.
  fileprivate var namedFamilies: [WidgetFamily] {
    // Without a fixed size they mean nothing, and Xcode leaves them.
    guard isArray, arraySize(for: .systemMedium) != nil else { return [] }
    let names = Set(arraySizes?.entries.compactMap { $0.sizeClassName?.value } ?? [])
    return WidgetFamily.allCases.filter { names.contains($0.sizeClassName) }
  }
}
