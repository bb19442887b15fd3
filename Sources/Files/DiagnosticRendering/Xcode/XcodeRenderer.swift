// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import SourceText

/// Shows findings to Xcode, which reads them from what a build phase prints and shows them in the editor.
///
/// A line for each cause of findings, `path:line:column: warning: message [rule]`, and one for each of its notes, whatever the texts
/// hold. What is about a file as a whole, or about one that has no lines, is shown at its beginning. Columns count UTF-8
/// bytes, as the compilers' do.
package struct XcodeRenderer: DiagnosticRenderer {
  private let sources: [SourceFile]
  private let folder: String?

  /// Creates a renderer; with a folder, relative paths become absolute.
  ///
  /// - Parameters:
  ///   - sources: The files that findings may point into.
  ///   - folder: The absolute path of the folder that relative paths start from, as Xcode opens files by absolute paths
  ///     alone; nil leaves paths as they are.
  package init(sources: [SourceFile], folder: String? = nil) {
    self.sources = sources
    self.folder = folder
  }

  /// The findings by cause, each with its notes after it; empty if there is none.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    let index = SourceIndex(sources, for: diagnostics)
    var text = ""
    for diagnostic in diagnostics.groupedByCause().map({ $0.finding(index) }) {
      text += line(
        diagnostic.severity, "\(diagnostic.message) [\(diagnostic.id)]", at: diagnostic.place,
        index)
      for note in diagnostic.notes {
        text += line(.note, note.message.text, at: note.place ?? diagnostic.place, index)
      }
    }
    return text
  }

  private func line(
    _ severity: Severity, _ message: String, at place: Diagnostic.Place, _ index: SourceIndex
  ) -> String {
    let start = index.span(of: place)?.start ?? SourceLocation(line: 1, column: 1)
    let words = VisibleText.of("\(severity.rawValue): \(message)")
    return "\(path(of: place.file)):\(start.line):\(start.column): \(words)\n"
  }

  private func path(of file: String) -> String {
    guard let folder, !file.hasPrefix("/") else { return VisibleText.of(file) }
    return VisibleText.of(folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)")
  }
}
