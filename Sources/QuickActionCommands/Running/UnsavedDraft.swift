// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

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

/// The file beside a choice that keeps what is not saved yet, should the session end without anybody wanting it to.
struct UnsavedDraft {
  /// Where it is.
  let path: String

  private var kept: WidgetConfiguration?

  /// The draft of the choice that is saved to a file; `present` is the choice that needs no draft as yet.
  init(of file: String, present: WidgetConfiguration) {
    path = file + ".unsaved"
    kept = present
  }

  /// What an earlier session left; nil where there is nothing that can be read.
  func found(for widget: WidgetIntent) -> WidgetConfiguration? {
    guard let source = try? SourceFile(path: path) else { return nil }
    return try? WidgetConfiguration(source, for: widget)
  }

  /// Keeps a choice, where it is another than the one kept last; a saved one needs no draft.
  ///
  /// A draft that cannot be kept is no reason to disturb anybody: the choice itself is still there.
  mutating func keep(_ configuration: WidgetConfiguration, isSaved: Bool) {
    guard configuration != kept else { return }
    kept = configuration
    if isSaved {
      remove()
    } else {
      try? AtomicFile.write(Array(configuration.saved().utf8), to: path, expecting: .anything)
    }
  }

  /// Removes it.
  func remove() {
    unlink(path)
  }

  /// Whether a file can be written, or made where there is none.
  static func isWritable(_ path: String) -> Bool {
    let folder = FilePath(path).folder.text
    guard access(folder.isEmpty ? "." : folder, W_OK) == 0 else { return false }
    return access(path, F_OK) != 0 || access(path, W_OK) == 0
  }
}
