// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import QuickActions
import SourceText
import WidgetProject

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file that a choice is loaded from and saved to.
struct ChoiceFile {
  /// Where the choice is loaded from.
  let path: String

  /// Where it is saved to.
  let target: String

  /// The state in which the file was loaded; nil where there was none.
  private let fingerprint: FileContent.Fingerprint?

  /// Notes the state of the file now, before it is read, so that no later change is taken for this state.
  init(path: String, savingTo target: String?) {
    self.path = path
    self.target = target ?? path
    fingerprint = FileContent.fingerprint(ofFile: path)
  }

  /// The saved choice; the defaults where there is none yet.
  func load(_ subject: EditSubject, _ messages: Messages) throws -> WidgetChoice {
    do throws(Unreadable) {
      return try load(subject)
    } catch {
      switch error {
      case .file(let error): throw CommandFailure(error)
      case .content(let diagnostic, let source):
        throw CommandFailure(
          [diagnostic], sources: [source], style: messages.errorStyle,
          exitCode: diagnostic.id == "invalid-property-list" ? 2 : 1)
      }
    }
  }

  /// Why a saved choice is not loaded.
  enum Unreadable: Error {
    /// The file cannot be read.
    case file(FileError)
    /// It holds no choice for the widget.
    case content(Diagnostic, SourceFile)
  }

  /// The saved choice; the defaults where there is none yet.
  func load(_ subject: EditSubject) throws(Unreadable) -> WidgetChoice {
    guard fingerprint != nil else {
      return subject.widget.defaultChoice(for: subject.family)
    }
    let source: SourceFile
    do throws(FileError) {
      source = try FileSystem.disk.source(at: FilePath(path))
    } catch {
      throw .file(error)
    }
    do throws(SavedChoiceError) {
      return try WidgetChoice(source, for: subject.widget)
    } catch {
      throw .content(error.diagnostic, source)
    }
  }

  /// Saves a choice; the file's state from then on.
  ///
  /// - Throws: `FileError` where the file cannot be written, or was changed since it was loaded.
  func save(_ choice: WidgetChoice) throws(FileError) -> ChoiceFile {
    let expectation: AtomicFile.Expectation =
      target != path ? .anything : fingerprint.map { .unchanged($0) } ?? .absent
    do throws(FileError) {
      try AtomicFile.write(Array(choice.saved().utf8), to: target, expecting: expectation)
    } catch {
      // There was none when the choice was loaded: this one is somebody else's, and not to be removed.
      throw error.reason == .exists ? FileError(.write, target, .changedMeanwhile) : error
    }
    return ChoiceFile(path: target, savingTo: nil)
  }

  /// Whether there was a file when the choice was loaded or saved.
  var isThere: Bool { fingerprint != nil }

  /// Whether the file is another now than when it was loaded or saved.
  var isChangedMeanwhile: Bool {
    target == path && FileContent.fingerprint(ofFile: path) != fingerprint
  }

  /// Whether it can be saved, or made where there is none.
  var isWritable: Bool {
    let target = realpath(target, nil).map { path in
      defer { free(path) }
      return String(cString: path)
    }
    let path = target ?? self.target
    let folder = FilePath(path).folder.text
    guard access(folder.isEmpty ? "." : folder, W_OK) == 0 else { return false }
    return access(path, F_OK) != 0 || access(path, W_OK) == 0
  }

  /// The file in the state that it has now, so that it can be replaced by whoever was told that it changed.
  var inPresentState: ChoiceFile { ChoiceFile(path: path, savingTo: target) }
}
