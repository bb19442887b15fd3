// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
package import QuickActions
import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file beside a choice that keeps unsaved changes, in case the session ends unexpectedly.
///
/// It is locked while its session lives, so that an editor which finds one knows whether it is still in use: a
/// second editor of the same choice leaves it alone and keeps its own, `X.unsaved-2`. The lock ends with the process,
/// however that ends.
package struct UnsavedDraft {
  /// The draft that a session finds when it begins.
  package enum Finding {
    /// There is no draft.
    case nothing
    /// A draft of an earlier session.
    case left(WidgetChoice)
    /// Another editor is at work, and has something that is not saved.
    case otherEditor
  }

  /// How many editors of one choice can keep a draft each.
  private static let limit = 9

  private let base: String
  private var kept: WidgetChoice
  private var own: DraftFile?
  private var found: DraftFile?

  /// Whether what is not saved is kept on the disk: false where it could not be written.
  package private(set) var isKept = true

  /// The draft of the choice that is saved to a file; `present` is the choice that needs no draft as yet.
  package init(of file: String, present: WidgetChoice) {
    base = file + ".unsaved"
    kept = present
  }

  private var paths: [String] { [base] + (2...Self.limit).map { "\(base)-\($0)" } }

  /// Looks for what earlier sessions left, and takes the first that can be read out of the reach of other editors.
  package mutating func look(for widget: WidgetIntent) -> Finding {
    var isOtherThere = false
    for path in paths {
      switch DraftFile.open(path) {
      case .none: continue
      case .inUse: isOtherThere = true
      case .free(let file):
        guard let source = try? FileSystem.disk.source(at: FilePath(path)),
          let choice = try? WidgetChoice(source, for: widget)
        else { continue }
        found = file
        return .left(choice)
      }
    }
    return isOtherThere ? .otherEditor : .nothing
  }

  /// Takes over the draft that was found.
  package mutating func takeFound(_ choice: WidgetChoice) {
    (own, found, kept) = (found, nil, choice)
  }

  /// Removes the draft that was found.
  package mutating func dropFound() {
    found?.remove()
    found = nil
  }

  /// Keeps a choice, where it is another than the one kept last; a saved one needs no draft.
  ///
  /// A draft that cannot be kept is no reason to stop: the choice itself is still there.
  package mutating func keep(_ choice: WidgetChoice, isSaved: Bool) {
    // What could not be written is tried again: there may be room now.
    guard choice != kept || !isKept else { return }
    kept = choice
    guard !isSaved else { return drop() }
    let bytes = Array(choice.saved().utf8)
    let written = DraftFile.write(bytes, to: own.map { [$0.path] } ?? paths, replacing: own != nil)
    isKept = written != nil
    if let written { own = written }
  }

  /// Removes the draft of this session.
  package mutating func drop() {
    own?.remove()
    own = nil
    isKept = true
  }
}
