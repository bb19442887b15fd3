// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// A file of Swift source: what it imports and declares, each with its place.
///
/// The reader is lenient: it needs no compiler and no other file, reads all branches of `#if`, and goes on after faults,
/// which ``problems`` has. Bodies of functions stay tokens, in which ``calls(of:in:)`` searches.
package final class SwiftFile: Sendable {
  /// The tokens of the file.
  package let tokens: SwiftTokens

  /// The modules that are imported.
  package let imports: [Located<String>]

  /// The types and extensions, those in others not included.
  package let declarations: [SwiftDeclaration]

  /// The types and extensions with those in them, in the order of the file.
  package let allDeclarations: [SwiftDeclaration]

  /// The members that are declared outside of types.
  package let members: SwiftMembers

  /// The problems of the file, in its order.
  package let problems: [SwiftProblem]

  /// Reads a file, in a time that is proportional to its length.
  package init(_ source: SourceFile) {
    tokens = SwiftTokens(source)
    var reader = SwiftOutlineReader(tokens, at: 0, before: tokens.count, around: "", depth: 0)
    reader.run()
    imports = reader.imports
    declarations = reader.declarations
    allDeclarations = reader.declarations.flatMap(\.all)
    members = reader.members
    problems = (tokens.problems + reader.problems).sorted { $0.range.start < $1.range.start }
  }

  /// The file that was parsed.
  package var source: SourceFile { tokens.source }

  /// Returns whether the file imports a module or a part of it.
  package func imports(_ module: String) -> Bool {
    imports.contains { $0.value == module || $0.value.hasPrefix(module + ".") }
  }

  /// The calls of some names in some of the tokens, in their order; nil for the whole file.
  ///
  /// A call is found by its last name: `AppShortcut` finds `AppIntents.AppShortcut(…)`, too, and `init` what is made by
  /// `AppShortcut.init(…)` or `.init(…)`.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - range: The tokens, such as the body of a property.
  /// - Returns: The calls with their places.
  package func calls(
    of names: Set<String>, in range: Range<Int>? = nil
  ) -> [(name: Located<String>, call: SwiftCall)] {
    let range = (range ?? 0..<tokens.count).clamped(to: 0..<tokens.count)
    var found: [(Located<String>, SwiftCall)] = []
    let spellings = names.map { Array($0.utf8) }
    for index in range.dropLast() where tokens.list[index].kind == .word {
      // Few words have a bracket behind them.
      switch tokens.list[index + 1].first {
      case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "{"): break
      default: continue
      }
      guard tokens.isName(index, among: spellings),
        tokens.is(index + 1, "(") || tokens.is(index + 1, "<") || tokens.is(index + 1, "{")
      else { continue }
      switch tokens.keyword(index - 1) {
      case .func, .struct, .class, .enum, .extension: continue
      default: break
      }
      // Without a value or a type before it, it declares an initializer, whose body is long.
      if tokens.keyword(index) == .initializer, !tokens.is(index - 1, ".") { continue }
      var reader = SwiftExpressionReader(tokens, at: index, before: range.upperBound)
      // What is chained to the call is not read: only its arguments are of interest.
      guard let call = reader.readCall() else { continue }
      found.append((Located(tokens.name(index), at: tokens.list[index].range), call))
    }
    return found
  }

  /// The innermost type or extension that a range is in; nil outside of types.
  package func declaration(around range: SourceRange) -> SwiftDeclaration? {
    allDeclarations.last { $0.range.start <= range.start && range.end <= $0.range.end }
  }

  /// The tokens of a range of the file; nil if there are none.
  package func tokens(in range: SourceRange) -> Range<Int>? {
    guard let first = tokens.list.firstIndex(where: { $0.range.start >= range.start }),
      let last = tokens.list.lastIndex(where: { $0.range.end <= range.end }), first <= last
    else { return nil }
    return first..<(last + 1)
  }

  /// Whether a name is among some of the tokens.
  package func mentions(_ name: String, in range: Range<Int>) -> Bool {
    range.clamped(to: 0..<tokens.count).contains {
      tokens.kind($0) == .word && tokens.name($0) == name
    }
  }

  /// Returns the first occurrence of one of some names in a range of tokens; nil if there is none.
  package func place(of names: Set<String>, in range: Range<Int>) -> Located<String>? {
    let place = range.clamped(to: 0..<tokens.count).first {
      tokens.kind($0) == .word && names.contains(tokens.name($0))
    }
    return place.map { Located(tokens.name($0), at: tokens.list[$0].range) }
  }
}
