// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
package import StringTables

/// The language that a widget's texts are shown in: the one that is asked for, else that of the environment, else their own.
///
/// A language that there are no texts in is never shown as if there were: the texts' own language takes its place, and a note says so.
package struct TextLanguage {
  /// The language of the texts; nil where it is not known.
  package let shown: LocaleName?

  /// The sentence that says which language is not there; nil where nothing is missing.
  package let missing: String?

  /// Chooses the language of texts, and the sentence on one that is missing.
  ///
  /// - Parameters:
  ///   - asked: The value of `--locale`; nil if it is not given.
  ///   - known: The languages that there are texts in.
  ///   - own: The language of the texts that have no table; nil where it is not known.
  ///   - environment: The environment variables.
  package init(
    asked: LocaleName?, known: [LocaleName], own: LocaleName?, environment: [String: String]
  ) {
    let known = known.filter { !$0.isBase }
    let all = known + (own.map { known.contains($0) ? [] : [$0] } ?? [])
    let (wanted, variable) = asked.map { ($0, nil) } ?? Self.language(of: environment)
    guard let wanted else {
      (shown, missing) = (own, nil)
      return
    }
    if let spoken = wanted.lookupOrder.first(where: all.contains) {
      // A region that is asked for stays: it is more than the language of the texts.
      (shown, missing) = (asked ?? spoken, nil)
      return
    }
    shown = own
    // Texts whose language is not known may well be in the environment's.
    guard asked != nil || own != nil else {
      missing = nil
      return
    }
    let source = variable.map { ", the language of \($0)" } ?? ""
    let name = VisibleText.of(wanted.identifier)
    let place = own.map { "in '\(VisibleText.of($0.identifier))'" } ?? "as they are"
    missing =
      "no texts in '\(name)'\(source); shown \(place)\(Self.alternative(to: wanted, among: all))"
  }

  /// The language of a widget's texts.
  package init(
    asked: LocaleName?, of widget: WidgetIntent, environment: [String: String]
  ) {
    self.init(
      asked: asked, known: widget.textLocales, own: widget.developmentLanguage,
      environment: environment)
  }

  /// The advice on a language that is not there.
  private static func alternative(to name: LocaleName, among known: [LocaleName]) -> String {
    let code = String(name.identifier.prefix { $0 != "-" })
    if let meant = countries[code].map({ LocaleName($0) }), known.contains(meant) {
      return "; did you mean '\(meant.identifier)'?"
    }
    guard !known.isEmpty else { return "" }
    let list = known.map { VisibleText.of($0.identifier) }.sorted().joined(separator: ", ")
    return "; texts exist in \(list)"
  }

  /// Codes of countries that are taken for those of their languages.
  private static let countries = [
    "jp": "ja", "cn": "zh-Hans", "tw": "zh-Hant", "kr": "ko", "cz": "cs", "dk": "da", "gr": "el",
    "se": "sv", "ua": "uk", "vn": "vi", "us": "en", "uk": "en", "gb": "en", "br": "pt-BR",
    "at": "de", "in": "hi", "ir": "fa", "il": "he", "rs": "sr", "ee": "et",
  ]

  // MARK: Names

  /// The language of the environment, and the variable that says it; nil where it says none, or that of programs.
  private static func language(
    of environment: [String: String]
  ) -> (name: LocaleName?, variable: String?) {
    let variable = ["LC_ALL", "LC_MESSAGES", "LANG"].first { !(environment[$0] ?? "").isEmpty }
    guard let variable, let name = name(environment[variable] ?? ""),
      !["c", "posix"].contains(name.identifier.lowercased())
    else { return (nil, nil) }
    return (name, variable)
  }

  /// The language of a name such as `ja`, `zh-Hans`, `pt_BR` or `ja_JP.UTF-8`; nil where it is none.
  package static func name(_ text: String) -> LocaleName? {
    let name = text.prefix { $0 != "." && $0 != "@" }
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let areTags = parts.allSatisfy { part in
      (1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy {
          switch $0 {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
          default: false
          }
        }
    }
    guard areTags, let first = parts.first, first.allSatisfy(\.isLetter),
      first.count > 1 || text == "C"
    else { return nil }
    return LocaleName(String(name))
  }
}
