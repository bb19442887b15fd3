// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import CommandConsole
import Disk
import SourceText
package import TerminalText
package import WidgetChoices

extension CommandFailure {
  /// A catalog that cannot be used.
  package init(_ failure: LoadedCatalog.Failure, style: TerminalStyle) {
    switch failure {
    case .noCatalog(let folder):
      let place = folder == "." ? "the current folder" : "'\(folder)'"
      self.init(
        "no catalog ('*.actions.json') below \(place); name one, or make one with "
          + "'quickaction init DEFINITION'", exitCode: 2)
    case .severalCatalogs(let paths):
      self.init(
        rendered: "error: several catalogs; name one of them:\n"
          + paths.map { "  \(VisibleText.of($0))\n" }.joined(), exitCode: 2)
    case .definition(let path, let catalog):
      let advice =
        catalog.map { "name '\($0)'" }
        ?? "make one with: quickaction init \(ShellWord.of(path))"
      self.init(
        "'\(path)' is an intent definition, not a catalog; \(advice)", exitCode: 2)
    case .file(let error):
      self.init(error)
    case .unparsable(let diagnostics, let sources):
      self.init(diagnostics, sources: sources, style: style, exitCode: 2)
    case .invalid(let diagnostics, let sources):
      self.init(diagnostics, sources: sources, style: style, exitCode: 1)
    }
  }
}

extension Messages {
  /// Does something with a catalog or a definition, and says why if it cannot be used.
  ///
  /// - Throws: `CommandFailure` with the findings as they look on standard error.
  package func failing<Value>(
    _ load: () throws(LoadedCatalog.Failure) -> Value
  ) throws(CommandFailure) -> Value {
    do throws(LoadedCatalog.Failure) {
      return try load()
    } catch {
      throw CommandFailure(error, style: errorStyle)
    }
  }
}
