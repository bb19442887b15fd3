// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What was found out of texts of sources in earlier rounds of a build, most of which are the same in the next.
final class SourceMemory {
  private var changed: [String: String?] = [:]
  private var imports: [String: [String]] = [:]

  /// The text that is compiled in place of another; nil for that one.
  func changed(_ text: String, by change: (String) -> String?) -> String? {
    if let known = changed[text] { return known }
    let result = change(text)
    changed[text] = .some(result)
    return result
  }

  /// The modules that a text imports where some conditions hold, which are the same in all rounds.
  func imports(of text: String, conditions: Set<String>) -> [String] {
    if let known = imports[text] { return known }
    let result = SourceImports(text, conditions: conditions).modules
    imports[text] = result
    return result
  }
}
