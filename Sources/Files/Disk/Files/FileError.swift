// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// A file that cannot be read or written, and why.
package struct FileError: Error, Hashable, Sendable {
  /// The reason why an operation failed.
  package enum Reason: Hashable, Sendable {
    /// There is nothing of this name.
    case notFound
    /// There is a folder of this name.
    case isFolder
    /// There is something of this name that is neither a file nor a folder.
    case isNoFile
    /// The path is a symbolic link, which is never written through.
    case isLink(destination: String)
    /// The permissions do not allow the operation.
    case permissionDenied
    /// There is a file of this name already.
    case exists
    /// The file is not what it was when it was read.
    case changedMeanwhile
    /// The file holds what is not text, or an encoding that lacks a character, so that writing it would lose something.
    case wouldLoseBytes
    /// The content is not text that can be read.
    case content(SourceFileError)
    /// The file is an archive that is refused, or in an archive and not read, with the reader's reason.
    case archive(reason: String)
    /// The file was written with others, which could not be changed back when this one failed, and why it did.
    indirect case leftChanged(paths: [String], because: Reason)
    /// The number and the words of another error of the system's.
    case system(code: Int32, words: String)
  }

  /// The operation that failed.
  package enum Operation: Hashable, Sendable {
    /// The file was read.
    case read
    /// The file was written.
    case write
  }

  /// The path, as it was given.
  package let path: String

  /// The operation that failed.
  package let operation: Operation

  /// The reason why it failed.
  package let reason: Reason

  /// Creates an error of an operation on a path.
  package init(_ operation: Operation, _ path: String, _ reason: Reason) {
    self.path = path
    self.operation = operation
    self.reason = reason
  }
}

extension FileError {
  /// A folder that exists and cannot be read.
  package init(unreadableFolder path: FilePath) {
    self.init(.read, path.text, Self.isMalformed(path.text) ? .notFound : .permissionDenied)
  }

  /// Whether a path was read from bytes that are not UTF-8.
  ///
  /// A path is text here. Bytes of a name that are not UTF-8 become U+FFFD, and nothing is found at that path.
  package static func isMalformed(_ path: String) -> Bool {
    path.unicodeScalars.contains("\u{FFFD}")
  }
}

extension FileError {
  /// Whether the bytes of the file are the reason, so that the error is the same as long as they are.
  package var dependsOnBytesAlone: Bool { if case .content = reason { true } else { false } }
}

extension FileError: CustomStringConvertible {
  /// The error as a message in English.
  package var description: String { FileTexts().sentence(for: self) }
}
