// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import WidgetProject

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension EditorTexts {
  /// Why a file was not read or written, in the language of the screen.
  func sentence(for error: FileError) -> String {
    let isReading = error.operation == .read
    return switch error.reason {
    case .notFound: self(isReading ? .fileGone : .fileNoFolder, error.path)
    case .isFolder: self(.fileIsFolder, error.path)
    case .isNoFile: self(.fileNoFile, error.path)
    case .exists, .changedMeanwhile: self(.fileExists, error.path)
    // What the editor writes it makes anew, in UTF-8.
    case .content, .wouldLoseBytes: self(.fileUnreadable, error.path)
    case .permissionDenied: self(isReading ? .fileUnreadable : .filePermission, error.path)
    case .system(ENOSPC, _), .system(EDQUOT, _): self(.fileFull, error.path)
    case .system(_, let words):
      isReading ? self(.fileUnreadable, error.path) : self(.fileSystem, error.path, words)
    }
  }
}
