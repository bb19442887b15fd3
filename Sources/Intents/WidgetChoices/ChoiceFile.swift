// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import Disk
package import QuickActions
package import SourceText
package import WidgetValues

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file that a choice is loaded from and saved to.
package struct ChoiceFile {
  /// The path that the choice is loaded from.
  package let path: String

  /// The path that the choice is saved to.
  package let target: String

  /// The state in which the file was loaded; nil if there was none.
  private let fingerprint: FileContent.Fingerprint?

  /// Notes the state of the file now, before it is read, so that no later change is taken for this state.
  package init(path: String, savingTo target: String?) {
    self.path = path
    self.target = target ?? path
    fingerprint = FileContent.fingerprint(ofFile: path)
  }

  /// An error that a saved choice cannot be loaded.
  package enum Unreadable: Error {
    /// The file cannot be read.
    case file(FileError)
    /// The file holds no choice for the widget.
    case content(Diagnostic, SourceFile)
  }

  /// The saved choice; the defaults of a family if there is none yet.
  package func load(
    _ widget: WidgetIntent, family: WidgetFamily
  ) throws(Unreadable) -> WidgetChoice {
    guard fingerprint != nil else {
      return widget.defaultChoice(for: family)
    }
    let source: SourceFile
    do throws(FileError) {
      source = try FileSystem.disk.source(at: FilePath(path))
    } catch {
      throw .file(error)
    }
    do throws(SavedChoiceError) {
      return try WidgetChoice(source, for: widget)
    } catch {
      throw .content(error.diagnostic, source)
    }
  }

  /// Saves a choice; the file's state from then on.
  ///
  /// - Throws: ``FileError`` if the file cannot be written, or changed after it was loaded.
  package func save(_ choice: WidgetChoice) throws(FileError) -> ChoiceFile {
    let expectation: AtomicFile.Expectation =
      target != path ? .anything : fingerprint.map { .unchanged($0) } ?? .absent
    do throws(FileError) {
      try AtomicFile.write(Array(choice.saved().utf8), to: target, expecting: expectation)
    } catch {
      // There was none when the choice was loaded: another process wrote this one, and it must stay.
      throw error.reason == .exists ? FileError(.write, target, .changedMeanwhile) : error
    }
    return ChoiceFile(path: target, savingTo: nil)
  }

  /// Whether there was a file when the choice was loaded or saved.
  package var isThere: Bool { fingerprint != nil }

  /// Whether the file changed after it was loaded or saved.
  package var isChangedMeanwhile: Bool {
    target == path && FileContent.fingerprint(ofFile: path) != fingerprint
  }

  /// Whether the file can be saved or created.
  package var isWritable: Bool {
    let target = realpath(target, nil).map { path in
      defer { free(path) }
      return String(cString: path)
    }
    let path = target ?? self.target
    let folder = FilePath(path).folder.text
    guard access(folder.isEmpty ? "." : folder, W_OK) == 0 else { return false }
    return access(path, F_OK) != 0 || access(path, W_OK) == 0
  }

  /// The file in the state that it has now, so that it can be replaced after a warning.
  package var inPresentState: ChoiceFile { ChoiceFile(path: path, savingTo: target) }
}
