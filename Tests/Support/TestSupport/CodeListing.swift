// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// The examples of a page of documentation: its Swift listings that begin with an import.
///
/// A test holds the same lines and runs them, so that an example cannot rot.
package struct CodeListing: Sendable {
  /// The page, as a path in the repository.
  package let page: String

  /// Names the page in the repository.
  package init(of page: String) {
    self.page = page
  }

  /// What is wrong with a test that claims to run the page's examples; nil where it has all of their lines, in order.
  ///
  /// Indentation does not count, nor does what stands between the lines.
  package func mismatch(withSource path: String) throws -> String? {
    let text = String(decoding: try Repository.content(of: page), as: UTF8.self)
    let listings = text.components(separatedBy: "```swift\nimport ").dropFirst()
      .map { "import " + ($0.components(separatedBy: "```").first ?? "") }
    guard !listings.isEmpty else { return "\(page) has no example" }
    let source = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    for listing in listings {
      var rest = Self.lines(of: source)[...]
      for line in Self.lines(of: listing) {
        guard let index = rest.firstIndex(of: line) else {
          return "\(page) shows a line that the test does not run here: \(line)"
        }
        rest = rest[(index + 1)...]
      }
    }
    return nil
  }

  /// The lines that are not empty, without indentation.
  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
