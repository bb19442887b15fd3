// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileTexts {
  /// Returns the message that the owner or the attributes of a written file have changed.
  package func ownerLost(ofFile path: String) -> String { self(.ownerLost, path) }

  /// Returns the message why a file cannot be read or written, with advice.
  package func sentence(for error: FileError) -> String {
    let path = error.path
    let isReading = error.operation == .read
    return switch error.reason {
    case .notFound where path.isEmpty: self(.unnamed)
    case .notFound where FileError.isMalformed(path): self(.notUTF, path)
    case .notFound: self(isReading ? .missing : .noFolder, path)
    case .isFolder: self(.isFolder, path)
    case .isNoFile: self(.notFile, path)
    case .isLink(let destination): self(.isLink, path, destination)
    case .leftChanged(let paths, let reason):
      self(.leftChanged, path, words(for: reason), paths.joined(separator: ", "))
    case .permissionDenied: self(isReading ? .unreadable : .unwritable, path)
    case .exists: self(.exists, path)
    case .changedMeanwhile: self(.changedOnDisk, path)
    case .wouldLoseBytes: self(.wouldLoseBytes, path)
    case .content(let fault): self(.notRead, path, "\(fault)")
    case .archive(let reason): self(.notRead, path, reason)
    case .system(ENOSPC, _) where !isReading, .system(EDQUOT, _) where !isReading:
      self(.full, path)
    case .system(_, let words): self(isReading ? .notRead : .notWritten, path, words)
    }
  }

  /// The reason why a file cannot be written, to put into a sentence.
  private func words(for reason: FileError.Reason) -> String {
    switch reason {
    case .system(ENOSPC, _), .system(EDQUOT, _): self(.becauseFull)
    case .system(_, let words), .archive(let words): words
    case .permissionDenied: self(.becauseDenied)
    // That it would lose bytes is known before any file is written.
    case .changedMeanwhile, .wouldLoseBytes: self(.becauseChanged)
    case .notFound: self(.becauseGone)
    case .isFolder, .isNoFile, .isLink, .exists: self(.becauseTaken)
    case .content(let fault): "\(fault)"
    case .leftChanged(_, let first): words(for: first)
    }
  }
}
