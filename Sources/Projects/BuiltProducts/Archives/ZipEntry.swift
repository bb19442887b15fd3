// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A file or folder in a zip archive, as the archive's list describes it.
package struct ZipEntry: Hashable, Sendable {
  /// The kind of an entry.
  package enum Kind: Hashable, Sendable {
    case file
    case folder
    /// A symbolic link, which is never followed.
    case link
  }

  /// The path in the archive, without a slash at its end.
  package let path: String

  /// The kind of the entry: file, folder or link.
  package let kind: Kind

  /// Whether the content is encrypted.
  let isEncrypted: Bool

  /// How the content is compressed.
  let method: Int

  /// The checksum of the content.
  let checksum: Int

  /// The number of compressed bytes.
  let compressedByteCount: Int

  /// The number of bytes of the content.
  package let byteCount: Int

  /// Where the entry's own header is.
  let headerOffset: Int
}
